import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { ContentRow, ContentSort } from '../history/ContentItem';
import { bringBack, removeContent, restoreAll } from '../history/contentTools.api';
import type { BulkEntry } from '../resource-page/BulkMenu';
import { changedFields, pickFields } from '../resource-page/fieldChanges';
import { isMissing } from '../resource-page/settleFailure';
import type { BulkAction, BulkCall, BulkWords } from '../resource-page/useBulkAction';
import type { MissingRights } from '../session/useMissingRights';
import type { Version } from './ContentType';
import { type BulkFields, type EditedFields, formerFields } from './fieldEdits';

/** A bulk action that shows or hides items. */
export interface BulkChange<Item, Draft> extends BulkWords {
  change: (item: Item) => Partial<Draft>;
}

/** The bulk actions of a type of content besides deleting. */
export interface ContentBulk<Item, Draft> {
  bulk: readonly BulkChange<Item, Draft>[];
  /** Whether even a few items are changed by one call. */
  changesAtOnce?: boolean;
  /** The fields that can be edited in bulk, if any. */
  bulkFields?: BulkFields;
}

interface ReadType {
  sort: ContentSort;
  read: (api: ApiClient, id: string) => Promise<object>;
}

interface BulkType<Item, Draft> extends ContentBulk<Item, Draft>, ReadType {
  update: (api: ApiClient, item: Version, entry: { draft: Partial<Draft> }) => Promise<unknown>;
}

const seen = ({ id, version }: Version) => ({ id, expectedVersion: version });

/** Whether the server has an item with these fields. */
const hasFields = async ({ read }: ReadType, api: ApiClient, { id }: ContentRow, fields: EditedFields) =>
  changedFields(fields, { ...(await read(api, id)) }).length === 0;

/** Edits fields of many items, all of which the edit must change; Undo rejects those that have changed since. */
export const getFieldsEdit = <Item extends ContentRow>(
  type: ReadType,
  api: ApiClient,
  title: string,
  change: (item: Item) => EditedFields,
): BulkAction<Item> => {
  const callAll = (updates: EditedFields[]) => api.call(`PATCH /${type.sort.path}/bulk`, { body: { updates } });
  return {
    title,
    verb: 'change',
    done: 'changed',
    callAll: (items) => callAll(items.map((item) => ({ ...seen(item), data: change(item) }))),
    isDone: (item) => hasFields(type, api, item, change(item)),
    undo: {
      callAll: (items) =>
        callAll(
          items.map((item) => ({
            id: item.id,
            expectedVersion: item.version + 1,
            data: formerFields(item, change(item)),
          })),
        ),
      isDone: (item) => hasFields(type, api, item, formerFields(item, change(item))),
    },
  };
};

/** The bulk actions of a kind, each on the version that was seen; deletions can be undone. */
export const getContentBulk = <Item extends ContentRow, Draft>(
  type: BulkType<Item, Draft>,
  api: ApiClient,
  missing: MissingRights,
): readonly BulkEntry<Item>[] => {
  const { bulk, changesAtOnce = false, update } = type;
  const { kind, path } = type.sort;
  const alone = (call: (item: Item) => Promise<unknown>) => (changesAtOnce ? {} : { call });
  const toCall = ({ change }: BulkChange<Item, Draft>): BulkCall<Item> => ({
    ...alone((item) => update(api, item, { draft: change(item) })),
    callAll: (items) =>
      api.call(`PATCH /${path}/bulk`, {
        body: { updates: items.map((item) => ({ ...seen(item), data: change(item) })) },
      }),
    isDone: (item) => hasFields(type, api, item, pickFields({ ...change(item) }, [type.sort.visibility.field])),
  });
  return [
    ...bulk.map((action) => ({ ...action, ...toCall(action), missing: missing.publish })),
    {
      title: 'Delete Selected',
      verb: 'delete',
      done: 'deleted',
      isDangerous: true,
      missing: missing.delete,
      ...alone((item) => removeContent(api, path, item)),
      callAll: (items) => api.call(`DELETE /${path}/bulk`, { body: { ids: items.map(seen) } }),
      isDone: ({ id }) => isMissing(type.read(api, id)),
      undo: {
        call: (item) => bringBack(api, kind, item),
        callAll: (items) => restoreAll(api, kind, items),
        isDone: async ({ id }) => !(await isMissing(type.read(api, id))),
      },
    },
  ];
};
