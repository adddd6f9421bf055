import type { Site } from '../site/site.js';

/** An unlisted site says so on its pages, which crawlers must be able to read; it lists no sitemap. */
export const renderRobots = (site: Site): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    ...(site.isIndexed ? [`Sitemap: ${site.getUrl('/sitemap.xml')}`, ''] : []),
  ].join('\n');
