import type { QueryOfCall, Subscriber } from '@atelier/contracts';
import { DEFAULT_PAGE_SIZE } from '@atelier/contracts/http/pagination';
import { type ApiClient, UPLOAD_TIMEOUT_MS } from '@atelier/web-kit/api/ApiClient';
import { getAddress } from '@atelier/web-kit/api/calls';

type Query = NonNullable<QueryOfCall<'GET /contact/newsletter'>>;

export const SUBSCRIBERS_DEFAULTS = { search: '', status: 'all', page: '1', size: String(DEFAULT_PAGE_SIZE) };
type SubscribersState = typeof SUBSCRIBERS_DEFAULTS;

const getWanted = ({ search, status }: SubscribersState) => ({
  ...(search === '' ? {} : { search }),
  ...(status === 'all' ? {} : { status: status as Query['status'] }),
});

export const subscriberListAddress = ({ page, size, ...wanted }: SubscribersState) =>
  getAddress('GET /contact/newsletter', { query: { page, limit: size, ...getWanted({ page, size, ...wanted }) } });

export const exportSubscribers = (api: ApiClient, state: SubscribersState) =>
  api.call('GET /contact/newsletter/export', { query: getWanted(state), timeoutMs: UPLOAD_TIMEOUT_MS });

export const releaseSubscriber = (api: ApiClient, { id }: Subscriber) =>
  api.call('POST /contact/newsletter/{id}/release', { params: { id } });

export const removeSubscriber = (api: ApiClient, { id }: Subscriber) =>
  api.call('DELETE /contact/newsletter/{id}', { params: { id } });
