import type { ContentKind } from '@atelier/contracts';

const XML = 'application/xml; charset=utf-8';

/** The documents by name, which is their path on the site too, and their types. */
export const CONTENT_TYPES = {
  'sitemap.xml': XML,
  'sitemaps/pages.xml': XML,
  'sitemaps/services.xml': XML,
  'sitemaps/projects.xml': XML,
  'sitemaps/posts.xml': XML,
  'sitemaps/team.xml': XML,
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
} as const;
export type DocumentName = keyof typeof CONTENT_TYPES;

export const DOCUMENT_NAMES = Object.keys(CONTENT_TYPES) as DocumentName[];

/** The sitemap of each kind of content; the pages that always exist stand with those that staff write. */
export const SITEMAPS = {
  page: 'sitemaps/pages.xml',
  service: 'sitemaps/services.xml',
  project: 'sitemaps/projects.xml',
  post: 'sitemaps/posts.xml',
  member: 'sitemaps/team.xml',
} as const satisfies Record<ContentKind, DocumentName>;
