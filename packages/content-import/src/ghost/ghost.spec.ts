import { describe, expect, it } from '@jest/globals';
import { aGhostExport, aGhostPost } from '../../test/exports.js';
import { UnreadableExport } from '../foreign-site.js';
import { ghost } from './ghost.js';

const readOne = (fields: object = {}, tables: object = {}) => {
  const [item] = ghost.read(aGhostExport([aGhostPost(fields)], tables), 'UTC').items;
  if (item === undefined) throw new Error('The item did not come over.');
  return item;
};

const inLexical = (...children: object[]) => ({
  html: null,
  lexical: JSON.stringify({ root: { type: 'root', version: 1, children } }),
});
const text = (words: string, format = 0) => ({ type: 'extended-text', version: 1, text: words, format });

describe('Ghost export', () => {
  it('ASET-1 contains posts with author, date, ordered public tags, and SEO texts', () => {
    expect(readOne({ featured: 1, feature_image: '__GHOST_URL__/content/images/2024/03/glue.jpg' })).toMatchObject({
      kind: 'post',
      title: 'Glue that holds',
      slug: 'glue-that-holds',
      status: 'published',
      date: '2024-03-06T08:00:00.000Z',
      tags: ['News', 'Workshop'],
      author: 'Ada Kite',
      cover: '__GHOST_URL__/content/images/2024/03/glue.jpg',
      isFeatured: true,
      seoTitle: 'Glue',
      seoDescription: 'What holds and what does not.',
      oldPath: '/glue-that-holds/',
      remarks: [],
    });
  });

  it('ASET-1 is accepted without the wrapper around its database, and with the date format of older versions', () => {
    const { db } = JSON.parse(
      aGhostExport([aGhostPost({ published_at: '2017-09-01 12:45:12', type: undefined, page: 1 })]),
    );
    const [item] = ghost.read(JSON.stringify(db[0]), 'America/New_York').items;
    expect(item).toMatchObject({ kind: 'page', date: '2017-09-01T12:45:12.000Z' });
  });

  it('ASET-1 PLT-5 is read completely at 20 MB', () => {
    const html = `<p>${'Glue holds when the wood is dry. '.repeat(300)}</p>`;
    const posts = Array.from({ length: 2200 }, (_none, index) => aGhostPost({ slug: `glue-${index}`, html }));
    const file = aGhostExport(posts);
    expect(file.length).toBeGreaterThan(20 * 1024 * 1024);
    const { items } = ghost.read(file, 'UTC');
    expect(items.map(({ slug }) => slug)).toEqual(posts.map(({ slug }) => slug));
    for (const item of items) expect(item.html.length).toBeGreaterThanOrEqual(html.length);
  });

  it.each([
    [{ status: 'draft' }, 'draft', []],
    [{ status: 'scheduled' }, 'scheduled', []],
    [{ status: 'sent' }, 'draft', ['It was sent by email only, so it is a draft']],
    [{ visibility: 'paid' }, 'draft', ['It was for paying members only, so it is a draft']],
    [{ visibility: 'members' }, 'draft', ['It was for members only, so it is a draft']],
  ])('ASET-1 never publishes content that was not public: %j', (fields, status, remarks) => {
    expect(readOne(fields)).toMatchObject({ status, remarks, oldPath: null });
  });

  it('ASET-1 keeps the first author, and notes that there were others', () => {
    const posts_authors = [
      { post_id: '5c7ece47da174000c0c5c6d7', author_id: 'u1', sort_order: 1 },
      { post_id: '5c7ece47da174000c0c5c6d7', author_id: 'u2', sort_order: 0 },
    ];
    expect(readOne({}, { posts_authors })).toMatchObject({
      author: 'Ben Saw',
      remarks: ['Only the first of its 2 authors is named'],
    });
  });

  it.each([
    ['text', 'Hello'],
    ['another file', '{"posts":[]}'],
    ['a file of ours', '{"db":[{"data":{}}]}'],
    ['nothing', ''],
  ])('PLT-4 is rejected if it is %s', (_what, file) => {
    expect(() => ghost.read(file, 'UTC')).toThrow(UnreadableExport);
  });
});

describe('Ghost texts', () => {
  it('ASET-1 in Lexical keep paragraphs, marks, links, and lists', () => {
    const { html } = readOne(
      inLexical(
        { type: 'extended-heading', tag: 'h2', children: [text('Part')] },
        { type: 'paragraph', children: [text('a'), text('b & c', 3), { type: 'linebreak' }, text('d', 16)] },
        { type: 'paragraph', children: [{ type: 'link', url: 'https://x.example/"', children: [text('x')] }] },
        { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('One')] }] },
        { type: 'horizontalrule' },
        { type: 'codeblock', code: 'a < b', language: 'js' },
      ),
    );
    expect(html).toBe(
      '<h2>Part</h2><p>a<em><strong>b &amp; c</strong></em><br><code>d</code></p>' +
        '<p><a href="https://x.example/&quot;">x</a></p><ol><li>One</li></ol><hr>' +
        '<pre><code class="language-js">a &lt; b</code></pre>',
    );
  });

  it.each(['transistor', 'constructor'])('ASET-1 in Lexical report an unknown card, such as %s', (type) => {
    expect(readOne(inLexical({ type, url: 'x' })).remarks).toEqual([`The card “${type}” was left out`]);
  });

  it('ASET-1 in Mobiledoc keep marks, lists, line breaks, and cards', () => {
    const mobiledoc = JSON.stringify({
      version: '0.3.1',
      atoms: [['soft-return', '', {}]],
      cards: [
        ['card-markdown', { markdown: '**Bold** words' }],
        ['hr', {}],
        ['unheard-of', {}],
      ],
      markups: [['strong'], ['a', ['href', '/about/']]],
      sections: [
        [
          1,
          'p',
          [
            [0, [0], 1, 'Strong'],
            [1, [], 0, 0],
            [0, [1], 1, 'link'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'One']], [[0, [], 0, 'Two']]]],
        [10, 0],
        [10, 1],
        [10, 2],
      ],
    });
    const { html, remarks } = readOne({ html: null, mobiledoc });
    expect(html).toBe(
      '<p><strong>Strong</strong><br><a href="/about/">link</a></p>\n<ul><li>One</li><li>Two</li></ul>\n' +
        '<p><strong>Bold</strong> words</p>\n\n<hr>\n',
    );
    expect(remarks).toEqual(['The card “unheard-of” was left out']);
  });

  it('PLT-4 that are malformed are reported and do not stop the import', () => {
    expect(readOne({ html: null, lexical: '{' }).remarks).toEqual(['Its text could not be read']);
    const deep = '{"type":"paragraph","children":['.repeat(5000) + ']}'.repeat(5000);
    expect(readOne({ html: null, lexical: `{"root":${deep}}` }).remarks).toBeInstanceOf(Array);
  });
});
