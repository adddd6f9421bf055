import type { SavedReply, SavedReplyInput } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { usePlatform } from '../../platform/usePlatform';
import { useItemActions } from '../../resource-page/useItemActions';
import { madeOn } from '../../resource-page/versions';

const ADDRESS = getAddress('GET /contact/saved-replies');
const NONE: readonly SavedReply[] = [];

const WORDS = {
  created: 'Reply saved',
  updated: 'Reply saved',
  deleted: 'Saved reply deleted',
  confirmDelete: 'Are you sure you want to delete this reply for everyone who answers messages? Sent responses stay.',
  saveFailed: 'Failed to save reply',
  deleteFailed: 'Failed to delete saved reply',
};

export const getReplyText = ({ name, text }: SavedReplyInput): SavedReplyInput => ({ name, text });

/** The saved replies, which all who answer messages share, and the changes of them. */
export const useSavedReplies = () => {
  const { api } = usePlatform();
  const { data, error, mutate } = useAnswer(ADDRESS);

  /** The reply as it is on the server now. */
  const read = async ({ id }: { id: string }): Promise<SavedReply> => {
    const found = (await api.get(ADDRESS)).data.find((reply) => reply.id === id);
    if (found === undefined) throw new Error('Saved reply not found');
    return found;
  };
  const actions = useItemActions<SavedReply, SavedReplyInput>({
    words: WORDS,
    getName: ({ name }) => name,
    create: (body) => api.call('POST /contact/saved-replies', { body }),
    update: ({ id, version }, body) =>
      api.call('PUT /contact/saved-replies/{id}', { params: { id }, body, headers: madeOn(version) }),
    remove: ({ id, version }) =>
      api.call('DELETE /contact/saved-replies/{id}', { params: { id }, headers: madeOn(version) }),
    compare: { mine: getReplyText, theirs: async (reply) => getReplyText(await read(reply)) },
    refresh: () => mutate(),
  });

  return { ...actions, replies: data?.data ?? NONE, hasFailed: error !== undefined && data === undefined, read };
};
export type SavedReplies = ReturnType<typeof useSavedReplies>;
