import { addressOf } from '@atelier/web-kit/api/calls';
import { useManagedList } from '../../resource-page/useManagedList';
import type { PostListState } from './postListState';
import { postListAddress } from './posts.api';

/** The posts that the state describes, and how many there are of each status. */
export const usePosts = ({ view: _view, ...state }: PostListState) => {
  const { rows: posts, ...list } = useManagedList({
    list: postListAddress(state),
    stats: addressOf('GET /blog/stats'),
    name: 'posts',
    failed: 'Failed to load blog posts',
  });
  return { posts, ...list };
};
