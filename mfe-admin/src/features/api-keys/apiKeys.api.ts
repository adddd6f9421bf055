import type { NewApiKey } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';

export const API_KEYS_ADDRESS = getAddress('GET /auth/api-keys');

export const makeApiKey = (api: ApiClient, key: NewApiKey) => api.call('POST /auth/api-keys', { body: key });

export const deleteApiKey = (api: ApiClient, id: string) => api.call('DELETE /auth/api-keys/{id}', { params: { id } });
