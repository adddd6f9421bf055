import type { Site } from '../site/site.js';
import { element, XML_DECLARATION } from './xml.js';

/** As many as one sitemap may hold (sitemaps.org). */
export const SITEMAP_MAX_PAGES = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface Listed {
  path: string;
  /** Unsaid where it is not known. */
  changedAt?: Date;
}

const listOf = (site: Site, list: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', listed: readonly Listed[]) =>
  [
    XML_DECLARATION,
    `<${list} xmlns="${NAMESPACE}">`,
    ...listed.map(({ path, changedAt }) => {
      const lastChange = changedAt === undefined ? '' : element('lastmod', changedAt.toISOString());
      return `<${entry}>${element('loc', site.urlOf(path))}${lastChange}</${entry}>`;
    }),
    `</${list}>`,
    '',
  ].join('\n');

export const renderSitemap = (site: Site, pages: readonly Listed[]): string => listOf(site, 'urlset', 'url', pages);

/** Names the sitemaps, each with the time at which it became what it is. */
export const renderSitemapIndex = (site: Site, sitemaps: readonly Listed[]): string =>
  listOf(site, 'sitemapindex', 'sitemap', sitemaps);
