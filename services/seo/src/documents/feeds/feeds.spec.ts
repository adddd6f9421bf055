import { describe, expect, it } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { aPage } from '../../../test/sample-page.js';
import { Site } from '../../site/site.js';
import { renderAtom } from './atom.js';
import { createFeed, type FeedImage, toFeedPost } from './feed.js';
import { renderJsonFeed } from './json-feed.js';
import { renderRss } from './rss.js';

const site = new Site({ STUDIO_NAME: 'Stone & Sons', ATELIER_PUBLIC_URL: 'https://studio.example/' });
const selfUrl = 'https://studio.example/this-feed';

const cover: FeedImage = {
  url: 'https://studio.example/media/a.webp',
  file: { type: 'image/webp', bytes: 1234 },
};
const nasty = { title: '</title><script>1</script>', description: '"R&D" \u0000\u000b', author: null };
const feed = createFeed(site, [
  toFeedPost(site, aPage(), cover),
  toFeedPost(site, aPage({ ...nasty, id: 'post:2', path: '/blog/second' }), { url: 'https://far.example/a.png' }),
]);
const nothing = createFeed(site, []);

const parsed = (xml: string): unknown => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, parseTagValue: false, htmlEntities: true }).parse(xml);
};
const getPaths = (value: unknown, name: string): unknown[] => JSON.stringify(value).split(`"${name}":`).slice(1);

describe('feeds', () => {
  it('SEO-2 the RSS feed contains all that is known of a post, with a permanent identifier', () => {
    expect(parsed(renderRss(feed, selfUrl))).toMatchObject({
      rss: {
        '@_version': '2.0',
        channel: {
          title: 'Journal — Stone & Sons',
          link: 'https://studio.example/blog',
          'atom:link': { '@_href': selfUrl, '@_rel': 'self', '@_type': 'application/rss+xml' },
          description: 'Notes from Stone & Sons: design, engineering and what we learn.',
          language: 'en-us',
          lastBuildDate: 'Sat, 07 Feb 2026 09:30:00 GMT',
          item: [
            {
              title: 'First',
              link: 'https://studio.example/blog/first',
              guid: { '#text': 'urn:atelier:post:1', '@_isPermaLink': 'false' },
              pubDate: 'Mon, 05 Jan 2026 08:00:00 GMT',
              'atom:updated': '2026-02-07T09:30:00.000Z',
              category: 'Case Study',
              'dc:creator': 'Ada Lovelace',
              description: 'The first of many.',
              enclosure: { '@_url': cover.url, '@_length': '1234', '@_type': 'image/webp' },
            },
            { title: nasty.title, description: '"R&D"' },
          ],
        },
      },
    });
  });

  it('SEO-2 the Atom feed contains the author, content, publication date, and last change', () => {
    expect(parsed(renderAtom(feed, selfUrl))).toMatchObject({
      feed: {
        '@_xmlns': 'http://www.w3.org/2005/Atom',
        '@_xml:lang': 'en-US',
        id: 'https://studio.example/blog',
        title: 'Journal — Stone & Sons',
        updated: '2026-02-07T09:30:00.000Z',
        author: { name: 'Stone & Sons' },
        link: [
          { '@_rel': 'self', '@_href': selfUrl, '@_type': 'application/atom+xml' },
          { '@_rel': 'alternate', '@_href': 'https://studio.example/blog' },
        ],
        entry: [
          {
            id: 'urn:atelier:post:1',
            title: 'First',
            updated: '2026-02-07T09:30:00.000Z',
            published: '2026-01-05T08:00:00.000Z',
            author: { name: 'Ada Lovelace' },
            link: [
              { '@_rel': 'alternate', '@_href': 'https://studio.example/blog/first' },
              { '@_rel': 'enclosure', '@_type': 'image/webp', '@_length': '1234', '@_href': cover.url },
            ],
            category: { '@_term': 'Case Study' },
            summary: 'The first of many.',
          },
          { id: 'urn:atelier:post:2', title: nasty.title, summary: '"R&D"' },
        ],
      },
    });
  });

  it('SEO-2 the JSON feed contains what version 1.1 requires, and the picture of each post', () => {
    const read = JSON.parse(renderJsonFeed(feed, selfUrl)) as { items: object[] };
    expect(read).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Journal — Stone & Sons',
      home_page_url: 'https://studio.example/blog',
      feed_url: selfUrl,
      language: 'en-US',
      authors: [{ name: 'Stone & Sons' }],
    });
    expect(read.items).toEqual([
      {
        id: 'urn:atelier:post:1',
        url: 'https://studio.example/blog/first',
        title: 'First',
        content_text: 'The first of many.',
        summary: 'The first of many.',
        date_published: '2026-01-05T08:00:00.000Z',
        date_modified: '2026-02-07T09:30:00.000Z',
        tags: ['Case Study'],
        authors: [{ name: 'Ada Lovelace' }],
        image: cover.url,
        attachments: [{ url: cover.url, mime_type: 'image/webp', size_in_bytes: 1234 }],
      },
      expect.objectContaining({ title: nasty.title, image: 'https://far.example/a.png' }),
    ]);
    expect(read.items[1]).not.toHaveProperty('authors');
  });

  it('SEO-2 no enclosure is listed without type and size, which both formats require', () => {
    expect(getPaths(parsed(renderRss(feed, selfUrl)), 'enclosure')).toHaveLength(1);
    expect(renderAtom(feed, selfUrl)).not.toContain('far.example');
  });

  it('SEO-2 the feeds are valid without posts', () => {
    expect(parsed(renderRss(nothing, selfUrl))).not.toHaveProperty(['rss', 'channel', 'lastBuildDate']);
    expect(parsed(renderAtom(nothing, selfUrl))).toMatchObject({ feed: { updated: expect.any(String) } });
    expect(JSON.parse(renderJsonFeed(nothing, selfUrl))).toMatchObject({ items: [] });
  });
});
