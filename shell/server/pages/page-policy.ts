import { CONTENT_TAG } from '@atelier/service-kit/cache/cache-tags';
import type { CachePolicy } from '@atelier/service-kit/cache/response-cache';
import type { DocumentAnswer } from './page-renderer.js';

/** Views are counted without an event: nothing is kept longer than this. */
const LIFETIME_MS = 5 * 60_000;
/** There are as many searches as visitors think of. */
const QUERY_LIFETIME_MS = 10_000;
/** Of what changes without an event, is made by a service that hears of it late, or by another version than the live one. */
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

/** How a page may be kept that was made of answers with these tags. */
export const pagePolicyOf = (
  url: string,
  tagsOfAnswers: readonly (readonly string[])[],
  { isFallback = false }: Pick<DocumentAnswer, 'isFallback'> = {},
): CachePolicy => {
  const tags = new Set(tagsOfAnswers.flat());
  if (tagsOfAnswers.some(({ length }) => length === 0)) tags.add(CONTENT_TAG);
  return {
    tags: [...tags],
    // The gateway's cache, which pages are made from, may hear of a change a moment later.
    isDerived: true,
    lifetimeMs: Math.min(
      isFallback || tags.has(CONTENT_TAG) ? UNSURE_LIFETIME_MS : LIFETIME_MS,
      queryOf(url) === '' ? LIFETIME_MS : QUERY_LIFETIME_MS,
    ),
  };
};
