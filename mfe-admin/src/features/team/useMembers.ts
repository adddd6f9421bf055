import type { Member } from '@atelier/contracts';
import { addressOf } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { useListed } from '../../resource-page/useListed';
import type { MemberListState } from './memberListState';
import { memberListAddress } from './team.api';

const LOAD_FAILED = 'Failed to load team members';

/** The members that the state describes, and how many there are of which kind. */
export const useMembers = ({ view: _view, ...state }: MemberListState) => {
  const list = useAnswer(memberListAddress(state), { keepPreviousData: true });
  const stats = useAnswer(addressOf('GET /team/stats'));
  const { rows, total } = useListed<Member>(list, 'members');
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  return {
    members: rows,
    total,
    stats: stats.data?.data,
    failure,
    refresh: () => Promise.all([list.mutate(), stats.mutate()]),
  };
};
