import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { aGhostExport, aGhostPost, aWxrExport, aWxrItem } from '../../test/exports.js';
import { ghost } from '../ghost/ghost.js';
import { wordpress } from '../wordpress/wordpress.js';
import { convert } from './convert.js';
import { placePictures } from './place-pictures.js';

const NOW = new Date('2026-01-01T00:00:00.000Z');
const LONG = 'Glue holds when the wood is dry. '.repeat(5);

const fromGhost = (posts: readonly object[], paths: readonly string[] = [], tables: object = {}) =>
  convert(ghost.read(aGhostExport(posts, tables), 'UTC'), {
    pictures: paths.map((path) => ({ path })),
    category: 'business',
    now: NOW,
  });
const fromWordPress = (...items: string[]) =>
  convert(wordpress.read(aWxrExport(...items), 'UTC'), { pictures: [], category: 'business', now: NOW });

describe('imported content', () => {
  it('ASET-1 becomes an API post, with a category known to the blog', () => {
    const { posts, notes } = fromGhost([aGhostPost()]);
    expect(notes).toEqual([]);
    expect(posts).toEqual([
      {
        pictures: [],
        draft: {
          title: 'Glue that holds',
          slug: 'glue-that-holds',
          excerpt: LONG.trim(),
          content: `<p>${LONG}</p>`,
          category: 'news',
          tags: ['Workshop'],
          status: 'published',
          publishDate: '2024-03-06T08:00:00.000Z',
          featuredImage: null,
          featured: false,
          author: 'Ada Kite',
          seoTitle: 'Glue',
          seoDescription: 'What holds and what does not.',
        },
      },
    ]);
  });

  it('ASET-1 gets the default category, also as a tag, if nothing matches', () => {
    const [post] = fromGhost([aGhostPost()], [], { posts_tags: [] }).posts;
    expect(post?.draft).toMatchObject({ category: 'business', tags: ['Business'] });
  });

  it('ASET-1 becomes a page, with its cover as the first picture', () => {
    const page = aGhostPost({ type: 'page', feature_image: '__GHOST_URL__/content/images/a.png', slug: 'about' });
    const { pages, redirects, notes } = fromGhost([page], ['images/a.png']);
    expect(pages[0]?.draft).toMatchObject({ slug: 'about-page', status: 'published', seo_title: 'Glue' });
    expect(pages[0]?.draft.content).toMatch(/^<img src="\/picture:0" alt=""><p>/);
    expect(redirects).toEqual([{ from: '/about', to: '/about-page' }]);
    expect(notes).toEqual([{ item: 'Glue that holds', text: 'Its slug “about” became “about-page”' }]);
  });

  it('ASET-1 stays scheduled, unless its time has passed in the meantime', () => {
    const scheduled = { status: 'scheduled', id: 'a', published_at: '2030-01-01T08:00:00.000Z' };
    const { posts, notes } = fromGhost([
      aGhostPost(scheduled),
      aGhostPost({ ...scheduled, published_at: '2025-01-01T08:00:00.000Z' }),
    ]);
    expect(posts.map(({ draft }) => [draft.slug, draft.status])).toEqual([
      ['glue-that-holds', 'scheduled'],
      ['glue-that-holds-2', 'draft'],
    ]);
    expect(notes.map(({ text }) => text)).toContain('Its date has passed, so it is a draft');
  });

  it('ASET-1 is skipped if it breaks a rule, and the report names the rule', () => {
    const { posts, notes } = fromGhost([aGhostPost({ title: 'Hi', html: '<p>Short</p>' })]);
    expect(posts).toEqual([]);
    expect(notes).toEqual([
      {
        item: 'Hi',
        text: 'Not imported: Title must be at least 5 characters; Content must be at least 100 characters',
      },
    ]);
  });

  it('ASET-1 links to the new addresses of imported items', () => {
    const html = `<p>${LONG}</p><p><a href="__GHOST_URL__/second-post/#part">b</a> <a href="__GHOST_URL__/tag/x/">t</a> <a href="https://x.example/">x</a></p>`;
    const { posts } = fromGhost([aGhostPost({ html }), aGhostPost({ id: 'b', slug: 'second-post' })]);
    expect(posts[0]?.draft.content).toContain(
      '<a href="/blog/second-post#part">b</a> <a href="/tag/x/">t</a> <a href="https://x.example/">x</a>',
    );
  });

  it('ASET-1 lists redirects for old addresses that do not resolve by themselves', () => {
    const post = (id: number, path: string, fields = {}) =>
      aWxrItem({ id, name: `post-${id}`, link: `https://old.example${path}`, ...fields });
    const { redirects, queryRedirects } = fromWordPress(
      post(1, '/post-1/'),
      post(2, '/2024/03/06/post-2/'),
      post(3, '/2024/03/post-3/'),
      post(4, '/?p=4'),
      post(5, '/archives/5'),
      post(6, '/post_6/', { name: 'post_6' }),
      post(7, '/parent/post-7/', { type: 'page' }),
      post(8, '/post-8/', { type: 'page' }),
      post(9, '/', { type: 'page' }),
    );
    expect(redirects).toEqual([
      { from: '/archives/5', to: '/blog/post-5' },
      { from: '/post_6', to: '/blog/post-6' },
      { from: '/parent/post-7', to: '/post-7' },
    ]);
    expect(queryRedirects).toEqual([{ from: '/?p=4', to: '/blog/post-4' }]);
  });

  it('ASET-1 shows its pictures from their stored location, and omits rejected ones', () => {
    const html = `<p>${LONG}</p><img src="/content/images/a.png" alt="A &gt; B"><img src="/content/images/b.png">`;
    const { posts } = fromGhost([aGhostPost({ html, feature_image: '/content/images/a.png' })], ['a.png', 'b.png']);
    expect(posts[0]?.pictures).toEqual([0, 1]);
    const draft = placePictures(posts[0]?.draft ?? { content: '' }, (index) =>
      index === 0 ? '/media/imported/1.png' : undefined,
    );
    expect(draft).toMatchObject({ featuredImage: '/media/imported/1.png' });
    expect(draft.content).toBe(`<p>${LONG}</p><img src="/media/imported/1.png" alt="A &gt; B">`);
  });

  it('PLT-4 cannot reference the import’s internal picture addresses', () => {
    const { posts } = fromGhost([aGhostPost({ html: `<p>${LONG}</p><img src="/picture:0">` })], ['a.png']);
    expect(posts[0]?.draft.content).toBe(`<p>${LONG}</p>`);
  });

  it('ASET-1 comes from an export of Ghost 6.65 with its cards, statuses, and pictures', () => {
    const file = readFileSync(new URL('../../test/ghost-export.json', import.meta.url), 'utf8');
    const pictures = [{ path: 'content/images/2026/11/clamp.png' }];
    const { posts, pages, notes } = convert(ghost.read(file, 'UTC'), { pictures, category: 'business', now: NOW });
    const [post, ...others] = posts.map(({ draft }) => draft);
    expect(post).toMatchObject({
      slug: 'glue-that-holds',
      excerpt: 'On dry wood.',
      tags: ['Workshop', 'Glue'],
      status: 'published',
      publishDate: '2024-03-06T08:00:00.000Z',
      featuredImage: '/picture:0',
      featured: true,
      author: 'Admin',
      seoTitle: 'Glue',
    });
    expect(post?.content.replaceAll('\n', '')).toBe(
      [
        '<p>Glue holds when the wood is <strong>dry</strong>. Read the <a href="https://example.com/guide">guide</a>.</p>',
        '<h2>What you need</h2><ul><li>Clamps</li><li>Patience</li></ul><blockquote>Measure twice.</blockquote>',
        '<figure class="wide"><img src="/picture:0" alt="A clamp" width="1" height="1">',
        '<figcaption>Our clamp</figcaption></figure>',
        '<figure class="gallery"><img src="/picture:0" alt="Clamp 0" width="1" height="1">',
        '<img src="/picture:0" alt="Clamp 1" width="1" height="1"></figure><p><em>Two clamps</em></p>',
        '<figure class="callout"><p>🧤 Wear gloves.</p></figure>',
        '<details><summary>Why?</summary><p>Glue sticks to skin.</p></details>',
        '<pre><code class="language-js">const dry = true;</code></pre>',
        '<p><a href="https://example.com/wood">Wood</a></p><p>All about wood</p>',
        '<figure class="embed"><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Video on YouTube</a></figure>',
        '<p><strong>Bold</strong> and <code>code</code></p><table><tr><td>Pine</td><td>Soft</td></tr></table>',
        '<p><a href="https://example.com/contact">Write to us</a></p><hr>',
      ].join(''),
    );
    expect(others.map(({ slug, status }) => [slug, status])).toEqual([
      ['for-members', 'draft'],
      ['not-yet', 'draft'],
      ['next-year', 'scheduled'],
    ]);
    expect(pages.map(({ draft }) => [draft.slug, draft.status])).toEqual([['about-the-workshop', 'published']]);
    expect(notes).toEqual([
      { item: 'Glue that holds', text: 'A bookmark card became a link' },
      { item: 'For members', text: 'It was for members only, so it is a draft' },
    ]);
  });
});
