import type { DeadLetter } from '@atelier/contracts';
import type { ApiClient } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';

export const DEAD_LETTERS_PER_PAGE = 20;

export const deadLettersAddress = (page: string) =>
  getAddress('GET /events/dead-letters', { query: { page, limit: DEAD_LETTERS_PER_PAGE } });

export const replayDeadLetter = (api: ApiClient, { id }: DeadLetter) =>
  api.call('POST /events/dead-letters/{id}/replay', { params: { id } });

export const giveUpDeadLetter = (api: ApiClient, { id }: DeadLetter) =>
  api.call('DELETE /events/dead-letters/{id}', { params: { id } });
