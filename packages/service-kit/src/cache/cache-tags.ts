import type { ContentKind } from '@atelier/contracts';
import { currentContext } from '../context/request-context.js';

/** The header in which a service names what its answer depends on; edges remove it. */
export const CACHE_TAG = 'cache-tag';
/** The request header by which the shell asks the gateway for the tags (Edge Architecture); edges remove it too. */
export const SURROGATE = 'surrogate-capability';
/** Of every answer whose service follows the events itself, and may hear of a change later than the cache. */
export const CONTENT_TAG = 'content';
export const SETTINGS_TAG = 'settings';
/** Of every list, count or neighbor: of what changes with any item of the kind. */
export const kindTag = (kind: ContentKind): string => `${kind}s`;
/** By its ID, or by an address at which it is asked for: another item may have that later. */
export const itemTag = (kind: ContentKind, idOrSlug: string): string => `${kind}:${idOrSlug}`;

/** Names what the answer to the current request depends on; an answer without tags is never cached. */
export const tagAnswer = (...tags: readonly string[]): void => {
  const context = currentContext();
  if (context === undefined) return;
  context.cacheTags ??= new Set();
  for (const tag of tags) context.cacheTags.add(tag);
};

export const formatTags = (tags: Iterable<string>): string => [...tags].join(',');

export const parseTags = (header: unknown): string[] =>
  typeof header === 'string' && header !== '' ? header.split(',').map((tag) => tag.trim()) : [];
