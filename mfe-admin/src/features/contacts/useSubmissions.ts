import type { SubmissionList, SubmissionStats } from '@atelier/contracts';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import useSWR from 'swr';
import { useFailureToast } from '../../resource-page/useFailureToast';
import type { InboxState } from './inboxState';
import { listPathOf, STATS_PATH } from './submissions.api';

const messageOf = (error: Error): string => serverMessageOr(error, error.message);

/** The messages that the state describes, and how many there are of each status. */
export const useSubmissions = ({ view: _view, ...state }: InboxState) => {
  const path = listPathOf(state);
  const list = useSWR<SubmissionList, Error>(path, { keepPreviousData: true });
  const stats = useSWR<SubmissionStats, Error>(STATS_PATH);
  const failure = list.error && `Failed to load submissions: ${messageOf(list.error)}`;
  useFailureToast(failure);
  const submissions = list.error === undefined ? list.data?.submissions : [];
  return {
    submissions,
    total: list.error === undefined ? (list.data?.pagination.totalSubmissions ?? 0) : 0,
    stats: stats.data?.stats,
    failure,
    isRefreshing: list.isValidating,
    mutateList: list.mutate,
    refresh: () => Promise.all([list.mutate(), stats.mutate()]),
  };
};
