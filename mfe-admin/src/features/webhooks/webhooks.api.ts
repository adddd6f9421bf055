import type { Delivery, NewWebhook, Webhook, WebhookPatch } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';

export const WEBHOOKS_PATH = '/admin/settings/webhooks';
export const DELIVERIES_PER_PAGE = 20;
export const WEBHOOKS_ADDRESS = getAddress('GET /webhooks');

type One = Pick<Webhook, 'id'>;

export const webhookAddress = (id: string) => getAddress('GET /webhooks/{id}', { params: { id } });

interface DeliveryState {
  status: string;
  type: string;
  page: string;
}

const unlessAll = (name: 'status' | 'type', value: string) => (value === 'all' ? {} : { [name]: value });

export const deliveriesAddress = (id: string, { status, type, page }: DeliveryState) =>
  getAddress('GET /webhooks/{id}/deliveries', {
    params: { id },
    query: { page, limit: DELIVERIES_PER_PAGE, ...unlessAll('status', status), ...unlessAll('type', type) },
  });

export const deliveryAddress = (id: string, delivery: string) =>
  getAddress('GET /webhooks/{id}/deliveries/{delivery}', { params: { id, delivery } });

export const makeWebhook = (api: ApiClient, body: NewWebhook) => api.call('POST /webhooks', { body });

export const changeWebhook = (api: ApiClient, { id }: One, body: WebhookPatch) =>
  api.call('PUT /webhooks/{id}', { params: { id }, body });

export const deleteWebhook = (api: ApiClient, { id }: One) => api.call('DELETE /webhooks/{id}', { params: { id } });

export const rotateSecret = (api: ApiClient, { id }: One) =>
  api.call('POST /webhooks/{id}/rotate-secret', { params: { id } });

export const sendTestEvent = (api: ApiClient, { id }: One) => api.call('POST /webhooks/{id}/test', { params: { id } });

export const replayDelivery = (api: ApiClient, { id }: One, delivery: Pick<Delivery, 'id'>) =>
  api.call('POST /webhooks/{id}/deliveries/{delivery}/replay', { params: { id, delivery: delivery.id } });

export interface ReplayChoice {
  from?: string;
  to?: string;
  status?: 'failed';
}

export const replayDeliveries = (api: ApiClient, { id }: One, body: ReplayChoice) =>
  api.call('POST /webhooks/{id}/replay', { params: { id }, body });
