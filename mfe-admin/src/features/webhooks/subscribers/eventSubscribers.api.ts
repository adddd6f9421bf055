import type { NewEventSubscriber } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';

export const EVENT_SUBSCRIBERS_ADDRESS = getAddress('GET /event-subscribers');

export const createEventSubscriber = (api: ApiClient, body: NewEventSubscriber) =>
  api.call('POST /event-subscribers', { body });

export const revokeEventSubscriber = (api: ApiClient, id: string) =>
  api.call('DELETE /event-subscribers/{id}', { params: { id } });
