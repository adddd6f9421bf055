import type { BodyOfCall, ContentKind, DraftRevision, ItemDrafts } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';

export type SentDraft = BodyOfCall<'PUT /drafts/{kind}/{id}'>;

/** Saves what an editor holds; the item itself does not change. */
export const saveDraft = async (api: ApiClient, kind: ContentKind, id: string, body: SentDraft) =>
  (await api.call('PUT /drafts/{kind}/{id}', { params: { kind, id }, body })).data ?? undefined;

export const readDrafts = async (api: ApiClient, kind: ContentKind, id: string): Promise<ItemDrafts> =>
  (await api.call('GET /drafts/{kind}/{id}', { params: { kind, id } })).data;

/** My drafts of items that have not been created yet. */
export const readNewDrafts = async (api: ApiClient, kind: ContentKind): Promise<DraftRevision[]> =>
  (await api.call('GET /drafts/{kind}', { params: { kind } })).data;

/** Deletes my own draft or the working copy; a draft of somebody else is no longer offered to me. Returns the message. */
export const discardDraft = async (api: ApiClient, kind: ContentKind, id: string, draft: string): Promise<string> =>
  (await api.call('DELETE /drafts/{kind}/{id}/{draft}', { params: { kind, id, draft } })).message;
