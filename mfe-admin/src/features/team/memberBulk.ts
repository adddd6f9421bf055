import type { Member } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { CONTENT_SORTS } from '../../history/ContentItem';
import { bringBack } from '../../history/contentTools.api';
import type { BulkEntry } from '../../resource-page/BulkMenu';
import { missingPermission } from '../../session/requirement';
import { deleteMember, setMemberActive } from './team.api';

export const MEMBER_NOUN = { one: 'team member', many: 'team members' };

interface Rights {
  mayWrite: boolean;
  mayDelete: boolean;
}

/** What can be done with all selected members; one call each. */
export const memberBulkEntries = (api: ApiClient, { mayWrite, mayDelete }: Rights): BulkEntry<Member>[] => {
  const withoutWrite = mayWrite ? undefined : missingPermission('team', 'write');
  return [
    {
      title: 'Activate Selected',
      verb: 'activate',
      done: 'activated',
      missing: withoutWrite,
      call: (member) => setMemberActive(api, member, true),
    },
    {
      title: 'Deactivate Selected',
      verb: 'deactivate',
      done: 'deactivated',
      missing: withoutWrite,
      call: (member) => setMemberActive(api, member, false),
    },
    {
      title: 'Delete Selected',
      verb: 'delete',
      done: 'deleted',
      isDangerous: true,
      missing: mayDelete ? undefined : missingPermission('team', 'delete'),
      call: (member) => deleteMember(api, member),
      undo: (item) => bringBack(api, CONTENT_SORTS.team.kind, item),
    },
  ];
};
