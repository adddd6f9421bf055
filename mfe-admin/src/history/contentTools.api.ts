import type { ContentKind, ContentSchedule } from '@atelier/contracts';
import type { ContentPath } from '@atelier/contracts/content/content-types';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';
import { withVersion } from '../resource-page/versions';

export const REVISIONS_PER_PAGE = 20;

export const revisionsAddress = (path: ContentPath, id: string, page: number) =>
  getAddress(`GET /${path}/{id}/revisions`, { params: { id }, query: { page, limit: REVISIONS_PER_PAGE } });

export const revisionAddress = (path: ContentPath, id: string, version: number) =>
  getAddress(`GET /${path}/{id}/revisions/{version}`, { params: { id, version: `${version}` } });

export const receiptAddress = (kind: ContentKind, id: string, version: number) =>
  getAddress('GET /events/receipts/{kind}/{id}/{version}', { params: { kind, id, version: `${version}` } });

export const restoreRevision = (
  api: ApiClient,
  path: ContentPath,
  id: string,
  version: number,
  madeOnVersion: number,
) =>
  api.call(`POST /${path}/{id}/revisions/{version}/restore`, {
    params: { id, version: `${version}` },
    headers: withVersion(madeOnVersion),
  });

export const removeContent = (api: ApiClient, path: ContentPath, { id, version }: { id: string; version: number }) =>
  api.call(`DELETE /${path}/{id}`, { params: { id }, headers: withVersion(version) });

export const setSchedule = (
  api: ApiClient,
  path: ContentPath,
  id: string,
  schedule: ContentSchedule,
  madeOnVersion: number,
) => api.call(`PUT /${path}/{id}/schedule`, { params: { id }, body: schedule, headers: withVersion(madeOnVersion) });

/** Restores an item from the trash. */
export const bringBack = (api: ApiClient, kind: ContentKind, { id }: { id: string }) =>
  api.call('POST /trash/{kind}/{id}/restore', { params: { kind, id } });

/** Restores many items from the trash. */
export const restoreAll = (api: ApiClient, kind: ContentKind, items: readonly { id: string }[]) =>
  api.call('POST /trash/{kind}/restore', { params: { kind }, body: { ids: items.map(({ id }) => id) } });

export const makePreviewLink = (api: ApiClient, kind: ContentKind, id: string, expiresInHours: number) =>
  api.call('POST /previews', { body: { kind, id, expiresInHours } });
