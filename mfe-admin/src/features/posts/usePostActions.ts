import type { PostDraft, PostSummary } from '@atelier/contracts';
import { serverMessageOr, validationMessage } from '@atelier/web-kit/api/ApiError';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { createPost, deletePost, updatePost } from './posts.api';

const CONFIRM_DELETE = 'Are you sure you want to delete this post? This action cannot be undone.';
const SAVE_FAILED = 'Failed to save blog post';

/** What staff do with one post; each says how it went. */
export const usePostActions = (refresh: () => Promise<unknown>) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();

  /** True when the post was saved; without an id it is a new one. */
  const save = async (draft: PostDraft, id: string | undefined): Promise<boolean> => {
    try {
      await (id === undefined ? createPost(api, draft) : updatePost(api, id, draft));
      toasts.show(`Blog post ${id === undefined ? 'created' : 'updated'} successfully`, 'success');
      void refresh();
      return true;
    } catch (error) {
      toasts.show(validationMessage(error) ?? serverMessageOr(error, SAVE_FAILED), 'error');
      return false;
    }
  };

  const remove = async (post: PostSummary): Promise<void> => {
    if (!(await confirm({ title: 'Delete', text: CONFIRM_DELETE, isDangerous: true }))) return;
    try {
      await deletePost(api, post);
      toasts.show('Blog post deleted successfully', 'success');
    } catch {
      toasts.show('Failed to delete blog post', 'error');
    }
    await refresh();
  };

  return { save, remove };
};
