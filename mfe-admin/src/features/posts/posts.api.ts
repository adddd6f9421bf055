import type { BodyOfCall, DraftRevision, PostDraft, PostSummary, QueryOfCall } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { addressOf } from '@atelier/web-kit/api/calls';
import { readAllPages } from '../../platform/readAllPages';
import { readEach } from '../../platform/readEach';
import { madeOn } from '../../resource-page/versions';
import type { PostListState } from './postListState';

export const POSTS_PER_PAGE = 12;

type Filters = Pick<PostListState, 'search' | 'status' | 'category'>;

/** What the filters mean; they stand in the page's address, so that the server judges what their words mean. */
const wantedOf = ({ search, status, category }: Filters) => ({
  status: status as QueryOfCall<'GET /blog'>['status'],
  category: category === 'all' ? undefined : category,
  search: search || undefined,
});

/** The list that the state describes. */
export const postListAddress = ({ page, ...filters }: Omit<PostListState, 'view'>) =>
  addressOf('GET /blog', { query: { page, limit: POSTS_PER_PAGE, ...wantedOf(filters) } });

/** Everything that the filters show, with the text that lists leave out. */
export const readPosts = async (api: ApiClient, filters: Filters) => {
  const listed = await readAllPages((page, limit) =>
    api.call('GET /blog', { query: { page, limit, ...wantedOf(filters) } }),
  );
  return readEach(listed, async ({ id }) => (await api.call('GET /blog/{id}', { params: { id } })).post);
};

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

/** What stands in the editor, beside the post. */
export const saveDraft = (api: ApiClient, id: string, draft: Omit<BodyOfCall<'POST /blog/auto-save'>, 'id'>) =>
  api.call('POST /blog/auto-save', { body: { id, ...draft } });

/** One's own draft ends; one of somebody else is no longer offered here. Answers what is said then. */
export const discardDraft = async (api: ApiClient, id: string, draft: string): Promise<string> =>
  (await api.call('DELETE /blog/{id}/auto-save/{draft}', { params: { id, draft } })).message;

/** The draft that is offered now. */
export const readDraft = async (api: ApiClient, id: string): Promise<DraftRevision | undefined> =>
  (await api.call('GET /blog/{id}/auto-save', { params: { id } })).data ?? undefined;
