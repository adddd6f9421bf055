import type { SavedReply, SavedReplyInput } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { useConfirm } from '../../resource-page/ConfirmProvider';
import { useReportedChange } from './useReportedChange';

const NONE: readonly SavedReply[] = [];

/** The saved replies, which all who answer messages share, and the changes of them. */
export const useSavedReplies = () => {
  const { api } = usePlatform();
  const confirm = useConfirm();
  const { data, error, mutate } = useAnswer(getAddress('GET /contact/saved-replies'));
  const change = useReportedChange(mutate);

  return {
    replies: data?.data ?? NONE,
    hasFailed: error !== undefined && data === undefined,
    /** Without an ID, a new one. */
    save: (body: SavedReplyInput, id?: string) =>
      change(
        () =>
          id === undefined
            ? api.call('POST /contact/saved-replies', { body })
            : api.call('PUT /contact/saved-replies/{id}', { params: { id }, body }),
        'Failed to save reply',
      ),
    remove: async ({ id, name }: SavedReply): Promise<void> => {
      const text = `Delete “${name}” for everyone who answers messages? Sent responses stay.`;
      if (!(await confirm({ title: 'Delete', text, isDangerous: true }))) return;
      await change(
        () => api.call('DELETE /contact/saved-replies/{id}', { params: { id } }),
        'Failed to delete saved reply',
      );
    },
  };
};
export type SavedReplies = ReturnType<typeof useSavedReplies>;
