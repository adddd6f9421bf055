import { addressOf } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { useFailureToast } from '../../resource-page/useFailureToast';
import type { MemberListState } from './memberListState';
import { memberListAddress } from './team.api';

const LOAD_FAILED = 'Failed to load team members';

/** The members that the state describes, and how many there are of which kind. */
export const useMembers = ({ view: _view, ...state }: MemberListState) => {
  const list = useAnswer(memberListAddress(state), { keepPreviousData: true });
  const stats = useAnswer(addressOf('GET /team/stats'));
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  return {
    members: list.error === undefined ? list.data?.members : [],
    total: list.error === undefined ? (list.data?.total ?? 0) : 0,
    stats: stats.data?.data,
    failure,
    refresh: () => Promise.all([list.mutate(), stats.mutate()]),
  };
};
