import type { PostDraft, PostSummary, QueryOfCall } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { addressOf } from '@atelier/web-kit/api/calls';
import type { PostListState } from './postListState';

export const POSTS_PER_PAGE = 12;

/** The list that the state describes; it stands in the page's address, so that the server judges what its words mean. */
export const postListAddress = ({ page, search, status, category }: Omit<PostListState, 'view'>) =>
  addressOf('GET /blog', {
    query: {
      page,
      limit: POSTS_PER_PAGE,
      status: status as QueryOfCall<'GET /blog'>['status'],
      category: category === 'all' ? undefined : category,
      search: search || undefined,
    },
  });

export const createPost = (api: ApiClient, draft: PostDraft) => api.call('POST /blog', { body: draft });

export const updatePost = (api: ApiClient, id: string, draft: PostDraft) =>
  api.call('PUT /blog/{id}', { params: { id }, body: draft });

export const publishPost = (api: ApiClient, { id }: PostSummary) =>
  api.call('PUT /blog/{id}', {
    params: { id },
    body: { status: 'published', publishDate: new Date().toISOString() },
  });

export const deletePost = (api: ApiClient, { id }: PostSummary) => api.call('DELETE /blog/{id}', { params: { id } });
