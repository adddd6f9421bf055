import { CONTENT_KINDS, CONTENT_TYPES, type ContentKind } from '@atelier/contracts';

const XML = 'application/xml; charset=utf-8';

type Sitemap = `sitemaps/${(typeof CONTENT_TYPES)[ContentKind]['sitemap']}.xml`;

/** The sitemap of each kind of content; fixed pages are listed with the pages that staff write. */
export const createSitemap = (kind: ContentKind): Sitemap => `sitemaps/${CONTENT_TYPES[kind].sitemap}.xml`;

/** The documents by name, which is also their path on the site, with their types. */
export const MEDIA_TYPES = {
  'sitemap.xml': XML,
  ...(Object.fromEntries(CONTENT_KINDS.map((kind) => [createSitemap(kind), XML])) as Record<Sitemap, string>),
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
};
export type DocumentName = keyof typeof MEDIA_TYPES;

export const DOCUMENT_NAMES = Object.keys(MEDIA_TYPES) as DocumentName[];
