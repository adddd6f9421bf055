import type { Site } from '../site/site.js';

/** A site that is not to be listed says so on its pages, which crawlers must be let in to read; it names no sitemap. */
export const renderRobots = (site: Site): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    ...(site.isIndexed ? [`Sitemap: ${site.urlOf('/sitemap.xml')}`, ''] : []),
  ].join('\n');
