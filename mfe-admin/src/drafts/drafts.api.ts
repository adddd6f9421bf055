import type { BodyOfCall, ContentKind, DraftRevision, ItemDrafts } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';

export type SentDraft = BodyOfCall<'PUT /drafts/{kind}/{id}'>;

/** Saves the editor's content; the item does not change. */
export const saveDraft = async (api: ApiClient, kind: ContentKind, id: string, body: SentDraft) =>
  (await api.call('PUT /drafts/{kind}/{id}', { params: { kind, id }, body })).data ?? undefined;

export const readDrafts = async (api: ApiClient, kind: ContentKind, id: string): Promise<ItemDrafts> =>
  (await api.call('GET /drafts/{kind}/{id}', { params: { kind, id } })).data;

/** The user's drafts of items that do not exist yet. */
export const readNewDrafts = async (api: ApiClient, kind: ContentKind): Promise<DraftRevision[]> =>
  (await api.call('GET /drafts/{kind}', { params: { kind } })).data;

/** Deletes the user's draft or the working copy; a colleague's draft is only no longer offered. Returns the message. */
export const discardDraft = async (api: ApiClient, kind: ContentKind, id: string, draft: string): Promise<string> =>
  (await api.call('DELETE /drafts/{kind}/{id}/{draft}', { params: { kind, id, draft } })).message;

/** Deletes the working copy that the user has seen, perhaps after publishing it; rejected if a colleague has saved it since. */
export const discardWorkingCopy = (
  api: ApiClient,
  kind: ContentKind,
  { itemId, id: draft, savedAt }: Pick<DraftRevision, 'itemId' | 'id' | 'savedAt'>,
  isPublished = false,
) => {
  const query = { savedAt, ...(isPublished ? { published: 'true' as const } : {}) };
  return api.call('DELETE /drafts/{kind}/{id}/{draft}', { params: { kind, id: itemId, draft }, query });
};
