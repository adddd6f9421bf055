import { HOSTILE_TEXTS, legalText } from '@atelier/markup/hostile-texts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { aPage } from '../../test/sample-page.js';
import { CardPainter } from '../cards/card-painter.js';
import { DEFAULT_COLORS, NO_LOGO, Site } from '../site/site.js';
import { renderAtom } from './feeds/atom.js';
import { createFeed, toFeedPost } from './feeds/feed.js';
import { renderJsonFeed } from './feeds/json-feed.js';
import { renderRss } from './feeds/rss.js';
import { renderSitemap, renderSitemapIndex } from './sitemap.js';

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 4 })
  .map((parts) => `a${parts.join('')}b`);

/** Elements and attributes with their texts, by path. */
const read = (xml: string): Map<string, unknown> => {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    htmlEntities: true,
    ignoreDeclaration: false,
  });
  const found = new Map<string, unknown>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return void found.set(path, value);
    for (const [name, part] of Object.entries(value)) walk(part, `${path}/${name}`);
  };
  walk(parser.parse(xml), '');
  return found;
};

const publicUrl = 'https://studio.example/';
const siteCalled = (name: string) => new Site({ STUDIO_NAME: name, ATELIER_PUBLIC_URL: publicUrl });

const feedWith = (text: string) => {
  const site = siteCalled(text);
  const page = aPage({ title: text, description: text, author: text, category: text });
  const image = {
    url: `https://far.example/${encodeURIComponent(legalText(text))}`,
    file: { type: 'image/png', bytes: 1 },
  };
  return createFeed(site, [toFeedPost(site, page, image)]);
};

/** Normalizes spaces and line ends that an XML parser may change. */
const settled = (text: unknown): string => String(text).replaceAll(/[\r\n\t ]+/g, ' ');

const expectSame = (render: (text: string) => string, text: string, places: readonly string[]) => {
  const harmless = read(render('ab'));
  const found = read(render(text));
  expect([...found.keys()]).toEqual([...harmless.keys()]);
  for (const place of places) expect(settled(found.get(place))).toBe(settled(legalText(text)));
};

describe('hostile texts', () => {
  it('SEO-2 remain text in RSS', () => {
    const render = (text: string) => renderRss(feedWith(text), publicUrl);
    const places = ['/rss/channel/item/title', '/rss/channel/item/description', '/rss/channel/item/dc:creator'];
    fc.assert(fc.property(hostileText, (text) => expectSame(render, text, places)));
  });

  it('SEO-2 remain text in Atom', () => {
    const render = (text: string) => renderAtom(feedWith(text), publicUrl);
    const places = ['/feed/entry/title', '/feed/entry/summary', '/feed/entry/author/name', '/feed/author/name'];
    fc.assert(fc.property(hostileText, (text) => expectSame(render, text, places)));
  });

  it('SEO-2 remain text in the JSON feed', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const feed = JSON.parse(renderJsonFeed(feedWith(text), publicUrl)) as { authors: object[]; items: object[] };
        expect(feed.authors).toEqual([{ name: text }]);
        expect(feed.items).toEqual([expect.objectContaining({ title: text, summary: text })]);
      }),
    );
  });

  it('SEO-2 remain URLs in sitemaps', () => {
    const site = siteCalled('Atelier');
    const renderPages = (text: string) => renderSitemap(site, [{ path: `/blog/${encodeURI(legalText(text))}` }]);
    const renderIndex = (text: string) =>
      renderSitemapIndex(site, [{ path: `/sitemaps/${encodeURI(legalText(text))}` }]);
    fc.assert(
      fc.property(hostileText, (text) => {
        expectSame(renderPages, text, []);
        expectSame(renderIndex, text, []);
      }),
    );
  });

  it('SEO-1 still produce a share card of the right size', async () => {
    const { default: sharp } = await import('sharp');
    for (const text of [...HOSTILE_TEXTS, ' ', '\u0000']) {
      const card = await new CardPainter().paint(
        { name: text, colors: DEFAULT_COLORS, logo: NO_LOGO },
        { title: text, label: text },
      );
      expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
  });
});
