import type { PostDraft, PostSummary, QueryOfCall } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { addressOf } from '@atelier/web-kit/api/calls';
import { madeOn } from '../../resource-page/versions';
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

/** A post as it was loaded: a change of it is refused where somebody was faster. */
type Loaded = Pick<PostSummary, 'id' | 'version'>;

export const updatePost = (api: ApiClient, { id, version }: Loaded, draft: PostDraft) =>
  api.call('PUT /blog/{id}', { params: { id }, body: draft, headers: madeOn(version) });

export const publishPost = (api: ApiClient, { id, version }: Loaded) =>
  api.call('PUT /blog/{id}', {
    params: { id },
    body: { status: 'published', publishDate: new Date().toISOString() },
    headers: madeOn(version),
  });

export const deletePost = (api: ApiClient, { id, version }: Loaded) =>
  api.call('DELETE /blog/{id}', { params: { id }, headers: madeOn(version) });
