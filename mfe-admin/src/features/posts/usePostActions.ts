import type { Post, PostDraft, PostSummary } from '@atelier/contracts';
import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { useVersionedWrite } from '../../resource-page/useVersionedWrite';
import { createPost, deletePost, updatePost } from './posts.api';

const CONFIRM_DELETE = 'Are you sure you want to delete this post? This action cannot be undone.';
const SAVE_FAILED = 'Failed to save blog post';
const ON_RELOAD_OF_EDITOR = 'Reload shows the newer version; what you wrote here is lost.';
const ON_RELOAD_OF_LIST = 'Reload shows the newer version in the list.';

/** `reload`: somebody was faster, and their version is wanted. `kept`: nothing was saved, and nothing lost. */
export type SaveOutcome = 'saved' | 'reload' | 'kept';

/** What staff do with one post; each says how it went. */
export const usePostActions = (refresh: () => Promise<unknown>) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const write = useVersionedWrite();

  const saving = async (save: () => Promise<SaveOutcome>, done: string): Promise<SaveOutcome> => {
    try {
      const outcome = await save();
      if (outcome === 'saved') toasts.show(done, 'success');
      if (outcome !== 'kept') void refresh();
      return outcome;
    } catch (error) {
      toasts.show(validationMessage(error) ?? serverMessageOr(error, SAVE_FAILED), 'error');
      return 'kept';
    }
  };

  const create = (draft: PostDraft): Promise<SaveOutcome> =>
    saving(async () => {
      await createPost(api, draft);
      return 'saved';
    }, 'Blog post created successfully');

  const update = ({ id, title, version }: Post, draft: PostDraft): Promise<SaveOutcome> =>
    saving(async () => {
      const { is } = await write({
        name: title,
        anyway: 'Save anyway',
        onReload: ON_RELOAD_OF_EDITOR,
        version,
        call: (madeOn) => updatePost(api, { id, version: madeOn }, draft),
      });
      if (is === 'done') return 'saved';
      return is === 'reload' ? 'reload' : 'kept';
    }, 'Blog post updated successfully');

  const remove = async ({ id, title, version }: PostSummary): Promise<void> => {
    if (!(await confirm({ title: 'Delete', text: CONFIRM_DELETE, isDangerous: true }))) return;
    try {
      const { is } = await write({
        name: title,
        anyway: 'Delete anyway',
        onReload: ON_RELOAD_OF_LIST,
        version,
        call: (madeOn) => deletePost(api, { id, version: madeOn }),
      });
      if (is === 'done') toasts.show('Blog post deleted successfully', 'success');
    } catch {
      toasts.show('Failed to delete blog post', 'error');
    }
    await refresh();
  };

  return { create, update, remove };
};
