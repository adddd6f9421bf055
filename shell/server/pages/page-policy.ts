import { CONTENT_TAG } from '@atelier/service-kit/cache/cache-tags';
import type { CachePolicy } from '@atelier/service-kit/cache/response-cache';
import type { DocumentAnswer } from './page-renderer.js';

/** View counts change without an event, so nothing is cached longer than this. */
const LIFETIME_MS = 5 * 60_000;
/** Searches have an unlimited number of addresses. */
const QUERY_LIFETIME_MS = 10_000;
/**
 * For pages that change without an event, come from a service that hears of changes late, or use a version other than the live
 * one.
 */
const UNSURE_LIFETIME_MS = 1000;
const MAX_QUERY_LENGTH = 512;
const MAX_PATH_LENGTH = 512;

const toQuery = (url: string): string => {
  const queryAt = url.indexOf('?');
  return queryAt === -1 ? '' : url.slice(queryAt + 1);
};

/** Whether a page with this address is worth caching; overlong addresses are not. */
export const isCacheable = (url: string): boolean => {
  const query = toQuery(url);
  return query.length <= MAX_QUERY_LENGTH && url.length - query.length <= MAX_PATH_LENGTH;
};

/** The cache policy of a page made from answers with these tags. */
export const getPagePolicy = (
  url: string,
  tagsOfAnswers: readonly (readonly string[])[],
  { isFallback = false }: Pick<DocumentAnswer, 'isFallback'> = {},
): CachePolicy => {
  const tags = new Set(tagsOfAnswers.flat());
  if (tagsOfAnswers.some(({ length }) => length === 0)) tags.add(CONTENT_TAG);
  return {
    tags: [...tags],
    // The gateway's cache, from which pages are made, may hear of a change a moment later.
    isDerived: true,
    lifetimeMs: Math.min(
      isFallback || tags.has(CONTENT_TAG) ? UNSURE_LIFETIME_MS : LIFETIME_MS,
      toQuery(url) === '' ? LIFETIME_MS : QUERY_LIFETIME_MS,
    ),
  };
};
