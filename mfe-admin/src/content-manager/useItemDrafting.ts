import type { ItemDrafts } from '@atelier/contracts';
import { isApiError, serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { discardWorkingCopy, type SentDraft, saveDraft } from '../drafts/drafts.api';
import type { ItemDrafting } from '../drafts/ItemDrafting';
import type { Entry } from '../forms/toFormData';
import { OFFLINE } from '../forms/unsavedChanges';
import { type ContentRow, type ContentSort, getContentItem, isLive } from '../history/ContentItem';
import { usePlatform } from '../platform/usePlatform';
import { usePresence } from '../presence/usePresence';
import { useConfirm } from '../resource-page/ConfirmProvider';
import type { ItemReview } from '../reviews/useItemReview';
import { useUndo } from '../undo/UndoContext';
import { withFileAddresses } from './withFileAddresses';

const DISCARD = {
  title: 'Discard Draft',
  text: 'Are you sure you want to discard this draft? The saved version stays as it is.',
  isDangerous: true,
};

interface Options {
  review: ItemReview;
  sort: ContentSort;
  item: ContentRow;
  name: string;
  drafts: ItemDrafts;
  /** Called after the working copy has changed. */
  onChanged: () => void;
  unpublish: () => Promise<void>;
  schedule: string | undefined;
  plan: () => void;
  tools: ItemDrafting['tools'];
  renew: () => Promise<void>;
  reload: () => void;
}

/** The working copy and related tools of the edited item. */
export const useItemDrafting = (options: Options): ItemDrafting => {
  const { review, sort, item, name, drafts, onChanged, unpublish, schedule, plan, tools, renew, reload } = options;
  const platform = usePlatform();
  const { api, toasts } = platform;
  const confirm = useConfirm();
  const { offer } = useUndo();
  const workingCopy = drafts.workingCopy ?? undefined;
  const live = isLive(sort, item);
  const others = usePresence({ resource: sort.resource, itemId: item.id, activity: 'editing' });

  const keep = async (values: SentDraft['values'], replaces: string | null) => {
    await saveDraft(api, sort.kind, item.id, { values, isWorkingCopy: true, replaces });
    onChanged();
  };
  const save = async (entry: Entry<object>): Promise<boolean> => {
    try {
      await keep(await withFileAddresses(platform, entry), workingCopy?.savedAt ?? null);
      toasts.show(live ? 'Draft saved. Visitors still see the published version.' : 'Draft saved', 'success');
      return true;
    } catch (error) {
      const isOffline = isApiError(error) && error.kind === 'network' && !navigator.onLine;
      toasts.show(isOffline ? OFFLINE : serverMessageOr(error, 'Failed to save draft'), 'error');
      return false;
    }
  };
  const discard = async (): Promise<void> => {
    if (workingCopy === undefined || !(await confirm(DISCARD))) return;
    try {
      await discardWorkingCopy(api, sort.kind, workingCopy);
    } catch (error) {
      toasts.show(serverMessageOr(error, 'Failed to discard draft'), 'error');
      return;
    }
    offer({
      text: 'Draft discarded',
      of: name,
      undo: async () => {
        await keep(workingCopy.values, null);
        reload();
        return 'Draft restored';
      },
    });
    onChanged();
    reload();
  };
  return {
    review,
    presence: { others, noun: sort.noun },
    offered: drafts.autoSaved ?? undefined,
    workingCopy,
    saved: { ...item },
    isLive: live,
    isBeside: live || workingCopy !== undefined,
    schedule,
    publishAt: getContentItem(item, name).publishAt,
    plan,
    save,
    discard,
    unpublish,
    tools,
    renew,
    reload,
  };
};
