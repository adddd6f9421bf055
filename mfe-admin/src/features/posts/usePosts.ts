import { addressOf } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import { useFailureToast } from '../../resource-page/useFailureToast';
import type { PostListState } from './postListState';
import { postListAddress } from './posts.api';

const LOAD_FAILED = 'Failed to load blog posts';

/** The posts that the state describes, and how many there are of each status. */
export const usePosts = ({ view: _view, ...state }: PostListState) => {
  const list = useAnswer(postListAddress(state), { keepPreviousData: true });
  const stats = useAnswer(addressOf('GET /blog/stats'));
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
