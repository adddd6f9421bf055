import { CONTENT_KINDS, type ContentKind, type OperationKey } from '@atelier/contracts';
import { DERIVED_TAG, kindTag, slugTag } from '@atelier/service-kit/cache/content-tags';
import type { CachePolicy } from '@atelier/service-kit/cache/response-cache';
import type { LimitName } from '@atelier/service-kit/limits/rate-limits';
import { limitOf } from '../limits/limit-of.js';
import { operationOfPath } from '../routing/operation-of-path.js';
import { type Destination, destinationOf } from '../routing/routing-table.js';

/** How the answers of a call may be kept. Derived are those of services that follow the events themselves. */
interface CallPolicy extends Omit<CachePolicy, 'tags'> {
  /** Lists, counts and neighbours change with any item of the kind; one item's own answer with that item alone. */
  changesWith: 'kind' | 'item';
}

/** Views are counted without an event: nothing is kept longer than this. */
const LIFETIME_MS = 5 * 60 * 1000;
const DERIVED_LIFETIME_MS = 30 * 1000;

const listOf = (kind: ContentKind): CallPolicy => ({
  kinds: [kind],
  changesWith: 'kind',
  isDerived: false,
  lifetimeMs: LIFETIME_MS,
});
const oneOf = (kind: ContentKind): CallPolicy => ({ ...listOf(kind), changesWith: 'item' });
const ofAll: CallPolicy = {
  kinds: CONTENT_KINDS,
  changesWith: 'kind',
  isDerived: true,
  lifetimeMs: DERIVED_LIFETIME_MS,
};

/** Changes with the settings alone, and with them everything is old. */
const ofTheStudio: CallPolicy = { kinds: [], changesWith: 'kind', isDerived: false, lifetimeMs: LIFETIME_MS };

/** What is kept, and nothing else: public reads of content. */
export const CACHED_CALLS: Readonly<Partial<Record<OperationKey, CallPolicy>>> = {
  'GET /blog': listOf('post'),
  'GET /blog/stats': listOf('post'),
  'GET /blog/categories': listOf('post'),
  'GET /blog/tags': listOf('post'),
  'GET /blog/archives': listOf('post'),
  'GET /blog/slug/{slug}': oneOf('post'),
  'GET /blog/{id}': oneOf('post'),
  'GET /blog/{id}/related': listOf('post'),
  'GET /services': listOf('service'),
  'GET /services/stats': listOf('service'),
  'GET /services/category/{category}': listOf('service'),
  'GET /services/{id}': oneOf('service'),
  'GET /projects': listOf('project'),
  'GET /projects/stats': listOf('project'),
  'GET /projects/{id}': oneOf('project'),
  'GET /team': listOf('member'),
  'GET /team/stats': listOf('member'),
  'GET /team/departments': listOf('member'),
  'GET /team/{id}': oneOf('member'),
  'GET /pages': listOf('page'),
  'GET /pages/{id}': oneOf('page'),
  'GET /studio': ofTheStudio,
  'GET /seo': ofAll,
  'GET /search': ofAll,
};

/** A public read whose answer may be kept. */
export interface CachedCall extends CallPolicy, CachePolicy {
  key: OperationKey;
  destination: Destination;
  /** The limit that it counts against. */
  limit: LimitName;
}

const MAX_QUERY_LENGTH = 2048;
const PLAIN_PATH = /^\/api(\/[\w-]+)+\/?$/;

const tagsOf = ({ kinds, changesWith, isDerived }: CallPolicy, path: string): string[] => {
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  const own = kinds.map((kind) => (changesWith === 'kind' ? kindTag(kind) : slugTag(kind, lastSegment)));
  return isDerived ? [...own, DERIVED_TAG] : own;
};

/** The call that a raw URL means, or undefined where nothing of it may be kept. */
export const cachedCallOf = (url: string): CachedCall | undefined => {
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  if (queryAt !== -1 && url.length - queryAt > MAX_QUERY_LENGTH) return undefined;
  if (!PLAIN_PATH.test(path)) return undefined;
  const destination = destinationOf(url);
  const inner = path.slice('/api'.length).replace(/\/$/, '');
  const key = operationOfPath('GET', inner);
  const policy = key === undefined ? undefined : CACHED_CALLS[key];
  if (key === undefined || policy === undefined || destination === undefined) return undefined;
  return { ...policy, key, destination, limit: limitOf('GET', path), tags: tagsOf(policy, inner) };
};
