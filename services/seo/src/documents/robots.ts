import type { Site } from '../site/site.js';

export const renderRobots = (site: Site): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    `Sitemap: ${site.urlOf('/sitemap.xml')}`,
    '',
  ].join('\n');
