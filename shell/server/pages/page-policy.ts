import { CONTENT_KINDS, type ContentKind } from '@atelier/contracts';
import { DERIVED_TAG, kindTag } from '@atelier/service-kit/cache/content-tags';
import type { CachePolicy } from '@atelier/service-kit/cache/response-cache';

const KIND_OF_FOLDER: Readonly<Record<string, ContentKind>> = {
  blog: 'post',
  services: 'service',
  projects: 'project',
  team: 'member',
  pages: 'page',
};

/** Views are counted without an event: nothing is kept longer than this. */
const LIFETIME_MS = 5 * 60_000;
/** There are as many searches as visitors think of. */
const QUERY_LIFETIME_MS = 10_000;
/** Of what changes without an event, or is made by a service that hears of it late. */
const UNSURE_LIFETIME_MS = 1000;
const MAX_QUERY_LENGTH = 512;
const MAX_PATH_LENGTH = 512;

const queryOf = (url: string): string => {
  const queryAt = url.indexOf('?');
  return queryAt === -1 ? '' : url.slice(queryAt + 1);
};

/** Whether a page of this address is worth its place, and its address too. */
export const mayBeKept = (url: string): boolean => {
  const query = queryOf(url);
  return query.length <= MAX_QUERY_LENGTH && url.length - query.length <= MAX_PATH_LENGTH;
};

/** Kind of content that an API path such as `/blog?limit=4` answers; undefined where that is not known. */
const kindOf = (apiPath: string): ContentKind | undefined => KIND_OF_FOLDER[apiPath.split(/[/?]/)[1] ?? ''];

/** What stands on every page: when it changes, all of them are made anew. */
const OF_EVERY_PAGE = '/studio';

/** How a page may be kept that was made of the answers of these API paths. */
export const pagePolicyOf = (url: string, apiPaths: readonly string[]): CachePolicy => {
  const ownPaths = apiPaths.filter((path) => path !== OF_EVERY_PAGE);
  const kinds = ownPaths.map(kindOf).filter((kind) => kind !== undefined);
  const isSure = kinds.length === ownPaths.length;
  const tags = isSure ? kinds.map(kindTag) : [...CONTENT_KINDS.map(kindTag), DERIVED_TAG];
  return {
    kinds: CONTENT_KINDS,
    tags: [...new Set(tags)],
    // The gateway's cache, which pages are made from, may hear of a change a moment later.
    isDerived: true,
    lifetimeMs: Math.min(
      LIFETIME_MS,
      isSure ? LIFETIME_MS : UNSURE_LIFETIME_MS,
      queryOf(url) === '' ? LIFETIME_MS : QUERY_LIFETIME_MS,
    ),
  };
};
