import { describe, expect, it } from '@jest/globals';
import type { PageRecord } from '../pages/page.js';
import { Site } from '../site/site.js';
import { renderFeed } from './feed.js';
import { renderRobots } from './robots.js';
import { renderSitemap } from './sitemap.js';
import { escapeXml } from './xml.js';

const site = new Site({ STUDIO_NAME: 'Stone & Sons', ATELIER_PUBLIC_URL: 'https://studio.example/' });

const aPage = (fields: Partial<PageRecord> = {}): PageRecord => ({
  id: 'post:1',
  kind: 'post',
  path: '/blog/first',
  isVisible: true,
  title: 'First',
  description: 'The first of many.',
  category: 'case-study',
  author: 'Ada Lovelace',
  image: null,
  publishedAt: new Date('2026-01-05T08:00:00Z'),
  changedAt: new Date('2026-02-07T09:30:00Z'),
  version: 1,
  ...fields,
});

describe('what crawlers and readers are given', () => {
  it('SEO-2 lists every static page and every post in the sitemap, with absolute addresses and true dates', () => {
    const sitemap = renderSitemap(site, [aPage()]);
    const paths = [...sitemap.matchAll(/<loc>https:\/\/studio\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toEqual([...['/', '/about', '/services', '/projects', '/team', '/blog', '/contact'], '/blog/first']);
    expect(sitemap).toContain(
      '<url><loc>https://studio.example/blog/first</loc><lastmod>2026-02-07T09:30:00.000Z</lastmod></url>',
    );
    expect(sitemap.match(/<lastmod>/g)).toHaveLength(1);
  });

  it('SEO-2 writes an item of the feed with its date, category and lasting identifier', () => {
    const feed = renderFeed(site, [aPage()]);
    expect(feed).toContain('<atom:link href="https://studio.example/rss.xml" rel="self" type="application/rss+xml"/>');
    expect(feed).toContain('<title>Journal — Stone &amp; Sons</title>');
    expect(feed).toContain('<link>https://studio.example/blog/first</link>');
    expect(feed).toContain('<guid isPermaLink="false">urn:atelier:post:1</guid>');
    expect(feed).toContain('<pubDate>Mon, 05 Jan 2026 08:00:00 GMT</pubDate>');
    expect(feed).toContain('<lastBuildDate>Sat, 07 Feb 2026 09:30:00 GMT</lastBuildDate>');
    expect(feed).toContain('<category>Case Study</category>');
    expect(feed).toContain('<dc:creator>Ada Lovelace</dc:creator>');
  });

  it('SEO-2 keeps the feed to the newest 30', () => {
    const pages = Array.from({ length: 40 }, (_none, index) => aPage({ id: `post:${index}` }));
    expect(renderFeed(site, pages).match(/<item>/g)).toHaveLength(30);
  });

  it('SEO-2 lists pages of every kind in the sitemap, and posts alone in the feed', () => {
    const pages = [
      aPage({ id: 'service:1', kind: 'service', path: '/services/web' }),
      aPage({ id: 'project:1', kind: 'project', path: '/projects/shop' }),
      aPage({ id: 'member:1', kind: 'member', path: '/team/ada' }),
      aPage({ id: 'page:1', kind: 'page', path: '/privacy' }),
      aPage(),
    ];
    for (const path of ['/services/web', '/projects/shop', '/team/ada', '/privacy', '/blog/first'])
      expect(renderSitemap(site, pages)).toContain(
        `<url><loc>https://studio.example${path}</loc><lastmod>2026-02-07T09:30:00.000Z</lastmod></url>`,
      );
    expect(renderFeed(site, pages).match(/<guid[^>]*>[^<]*/g)).toEqual([
      '<guid isPermaLink="false">urn:atelier:post:1',
    ]);
  });

  it('SEO-2 writes a feed without items', () => {
    expect(renderFeed(site, [])).not.toMatch(/<item>|lastBuildDate/);
  });

  it('SEO-2 keeps what staff write from becoming markup', () => {
    const page = aPage({ path: '/blog/a&b', title: '</title><script>1</script>', description: '"R&D" \u0000\u000b' });
    expect(renderFeed(site, [page])).toContain('<title>&lt;/title&gt;&lt;script&gt;1&lt;/script&gt;</title>');
    expect(renderFeed(site, [page])).toContain('<description>&quot;R&amp;D&quot; </description>');
    expect(renderSitemap(site, [page])).toContain('<loc>https://studio.example/blog/a&amp;b</loc>');
  });

  it('SEO-2 keeps signs of every script, and drops what XML has no place for', () => {
    expect(escapeXml('Über 日本 🎨 \ud800\u0008\uffff')).toBe('Über 日本 🎨 ');
  });

  it('SEO-2 allows crawlers the site without the back-office and the calls, and names the sitemap', () => {
    expect(renderRobots(site)).toBe(
      'User-agent: *\nAllow: /\nDisallow: /admin\nDisallow: /api\n\nSitemap: https://studio.example/sitemap.xml\n',
    );
  });
});
