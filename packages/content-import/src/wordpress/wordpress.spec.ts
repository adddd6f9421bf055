import { describe, expect, it } from '@jest/globals';
import { aWxrExport, aWxrFile, aWxrItem, aWxrMeta } from '../../test/exports.js';
import { UnreadableExport } from '../foreign-site.js';
import { toPlainText } from '../rich-text/plain-text.js';
import { toRichText } from '../rich-text/to-rich-text.js';
import { fromLocalTime } from './local-time.js';
import { wordpress } from './wordpress.js';

const read = (...items: string[]) => wordpress.read(aWxrExport(...items), 'America/New_York');
const readOne = (fields: Parameters<typeof aWxrItem>[0] = {}) => {
  const [item] = read(aWxrItem(fields)).items;
  if (item === undefined) throw new Error('The item did not come over.');
  return item;
};

const TERMS =
  '<category domain="category" nicename="news"><![CDATA[News]]></category>' +
  '<category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>' +
  '<category domain="post_tag" nicename="q-a"><![CDATA[Q &amp; A]]></category>';

describe('WordPress export', () => {
  it('ASET-1 contains posts with author, date, terms, cover, and SEO texts', () => {
    const cover = aWxrItem({
      id: 9,
      type: 'attachment',
      status: 'inherit',
      more: '<wp:attachment_url>https://old.example/wp-content/uploads/2024/03/glue.jpg</wp:attachment_url>',
    });
    const more = TERMS + aWxrMeta('_thumbnail_id', '9') + aWxrMeta('_yoast_wpseo_metadesc', 'What holds.');
    const site = read(aWxrItem({ title: 'Glue &amp; wood', more }), cover);
    expect(site.address).toBe('https://old.example');
    expect(site.items).toHaveLength(1);
    expect(site.items[0]).toMatchObject({
      kind: 'post',
      title: 'Glue & wood',
      slug: 'glue-that-holds',
      status: 'published',
      date: '2024-03-06T08:00:00.000Z',
      tags: ['Q & A'],
      categories: ['News'],
      author: 'Ada Kite',
      cover: 'https://old.example/wp-content/uploads/2024/03/glue.jpg',
      seoTitle: null,
      seoDescription: 'What holds.',
      oldPath: '/2024/03/06/glue-that-holds/',
      remarks: [],
    });
  });

  it.each([
    ['publish', 'published'],
    ['future', 'scheduled'],
    ['draft', 'draft'],
    ['pending', 'draft'],
    ['private', 'draft'],
  ])('ASET-1 maps the status: %s becomes %s', (status, expected) => {
    expect(readOne({ status }).status).toBe(expected);
  });

  it('ASET-1 never publishes content that was not public', () => {
    expect(readOne({ password: 'secret' })).toMatchObject({
      status: 'draft',
      remarks: ['It was protected by a password, so it is a draft'],
    });
    expect(readOne({ status: 'private' }).remarks).toEqual(['It was private, so it is a draft']);
  });

  it('ASET-1 uses the local time in the studio’s time zone if the export has no UTC time', () => {
    const draft = { status: 'draft', date: '2024-07-04 12:00:00', dateGmt: '0000-00-00 00:00:00' };
    expect(readOne(draft).date).toBe('2024-07-04T16:00:00.000Z');
    expect(readOne({ ...draft, date: '0000-00-00 00:00:00' }).date).toBeNull();
  });

  it('ASET-1 PLT-5 is read completely at 20 MB', () => {
    const content = `<!-- wp:paragraph --><p>${'Glue holds when the wood is dry. '.repeat(300)}</p><!-- /wp:paragraph -->`;
    const names = Array.from({ length: 2200 }, (_none, index) => `glue-${index}`);
    const file = aWxrExport(...names.map((name, id) => aWxrItem({ id, name, content })));
    expect(file.length).toBeGreaterThan(20 * 1024 * 1024);
    const { items } = wordpress.read(file, 'UTC');
    expect(items.map(({ slug }) => slug)).toEqual(names);
    for (const { html } of items) expect(html.match(/Glue holds/g)).toHaveLength(300);
  });

  it('ASET-1 counts comments and everything else that cannot be imported', () => {
    const comment =
      '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>Hi</wp:comment_content></wp:comment>';
    const site = read(
      aWxrItem({ more: comment + comment }),
      aWxrItem({ id: 8, type: 'nav_menu_item' }),
      aWxrItem({ id: 9, status: 'trash' }),
    );
    expect(site.items.map(({ remarks }) => remarks)).toEqual([['2 comments did not come over']]);
    expect(site.notes.map(({ text }) => text)).toEqual([
      'Items of type “nav_menu_item” that did not come over: 1',
      'Items with status “trash” that did not come over: 1',
    ]);
  });
});

