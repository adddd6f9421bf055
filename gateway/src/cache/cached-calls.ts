import { getOperation, type OperationKey } from '@atelier/contracts';
import type { LimitName } from '@atelier/service-kit/limits/rate-limits';
import { getLimit } from '../limits/get-limit.js';
import { operationOfPath } from '../routing/operation-of-path.js';
import { type Destination, findDestination } from '../routing/routing-table.js';

/** These services tag their public answers with what the answers depend on. */
const TAGGING_SERVICES = new Set<Destination['service']>(['CONTENT_URL', 'SEARCH_URL', 'SEO_URL']);
/** Public reads whose answer is made for a single caller. */
const OWN_CALLS = new Set<OperationKey>(['GET /previews/{token}', 'GET /services/test-db']);

const isShared = (key: OperationKey, { service }: Destination): boolean =>
  TAGGING_SERVICES.has(service) && getOperation(key).access === 'everyone' && !OWN_CALLS.has(key);

/** A public read whose answer may be cached. */
export interface CachedCall {
  key: OperationKey;
  destination: Destination;
  /** The rate limit that the call counts against. */
  limit: LimitName;
}

const MAX_QUERY_LENGTH = 2048;
const PLAIN_PATH = /^\/api(\/[\w-]+)+\/?$/;

/** The call for a raw URL; undefined if its answer must not be cached. */
export const findCachedCall = (url: string): CachedCall | undefined => {
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  if (queryAt !== -1 && url.length - queryAt > MAX_QUERY_LENGTH) return undefined;
  if (!PLAIN_PATH.test(path)) return undefined;
  const destination = findDestination(url);
  const inner = path.slice('/api'.length).replace(/\/$/, '');
  const key = operationOfPath('GET', inner);
  if (key === undefined || destination === undefined || !isShared(key, destination)) return undefined;
  return { key, destination, limit: getLimit('GET', path) };
};
