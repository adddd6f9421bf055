import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';

export const MOVES_PER_PAGE = 10;

export const REMOTES_ADDRESS = getAddress('GET /releases');

export const versionsAddress = (remote: string) =>
  getAddress('GET /releases/{remote}/versions', { params: { remote } });

export const releaseAddress = (remote: string, version: string) =>
  getAddress('GET /releases/{remote}/versions/{version}', { params: { remote, version } });

export const healthAddress = (remote: string) => getAddress('GET /releases/{remote}/health', { params: { remote } });

export const movesAddress = (remote: string, page: string) =>
  getAddress('GET /releases/{remote}/moves', { params: { remote }, query: { page, limit: MOVES_PER_PAGE } });

const getChannel = (remote: string) => ({ remote, channel: 'live' });

/** `from` is the live version that the user saw. */
export const makeLive = (api: ApiClient, remote: string, version: string, from: string | undefined) =>
  api.call('PUT /releases/{remote}/channels/{channel}', {
    params: getChannel(remote),
    query: { from: from ?? '' },
    body: { version },
  });

export const rollBack = (api: ApiClient, remote: string, from: string | undefined) =>
  api.call('POST /releases/{remote}/channels/{channel}/rollback', {
    params: getChannel(remote),
    query: from === undefined ? {} : { from },
  });

export const blockVersion = (api: ApiClient, remote: string, version: string, reason: string) =>
  api.call('POST /releases/{remote}/versions/{version}/block', { params: { remote, version }, body: { reason } });

export const unblockVersion = (api: ApiClient, remote: string, version: string) =>
  api.call('POST /releases/{remote}/versions/{version}/unblock', { params: { remote, version } });

export const previewVersion = (api: ApiClient, remote: string, version: string) =>
  api.call('POST /releases/{remote}/versions/{version}/preview', { params: { remote, version } });

export const pinRemote = (api: ApiClient, remote: string, reason: string) =>
  api.call('POST /releases/{remote}/pin', { params: { remote }, body: { reason } });

export const unpinRemote = (api: ApiClient, remote: string) =>
  api.call('POST /releases/{remote}/unpin', { params: { remote } });

/** `from` is the canary that the user saw. */
export const startCanary = (
  api: ApiClient,
  remote: string,
  body: { version: string; percent: number; automatic: boolean },
  from: string | undefined,
) => api.call('PUT /releases/{remote}/canary', { params: { remote }, query: { from: from ?? '' }, body });

export const stopCanary = (api: ApiClient, remote: string, version: string) =>
  api.call('DELETE /releases/{remote}/canary', { params: { remote }, query: { from: version } });

export const removeVersion = (api: ApiClient, remote: string, version: string) =>
  api.call('DELETE /releases/{remote}/versions/{version}', { params: { remote, version } });
