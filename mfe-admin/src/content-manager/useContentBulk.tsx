import { lazy, Suspense, useState } from 'react';
import type { ContentRow } from '../history/ContentItem';
import type { Noun } from '../numbers/numbers';
import { readAllPages } from '../platform/readAllPages';
import { usePlatform } from '../platform/usePlatform';
import { BulkMenu } from '../resource-page/BulkMenu';
import { BulkProgress } from '../resource-page/BulkProgress';
import { BulkReport } from '../resource-page/BulkReport';
import { useBulkAction } from '../resource-page/useBulkAction';
import { getSelectionScope } from '../resource-page/useListState';
import { useSelection } from '../resource-page/useSelection';
import type { MissingRights } from '../session/useMissingRights';
import type { ContentListState, ContentType } from './ContentType';
import { type ContentBulk, getContentBulk, getFieldsEdit } from './contentBulk';
import { editedFields } from './fieldEdits';

const FieldsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bulk-edit" */ './FieldsDialog')).FieldsDialog,
}));

interface Shown<Item, State> {
  state: State;
  list: { rows: readonly Item[] | undefined; total: number; refresh: () => Promise<unknown> };
  missing: MissingRights;
}

/** The selection in a list of content, and what is done to all that is selected. */
export const useContentBulk = <
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ContentListState,
>(
  type: ContentType<Item, Loaded, Draft, State> & ContentBulk<Item, Draft>,
  noun: Noun,
  { state, list, missing }: Shown<Item, State>,
) => {
  const { api } = usePlatform();
  const { bulkFields } = type;
  const [isEditing, setIsEditing] = useState(false);
  const editTitle = `Edit Category and ${bulkFields?.words.name === 'technologies' ? 'Technologies' : 'Tags'}`;
  const readAll = () => readAllPages((page, limit) => api.get(type.list(state, { page, limit })));
  const selection = useSelection(list.rows ?? [], { ...getSelectionScope(state), total: list.total, readAll });
  const bulk = useBulkAction<Item>(noun, async () => {
    selection.clear();
    await list.refresh();
  });
  const dialog = isEditing && bulkFields !== undefined && (
    <Suspense>
      <FieldsDialog
        title={editTitle}
        fields={bulkFields}
        noun={noun}
        count={selection.count}
        onClose={() => setIsEditing(false)}
        onEdit={(edit) => {
          setIsEditing(false);
          const change = (item: Item) => editedFields(item, bulkFields, edit);
          const isChanged = (item: Item) => Object.keys(change(item)).length > 0;
          const read = async () => (await selection.read()).filter(isChanged);
          void bulk.start(getFieldsEdit(type, api, editTitle, change), { count: selection.count, read });
        }}
      />
    </Suspense>
  );
  return {
    selection,
    readAll,
    dialog,
    menu: (
      <BulkMenu
        selection={selection}
        entries={getContentBulk(type, api, missing)}
        more={
          bulkFields === undefined ? [] : [{ label: editTitle, missing: missing.write, run: () => setIsEditing(true) }]
        }
        isRunning={bulk.isRunning}
        onRun={bulk.run}
      />
    ),
    progress: <BulkProgress progress={bulk.progress} onStop={bulk.stop} />,
    report: <BulkReport report={bulk.report} getName={type.getName} onClose={bulk.closeReport} />,
  };
};
