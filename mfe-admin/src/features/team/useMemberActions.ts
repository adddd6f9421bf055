import type { Member } from '@atelier/contracts';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { bringBack } from '../../history/contentTools.api';
import { usePlatform } from '../../platform/usePlatform';
import { type ItemWords, useItemActions } from '../../resource-page/useItemActions';
import { createMember, deleteMember, type MemberEntry, updateMember } from './team.api';

const WORDS: ItemWords = {
  created: 'Team member added successfully',
  updated: 'Team member updated successfully',
  deleted: 'Team member deleted successfully',
  confirmDelete: 'Are you sure you want to delete this team member? This action cannot be undone.',
  saveFailed: 'Failed to save team member',
  hasOneSaveFailure: true,
  deleteFailed: 'Failed to delete team member',
};

/** What staff do with one member; each says how it went. */
export const useMemberActions = (refresh: () => Promise<unknown>) => {
  const { api } = usePlatform();
  return useItemActions<Member, MemberEntry>({
    words: WORDS,
    nameOf: ({ name }) => name,
    create: (entry) => createMember(api, entry),
    update: (member, entry) => updateMember(api, member, entry),
    remove: (member) => deleteMember(api, member),
    restore: (item) => bringBack(api, CONTENT_SORTS.team.kind, item),
    compare: {
      mine: ({ draft }) => draft,
      theirs: async ({ id }) => ({ ...(await api.call('GET /team/{id}', { params: { id } })).member }),
    },
    refresh,
  });
};
