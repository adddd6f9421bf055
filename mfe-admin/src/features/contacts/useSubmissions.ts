import type { Submission } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { getAddress } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { useFailureToast } from '../../resource-page/useFailureToast';
import { useListed } from '../../resource-page/useListed';
import { useListRefresh } from '../../resource-page/useListRefresh';
import type { InboxState } from './inboxState';
import { submissionListAddress } from './submissions.api';

const getMessage = (error: Error): string => serverMessageOr(error, error.message);

/** The messages that match the state, and the number of messages per status. */
export const useSubmissions = ({ view: _view, ...state }: InboxState) => {
  const address = submissionListAddress(state);
  const list = useAnswer(address, { keepPreviousData: true });
  const refreshList = useListRefresh(address);
  const stats = useAnswer(getAddress('GET /contact/stats'));
  const { rows, total } = useListed<Submission>(list, 'submissions');
  const failure = list.error && `Failed to load submissions: ${getMessage(list.error)}`;
  useFailureToast(failure);
  return {
    submissions: rows,
    total,
    stats: stats.data?.stats,
    failure,
    isRefreshing: list.isValidating,
    mutateList: list.mutate,
    refresh: () => Promise.all([refreshList(), stats.mutate()]),
  };
};
