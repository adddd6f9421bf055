import type { Resource } from '../auth/permissions.js';
import type { ContentKind } from './content-item.js';

/** First steps of the calls of each kind of content. */
export const CONTENT_PATHS = ['services', 'projects', 'team', 'blog', 'pages'] as const;
export type ContentPath = (typeof CONTENT_PATHS)[number];

/** The right on which decides who may read, write and delete items of a kind. */
export const RESOURCE_OF_KIND = {
  service: 'services',
  project: 'projects',
  member: 'team',
  post: 'blog',
  page: 'settings',
} as const satisfies Readonly<Record<ContentKind, Resource>>;

export const CONTENT_RESOURCES: readonly Resource[] = Object.values(RESOURCE_OF_KIND);
