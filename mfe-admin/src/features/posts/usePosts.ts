import type { PostList, PostStats } from '@atelier/contracts';
import useSWR from 'swr';
import { useFailureToast } from '../../resource-page/useFailureToast';
import type { PostListState } from './postListState';
import { POST_STATS_PATH, postListPathOf } from './posts.api';

const LOAD_FAILED = 'Failed to load blog posts';

/** The posts that the state describes, and how many there are of each status. */
export const usePosts = ({ view: _view, ...state }: PostListState) => {
  const list = useSWR<PostList, Error>(postListPathOf(state), { keepPreviousData: true });
  const stats = useSWR<PostStats, Error>(POST_STATS_PATH);
  const failure = list.error && LOAD_FAILED;
  useFailureToast(failure);
  return {
    posts: list.error === undefined ? list.data?.posts : [],
    total: list.error === undefined ? (list.data?.total ?? 0) : 0,
    stats: stats.data?.data,
    failure,
    refresh: () => Promise.all([list.mutate(), stats.mutate()]),
  };
};
