import type { PageRecord } from '../pages/page.js';
import type { Site } from '../site/site.js';
import { STATIC_PAGES } from '../site/static-pages.js';
import { element, XML_DECLARATION } from './xml.js';

/** More than a sitemap may hold together with the static pages (sitemaps.org: 50,000). */
export const SITEMAP_MAX_PAGES = 49_000;

/** Only pages whose last change is known say when it was. */
export const renderSitemap = (site: Site, pages: readonly PageRecord[]): string => {
  const fixed = STATIC_PAGES.map(({ path }) => `<url>${element('loc', site.urlOf(path))}</url>`);
  const written = pages.map(
    ({ path, changedAt }) =>
      `<url>${element('loc', site.urlOf(path))}${element('lastmod', changedAt.toISOString())}</url>`,
  );
  return [
    XML_DECLARATION,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...fixed,
    ...written,
    '</urlset>',
    '',
  ].join('\n');
};
