import type { Submission, SubmissionComment } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { getAddress } from '@atelier/web-kit/api/calls';
import { GENERAL_RETRY_COUNT } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { watched } from '../../platform/watched';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import type { Colleague } from './submissions.api';

/** How often new comments of colleagues are loaded while the message is open. */
const CHECK = { refreshIntervalMs: 30_000, retryCount: GENERAL_RETRY_COUNT, retryDelayMs: 5000 };
const NOTHING: readonly SubmissionComment[] = [];

/** The internal comments on a message, and the changes of them. */
export const useComments = ({ id, folder }: Submission) => {
  const { api, toasts } = usePlatform();
  const confirm = useConfirm();
  const address = folder === 'trash' ? null : getAddress('GET /contact/{id}/comments', { params: { id } });
  const { data, mutate } = useAnswer(address, { ...watched(CHECK), revalidateOnFocus: true });

  /** True if it worked. */
  const change = async (call: () => Promise<{ message?: string | undefined }>, failed: string): Promise<boolean> => {
    try {
      const { message } = await call();
      await mutate();
      toasts.show(message ?? 'Saved', 'success');
      return true;
    } catch (failure) {
      toasts.show(serverMessageOr(failure, failed), 'error');
      return false;
    }
  };

  return {
    comments: data?.data ?? NOTHING,
    /** True if it was added. A repetition with the same key adds nothing. */
    add: (text: string, mentions: readonly Colleague[], key: string): Promise<boolean> => {
      const request = { params: { id }, body: { text, mentions: [...mentions] }, headers: { 'Idempotency-Key': key } };
      return change(() => api.call('POST /contact/{id}/comments', request), 'Failed to add comment');
    },
    remove: async ({ id: comment }: SubmissionComment): Promise<void> => {
      const question = { title: 'Delete', text: 'Delete this comment? It cannot be restored.', isDangerous: true };
      if (!(await confirm(question))) return;
      const params = { id, comment };
      await change(() => api.call('DELETE /contact/{id}/comments/{comment}', { params }), 'Failed to delete comment');
    },
  };
};