describe('WordPress texts', () => {
  it('ASET-1 get the paragraphs that the classic editor only displayed', () => {
    const content = 'One line\nand another.\n\n<h2>Part</h2>\n\nhttps://youtu.be/dQw4w9WgXcQ\n\n<pre>a\n\nb</pre>';
    expect(readOne({ content }).html).toBe(
      '<p>One line<br>and another.</p>\n<h2>Part</h2>\n' +
        '<figure class="wp-block-embed"><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></figure>\n' +
        '<pre>a\n\nb</pre>',
    );
  });

  it('ASET-1 lose plug-in shortcodes, but neither the text between them nor words in brackets', () => {
    const content =
      '[vc_row full_width="yes"]Kept[/vc_row] as he wrote [sic] in a [constructor]. [contact-form-7 id="3" title="Form"]';
    const { html, remarks } = readOne({ content });
    expect(html).toBe('<p>Kept as he wrote [sic] in a [constructor].</p>');
    expect(remarks).toEqual([
      'The shortcode [vc_row] was left out; what it enclosed is kept',
      'The shortcode [contact-form-7] was left out; what it enclosed is kept',
    ]);
  });

  it('ASET-1 show galleries and captions from shortcodes', () => {
    const picture = aWxrItem({
      id: 9,
      type: 'attachment',
      status: 'inherit',
      parent: 7,
      excerpt: 'A clamp',
      more: `<wp:attachment_url>https://old.example/a.jpg</wp:attachment_url>${aWxrMeta('_wp_attachment_image_alt', 'Clamp')}`,
    });
    const content = '[gallery ids="9"][caption id="x" width="300"]<img src="b.jpg" alt="B"> Drying[/caption]';
    const [item] = read(aWxrItem({ content }), picture).items;
    expect(item?.html).toBe(
      '<div class="wp-block-gallery"><figure><img src="https://old.example/a.jpg" alt="Clamp"><figcaption>A clamp</figcaption></figure></div>\n' +
        '<figure><img src="b.jpg" alt="B"><figcaption>Drying</figcaption></figure>',
    );
  });
});

describe('a hostile text', () => {
  it.each([
    ['elements without end', '<div>\n'.repeat(60_000)],
    ['shortcodes without end', '[a x=1'.repeat(60_000)],
    ['nothing but blanks', `<p>${'\u00a0'.repeat(100_000)}x${'\n'.repeat(100_000)}x`],
  ])('PLT-4 of %s is read in linear time', (_what, content) => {
    const before = process.threadCpuUsage().user;
    const { html } = readOne({ content });
    toPlainText(
      toRichText(html, { findPicture: () => undefined, findLink: (address) => address, note: () => undefined }),
    );
    expect(process.threadCpuUsage().user - before).toBeLessThan(3_000_000);
  });
});

describe('a hostile or broken file', () => {
  const refuse = (text: string) => expect(() => wordpress.read(text, 'UTC')).toThrow(UnreadableExport);

  it('PLT-4 is rejected if it declares a document type, so entities neither read files nor expand', () => {
    const entity = '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
    refuse(aWxrExport(aWxrItem()).replace('<rss', `${entity}<rss`));
    expect(readOne({ title: ']]>&b;<![CDATA[' }).title).not.toContain('root:');
  });

  it.each([
    ['text', 'Hello'],
    ['a page', '<html><body></body></html>'],
    ['a feed', '<rss><channel><title>Feed</title></channel></rss>'],
    ['nothing', ''],
    ['a file without a version', aWxrExport(aWxrItem()).replace(/<wp:wxr_version>.*<\/wp:wxr_version>/, '')],
    ['a file whose version is no number', aWxrFile({ version: '1.x' })],
    ['a file that was cut', aWxrExport(aWxrItem()).slice(0, -30)],
    ['crossed elements', aWxrExport('<item><title>x</item>')],
    ['elements without end', aWxrExport('<item>'.repeat(100_000))],
  ])('PLT-4 is rejected if it is %s', (_what, text) => refuse(text));

  it('PLT-4 is rejected if it has more items than an import allows', () => {
    refuse(aWxrExport('<item></item>'.repeat(10_001)));
  });
});

describe('local time conversion', () => {
  it.each([
    ['2024-01-15 12:00:00', 'Europe/Berlin', '2024-01-15T11:00:00.000Z'],
    ['2024-07-15 12:00:00', 'Europe/Berlin', '2024-07-15T10:00:00.000Z'],
    ['2024-11-03 12:00:00', 'America/New_York', '2024-11-03T17:00:00.000Z'],
    ['2024-03-10 03:00:00', 'America/New_York', '2024-03-10T07:00:00.000Z'],
    ['2024-06-05 16:04:48', 'UTC', '2024-06-05T16:04:48.000Z'],
  ])('ASET-1 converts %s in %s to %s', (text, zone, moment) => {
    expect(fromLocalTime(text, zone)).toBe(moment);
  });
});
