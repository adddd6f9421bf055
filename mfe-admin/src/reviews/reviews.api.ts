import type { ContentKind } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';

export const REVIEWS_ADDRESS = getAddress('GET /reviews');

interface Reviewed {
  kind: ContentKind;
  id: string;
}

export const askForReview = (api: ApiClient, params: Reviewed, note: string) =>
  api.call('PUT /reviews/{kind}/{id}', { params: { ...params }, body: { note } });

export const returnReview = (api: ApiClient, params: Reviewed, note: string) =>
  api.call('POST /reviews/{kind}/{id}/return', { params: { ...params }, body: { note } });

export const withdrawReview = (api: ApiClient, params: Reviewed) =>
  api.call('DELETE /reviews/{kind}/{id}', { params: { ...params } });
