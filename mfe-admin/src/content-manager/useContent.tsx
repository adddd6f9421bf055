import type { Address } from '@atelier/web-kit/api/calls';
import { useState } from 'react';
import type { Entry } from '../forms/toFormData';
import type { ContentRow } from '../history/ContentItem';
import { bringBack, removeContent } from '../history/contentTools.api';
import { getPublished, type Published } from '../history/published';
import { useContentTools } from '../history/useContentTools';
import { usePlatform } from '../platform/usePlatform';
import { useItemActions } from '../resource-page/useItemActions';
import { useListPath } from '../resource-page/useListPath';
import { useManagedList } from '../resource-page/useManagedList';
import { MayPublishContext } from '../reviews/MayPublish';
import type { ContentListState, ContentType } from './ContentType';
import { createMerge } from './createMerge';
import { EditContent } from './EditContent';
import { useItemRights, withoutPublishing } from './useItemRights';
import { useUnpublish } from './useUnpublish';

interface Statistics<Figures> {
  stats?: Address<{ data: Figures }>;
  statsFailed?: string;
}

/** The list of a content type, the actions on its items, and the open dialogs. */
export const useContent = <
  Item extends ContentRow,
  Loaded extends Item,
  Draft extends object,
  State extends ContentListState,
  Figures,
>(
  type: ContentType<Item, Loaded, Draft, State> & Statistics<Figures>,
  subPath: string,
  { state, size }: { state: State; size: number },
) => {
  const { sort, getName, words, Editor } = type;
  const platform = usePlatform();
  const { api } = platform;
  const list = useManagedList<Item, Figures>({
    list: type.list(state, { page: state.page, limit: size }),
    name: type.rows,
    stats: type.stats,
    failed: words.loadFailed,
    statsFailed: type.statsFailed,
  });
  const { missing, getMissing } = useItemRights(sort);
  const mayPublish = missing.publish === undefined;
  const toSaved = (entry: Entry<Draft>) => (mayPublish ? entry : withoutPublishing(sort, entry));
  const at = useListPath(type.path, subPath, missing.write === undefined);
  const [published, setPublished] = useState<Published>();
  /** The receipt of an earlier publication makes room. */
  const noting = async (save: Promise<unknown>): Promise<void> => setPublished(getPublished(sort, await save));
  const actions = useItemActions<Item, Entry<Draft>, Loaded>({
    words,
    getName,
    create: (entry) => noting(type.create(api, toSaved(entry))),
    update: (item, entry) => noting(type.update(api, item, toSaved(entry))),
    remove: (item) => removeContent(api, sort.path, item),
    restore: (item) => bringBack(api, sort.kind, item),
    merge: (item, entry) => createMerge(type, platform, item, entry),
    refresh: list.refresh,
  });
  const { unpublish, getActions } = useUnpublish(type, missing.publish, list.refresh);
  const tools = useContentTools(sort, getName, list.refresh);
  const dialogs = (
    <MayPublishContext value={mayPublish}>
      {at.edited === 'new' && (
        <Editor
          item={undefined}
          drafting={undefined}
          onClose={at.close}
          onSave={async (entry) => (await actions.create(entry)) === 'saved'}
        />
      )}
      {at.edited !== undefined && at.edited !== 'new' && (
        <EditContent
          type={type}
          id={at.edited}
          onClose={at.close}
          onSave={actions.update}
          onUnpublish={unpublish}
          getMissing={getMissing}
          refresh={list.refresh}
        />
      )}
      {tools.dialogs}
    </MayPublishContext>
  );
  const getMoreActions = (item: Item) => [...tools.getActions(item), ...getActions(item)];
  const receipt = { sort, published, onClose: () => setPublished(undefined) };
  const getEditPath = (item: Item) =>
    getMissing(item).write === undefined ? `${type.path}/${item.id}/edit` : undefined;
  return { list, missing, getMissing, getEditPath, at, actions, getMoreActions, dialogs, receipt };
};
