import { describe, expect, it } from '@jest/globals';
import { aWxrAuthor, aWxrExport, aWxrFile, aWxrItem, aWxrMeta } from '../../test/exports.js';
import { wordpress } from './wordpress.js';

const readFile = (...file: Parameters<typeof aWxrFile>) => wordpress.read(aWxrFile(...file), 'UTC').items;
const read = (...items: string[]) => readFile({ items });
const readOne = (fields: Parameters<typeof aWxrItem>[0] = {}) => read(aWxrItem(fields))[0];

describe('files like those of the WordPress importer’s own tests', () => {
  it.each(['1.0', '1.1', '1.2'])('ASET-1 version %s is read', (version) => {
    expect(readFile({ version, items: [aWxrItem()] })).toMatchObject([
      { title: 'Glue that holds', slug: 'glue-that-holds', author: 'Ada Kite' },
    ]);
  });

  it('ASET-1 version 1.0 names no authors, calls its tags “tag”, and names each term twice', () => {
    const more =
      '<category><![CDATA[News]]></category><category domain="category" nicename="news"><![CDATA[News]]></category>' +
      '<category domain="tag"><![CDATA[Wood]]></category><category domain="tag" nicename="wood"><![CDATA[Wood]]></category>';
    expect(readFile({ version: '1.0', head: '', items: [aWxrItem({ more })] })).toMatchObject([
      { author: 'ada', categories: ['News'], tags: ['Wood'] },
    ]);
  });

  it.each([
    ['with', aWxrMeta('_sizes', 'a:1:{s:5:"width";s:9:"<b>3</b>;}";}')],
    [
      'without',
      '<wp:postmeta><wp:meta_key>_sizes</wp:meta_key><wp:meta_value>a:1:{s:5:&quot;width&quot;;s:1:&quot;&lt;&quot;;}</wp:meta_value></wp:postmeta>',
    ],
  ])('ASET-1 serialized values of plug-ins %s CDATA are left out, and do not hide later ones', (_how, meta) => {
    const later =
      '<wp:postmeta><wp:meta_key>rank_math_title</wp:meta_key><wp:meta_value>Glue &amp; wood</wp:meta_value></wp:postmeta>';
    const item = readOne({ more: `${meta}${later}` });
    expect(item).toMatchObject({ title: 'Glue that holds', seoTitle: 'Glue & wood', remarks: [] });
  });

  it('ASET-1 slashes stay in titles, texts, and terms', () => {
    const more = String.raw`<category domain="post_tag" nicename="a"><![CDATA[C:\wood\\glue]]></category>`;
    expect(readOne({ title: String.raw`It\'s \\ glue`, content: String.raw`<p>a\b \\ c/</p>`, more })).toMatchObject({
      title: String.raw`It\'s \\ glue`,
      html: String.raw`<p>a\b \\ c/</p>`,
      tags: [String.raw`C:\wood\\glue`],
    });
  });

  it('ASET-1 authors may share a display name, be missing from the file, or have no name', () => {
    const head = aWxrAuthor('ada', 'Ada Kite') + aWxrAuthor('kite', 'Ada Kite') + aWxrAuthor('ben', '');
    const creators = ['ada', 'kite', 'ben', 'cleo', ''];
    const items = creators.map((creator, id) => aWxrItem({ id, creator }));
    expect(readFile({ head, items }).map(({ author }) => author)).toEqual([
      'Ada Kite',
      'Ada Kite',
      'ben',
      'cleo',
      null,
    ]);
  });

  it('ASET-1 texts may contain the start and the end of CDATA sections', () => {
    const nasty = '<p>Write <![CDATA[ text ]]> and ]]]]> or ]]&gt; in <code>&lt;![CDATA[x]]&gt;</code>.</p>';
    expect(readOne({ title: 'A ]]> B ]]]]>', content: nasty })).toMatchObject({ title: 'A ]]> B ]]]]>', html: nasty });
  });

  it('ASET-1 comments with data and text of their own do not change the post', () => {
    const more =
      '<wp:comment><wp:comment_author><![CDATA[Cleo]]></wp:comment_author><wp:comment_content><![CDATA[<title>No</title> ]]]]><![CDATA[>]]></wp:comment_content>' +
      '<wp:commentmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:commentmeta></wp:comment>';
    expect(readOne({ more })).toMatchObject({
      title: 'Glue that holds',
      cover: null,
      remarks: ['1 comment did not come over'],
    });
  });

  it('ASET-1 nested categories are categories of their own', () => {
    const getTerm = (slug: string, parent: string) =>
      `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name><![CDATA[${slug}]]></wp:cat_name></wp:category>`;
    const head = getTerm('craft', '') + getTerm('glue', 'craft');
    const more =
      '<category domain="category" nicename="glue"><![CDATA[glue]]></category><category domain="category" nicename="craft"><![CDATA[craft]]></category>';
    expect(readFile({ head, items: [aWxrItem({ more })] })).toMatchObject([{ categories: ['glue', 'craft'] }]);
  });

  it('ASET-1 a post without a title keeps its slug and text', () => {
    expect(readOne({ title: '' })).toMatchObject({ title: '', slug: 'glue-that-holds', status: 'published' });
    expect(read(aWxrItem().replace(/<title>.*<\/title>/, ''))[0]).toMatchObject({ title: '', slug: 'glue-that-holds' });
  });

  it('ASET-1 namespaces that nothing uses, and elements of unknown ones, are ignored', () => {
    const more = '<slash:comments>3</slash:comments><media:title>No</media:title>';
    const file = aWxrExport(aWxrItem({ more }))
      .replace('<rss', '<rss xmlns:slash="http://purl.org/rss/1.0/modules/slash/" xmlns:georss="urn:georss"')
      .replace('<item>', '<item xmlns:media="http://search.yahoo.com/mrss/">');
    expect(wordpress.read(file, 'UTC').items).toMatchObject([{ title: 'Glue that holds', remarks: [] }]);
  });
});
