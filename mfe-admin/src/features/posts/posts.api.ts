import type { PostAnswer, PostDraft, PostSummary } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import type { PostListState } from './postListState';

export const POST_STATS_PATH = '/blog/stats';
export const POSTS_PER_PAGE = 12;

/** Path of the list that the state describes. */
export const postListPathOf = ({ page, search, status, category }: Omit<PostListState, 'view'>): string => {
  const query = new URLSearchParams({ page, limit: String(POSTS_PER_PAGE), status });
  if (category !== 'all') query.set('category', category);
  if (search !== '') query.set('search', search);
  return `/blog?${query}`;
};

export const postPathOf = (id: string): string => `/blog/${encodeURIComponent(id)}`;

export const createPost = (api: ApiClient, draft: PostDraft) => api.send<PostAnswer>('POST', '/blog', { body: draft });

export const updatePost = (api: ApiClient, id: string, draft: PostDraft) =>
  api.send<PostAnswer>('PUT', postPathOf(id), { body: draft });

export const publishPost = (api: ApiClient, { id }: PostSummary) =>
  api.send<PostAnswer>('PUT', postPathOf(id), {
    body: { status: 'published', publishDate: new Date().toISOString() },
  });

export const deletePost = (api: ApiClient, { id }: PostSummary) => api.send('DELETE', postPathOf(id));
