import type { ContentKind } from '@atelier/contracts';
import { currentContext } from '../context/request-context.js';

/** The header in which a service lists what its answer depends on; edges remove it. */
export const CACHE_TAG = 'cache-tag';
/** The request header with which the shell asks the gateway for the tags (Edge Architecture); edges remove it too. */
export const SURROGATE = 'surrogate-capability';
/** Tags answers of services that follow the events themselves and may hear of a change later than the cache. */
export const CONTENT_TAG = 'content';
export const SETTINGS_TAG = 'settings';
/** Tags every list, count or neighbor, which may change with any item of the kind. */
export const kindTag = (kind: ContentKind): string => `${kind}s`;
/** Tags an item by its ID or by a requested slug, since another item may take over that slug later. */
export const itemTag = (kind: ContentKind, idOrSlug: string): string => `${kind}:${idOrSlug}`;

/** Tags the answer to the current request with its dependencies; an answer without tags is never cached. */
export const tagAnswer = (...tags: readonly string[]): void => {
  const context = currentContext();
  if (context === undefined) return;
  context.cacheTags ??= new Set();
  for (const tag of tags) context.cacheTags.add(tag);
};

export const formatTags = (tags: Iterable<string>): string => [...tags].join(',');

export const parseTags = (header: unknown): string[] =>
  typeof header === 'string' && header !== '' ? header.split(',').map((tag) => tag.trim()) : [];
