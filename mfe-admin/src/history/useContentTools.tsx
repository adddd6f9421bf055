import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RowAction } from '../resource-page/RowMenu';
import { useMissingRights } from '../session/useMissingRights';
import { type ContentItem, type ContentRow, type ContentSort, getContentItem } from './ContentItem';

const HistoryDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "history" */ './HistoryDialog')).HistoryDialog,
}));
const ScheduleDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "history" */ './ScheduleDialog')).ScheduleDialog,
}));
const PreviewLinkDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "history" */ './PreviewLinkDialog')).PreviewLinkDialog,
}));

type Tool = 'history' | 'schedule' | 'preview';

interface ContentTools<Item> {
  /** Entries for an item's menu. */
  getActions: (item: Item) => readonly RowAction[];
  /** Those of an item's editor, where the publish control opens the schedule. */
  getEditorActions: (item: Item) => readonly RowAction[];
  /** Opens the dialog with the item's schedule. */
  plan: (item: Item) => void;
  dialogs: ReactNode;
}

/** History, schedule, and preview links of a manager's items: menu entries and dialogs. */
export const useContentTools = <Item extends ContentRow>(
  sort: ContentSort,
  getName: (item: Item) => string,
  refresh: () => Promise<unknown>,
  onScheduled = refresh,
): ContentTools<Item> => {
  const [open, setOpen] = useState<{ tool: Tool; item: ContentItem }>();
  const missing = useMissingRights(sort.resource);
  const close = () => setOpen(undefined);
  const show = (tool: Tool, item: Item) => () => setOpen({ tool, item: getContentItem(item, getName(item)) });
  const getHistory = (item: Item): RowAction => ({ label: 'History', run: show('history', item) });
  const getPreview = (item: Item): RowAction => ({
    label: 'Preview Link',
    missing: missing.write,
    run: show('preview', item),
  });
  const getActions = (item: Item): readonly RowAction[] => [
    getHistory(item),
    { label: 'Schedule', missing: missing.publish, run: show('schedule', item) },
    getPreview(item),
  ];
  const getEditorActions = (item: Item): readonly RowAction[] => [getHistory(item), getPreview(item)];
  const dialogs = open && (
    <Suspense fallback={null}>
      {open.tool === 'history' && <HistoryDialog sort={sort} item={open.item} onClose={close} onRestored={refresh} />}
      {open.tool === 'schedule' && (
        <ScheduleDialog sort={sort} item={open.item} onClose={close} onScheduled={onScheduled} />
      )}
      {open.tool === 'preview' && <PreviewLinkDialog sort={sort} item={open.item} onClose={close} />}
    </Suspense>
  );
  return { getActions, getEditorActions, plan: (item) => show('schedule', item)(), dialogs };
};
