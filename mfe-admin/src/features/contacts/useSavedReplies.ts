import type { SavedReply, SavedReplyInput } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useDefinitions } from '../../definitions/useDefinitions';
import { usePlatform } from '../../platform/usePlatform';
import { withVersion } from '../../resource-page/versions';

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
  return useDefinitions<SavedReply, SavedReplyInput>({
    address: getAddress('GET /contact/saved-replies'),
    words: WORDS,
    create: (body) => api.call('POST /contact/saved-replies', { body }),
    update: ({ id, version }, body) =>
      api.call('PUT /contact/saved-replies/{id}', { params: { id }, body, headers: withVersion(version) }),
    remove: ({ id, version }) =>
      api.call('DELETE /contact/saved-replies/{id}', { params: { id }, headers: withVersion(version) }),
    toFields: getReplyText,
  });
};
