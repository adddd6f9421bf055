import { type Markup, markup } from '@atelier/markup';
import type { Site } from '../site/site.js';
import { XML_DECLARATION } from './xml.js';

/** The maximum for one sitemap (sitemaps.org). */
export const SITEMAP_MAX_PAGES = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface Listed {
  path: string;
  /** Absent if unknown. */
  changedAt?: Date;
}

const entry = (site: Site, { path, changedAt }: Listed): Markup =>
  markup`<loc>${site.getUrl(path)}</loc>${changedAt && markup`<lastmod>${changedAt.toISOString()}</lastmod>`}`;

export const renderSitemap = (site: Site, pages: readonly Listed[]): string =>
  markup`${XML_DECLARATION}
<urlset xmlns="${NAMESPACE}">
${pages.map((page) => markup`<url>${entry(site, page)}</url>\n`)}</urlset>
`.toString();

/** Lists the sitemaps, each with the time of its last change. */
export const renderSitemapIndex = (site: Site, sitemaps: readonly Listed[]): string =>
  markup`${XML_DECLARATION}
<sitemapindex xmlns="${NAMESPACE}">
${sitemaps.map((sitemap) => markup`<sitemap>${entry(site, sitemap)}</sitemap>\n`)}</sitemapindex>
`.toString();
