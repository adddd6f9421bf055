import { describe, expect, it } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { aPage } from '../../test/sample-page.js';
import { DEFAULT_COLORS, NO_LOGO, Site } from '../site/site.js';
import { renderRobots } from './robots.js';
import { renderSitemap, renderSitemapIndex } from './sitemap.js';

const site = new Site({ STUDIO_NAME: 'Stone & Sons', ATELIER_PUBLIC_URL: 'https://studio.example/' });

/** Parses a document with another library than the one that wrote it. */
const parsed = (xml: string) => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ ignoreAttributes: false }).parse(xml) as Record<string, unknown>;
};
const changedAt = new Date('2026-02-07T09:30:00Z');

describe('crawler documents', () => {
  it('SEO-2 list pages by absolute URL, with the time of their last change if known', () => {
    expect(parsed(renderSitemap(site, [{ path: '/' }, aPage({ path: '/blog/a&b' })]))).toMatchObject({
      urlset: {
        '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
        url: [
          { loc: 'https://studio.example/' },
          { loc: 'https://studio.example/blog/a&b', lastmod: changedAt.toISOString() },
        ],
      },
    });
  });

  it('SEO-2 list the sitemaps in an index, each with the time of its last change', () => {
    expect(parsed(renderSitemapIndex(site, [{ path: '/sitemaps/posts.xml', changedAt }]))).toMatchObject({
      sitemapindex: {
        '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
        sitemap: { loc: 'https://studio.example/sitemaps/posts.xml', lastmod: changedAt.toISOString() },
      },
    });
  });

  it('SEO-2 include a sitemap without pages', () => {
    expect(parsed(renderSitemap(site, []))).toHaveProperty('urlset');
  });

  it('ASET-1 omit the sitemap if staff hide the site from search engines, and let crawlers read robots.txt', () => {
    const hidden = new Site({ STUDIO_NAME: 'Stone & Sons', ATELIER_PUBLIC_URL: 'https://studio.example/' });
    hidden.become({
      name: 'Stone',
      titleSuffix: '',
      description: 'Stones.',
      isIndexed: false,
      colors: DEFAULT_COLORS,
      logo: NO_LOGO,
    });
    expect(renderRobots(hidden)).toBe('User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /api\n');
  });

  it('SEO-2 allow crawlers the site except the back-office and the API, and name the sitemap', () => {
    expect(renderRobots(site)).toBe(
      'User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /api\n\nSitemap: https://studio.example/sitemap.xml\n',
    );
  });
});
