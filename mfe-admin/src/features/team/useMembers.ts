import { addressOf } from '@atelier/web-kit/api/calls';
import { useManagedList } from '../../resource-page/useManagedList';
import type { MemberListState } from './memberListState';
import { memberListAddress } from './team.api';

/** The members that the state describes, and how many there are of which kind. */
export const useMembers = ({ view: _view, ...state }: MemberListState) => {
  const { rows: members, ...list } = useManagedList({
    list: memberListAddress(state),
    stats: addressOf('GET /team/stats'),
    name: 'members',
    failed: 'Failed to load team members',
  });
  return { members, ...list };
};
