import type { NewSharedReport } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';

export const SHARED_REPORTS_PATH = '/admin/analytics/shared';

export const SHARED_REPORTS_ADDRESS = getAddress('GET /analytics/shared-reports');

export const createSharedReport = (api: ApiClient, body: NewSharedReport) =>
  api.call('POST /analytics/shared-reports', { body });

export const revokeSharedReport = (api: ApiClient, id: string) =>
  api.call('DELETE /analytics/shared-reports/{id}', { params: { id } });
