import { describe, expect, it } from '@jest/globals';
import { type Answers, getTexts, renderAddress } from '../../testing/renderAddress';
import { samplePost, samplePosts, toList } from '../../testing/samplePosts';

const categories = {
  status: 200,
  body: {
    data: [
      { id: 'design', slug: 'design', name: 'Design', label: 'Design', count: 12, color: '#000' },
      { id: 'case-study', slug: 'case-study', name: 'Case Study', label: 'Case Study', count: 18, color: '#000' },
    ],
  },
};
const withList = (path: string, body: unknown): Answers => ({
  '/blog/categories': categories,
  [path]: { status: 200, body },
});
const getHrefs = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('blog list', () => {
  it('BLOG-1 shows the statistics strip, tags with counts, the count line, and the featured article', async () => {
    const posts = [samplePost({ slug: 'led', title: 'Leads the list', featured: true }), ...samplePosts(8)];
    const { document } = await renderAddress('/blog', withList('/blog?limit=9', toList(posts, { total: 30 })));
    expect(getTexts(document, 'dd [aria-hidden]')).toEqual(['30', '2', '10K+', 'Weekly']);
    expect(getTexts(document, '[aria-label="Categories"] a')).toEqual(['All Articles30', 'Design12', 'Case Study18']);
    expect(getTexts(document, '#results')).toEqual(['30 articles']);
    expect(getTexts(document, '[aria-label="Featured article"] h2')).toEqual(['Leads the list']);
    expect(getTexts(document, 'article')).toHaveLength(9);
  });

  it('BLOG-1 shows 50+ if the number of articles is unknown', async () => {
    const { document } = await renderAddress('/blog', { '/blog?limit=9': { status: 200, body: toList([]) } });
    expect(getTexts(document, 'dd [aria-hidden]')).toEqual(['50+', '4', '10K+', 'Weekly']);
  });

  it('BLOG-2 shows every part of a card, and links to the post', async () => {
    const { document } = await renderAddress('/blog', withList('/blog?limit=9', toList([samplePost()])));
    const card = document.querySelector('article') as HTMLElement;
    for (const part of [
      'Case Study',
      '7 min',
      '1,234 views',
      'Four screens to the island',
      'A ferry line sold tickets',
      'MO',
      'Marta Oyelaran',
      'March 4, 2026',
      'Read More',
    ])
      expect(card.textContent).toContain(part);
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/media/covers/four-screens-to-the-island.webp');
    expect(new Set(getHrefs(card, 'a'))).toEqual(new Set(['/blog/four-screens-to-the-island']));
  });

  it('BLOG-2 shows the studio, five minutes, and a drawn cover for a post without author, reading time, or cover', async () => {
    const bare = samplePost({ author: null, readingTime: 0, featuredImage: null, views: 0 });
    const { document } = await renderAddress('/blog', withList('/blog?limit=9', toList([bare])));
    const card = document.querySelector('article') as HTMLElement;
    expect(card.textContent).toContain('Atelier Team');
    expect(card.textContent).toContain('5 min');
    expect(card.textContent).not.toContain('views');
    expect(card.querySelector('[data-cover="default"]')).not.toBeNull();
  });

  it('BLOG-2 shows six placeholders until the list loads', async () => {
    const { document, isDegraded } = await renderAddress('/blog', {
      '/blog?limit=9': { status: 503 },
      '/blog/categories': categories,
    });
    expect(document.querySelectorAll('[data-testid="post-placeholder"]')).toHaveLength(6);
    expect(isDegraded).toBe(true);
  });

  it('BLOG-3 requests nine posts per page, and keeps page, category, and search in the URL', async () => {
    const path = '/blog?limit=9&page=3&category=design&search=color';
    const { document } = await renderAddress(
      '/blog?page=3&category=design&search=color',
      withList(path, toList(samplePosts(9), { page: 3, total: 80 })),
    );
    expect(getTexts(document, '#results')).toEqual(['80 articles in Design for “color”']);
    const numbers = '[aria-label="Pagination"] ol a';
    expect(getTexts(document, numbers)).toEqual(['1', '2', '3', '4', '5']);
    expect(getTexts(document, `${numbers}[aria-current="page"]`)).toEqual(['3']);
    expect(getHrefs(document, '[aria-label="Pagination"] > a')).toEqual([
      '/blog?page=2&category=design&search=color',
      '/blog?page=4&category=design&search=color',
    ]);
  });

  it('BLOG-3 returns to page 1 when the category changes', async () => {
    const { document } = await renderAddress(
      '/blog?page=3',
      withList('/blog?limit=9&page=3', toList(samplePosts(9), { page: 3, total: 80 })),
    );
    expect(getHrefs(document, '[aria-label="Categories"] a')).toEqual([
      '/blog',
      '/blog?category=design',
      '/blog?category=case-study',
    ]);
  });

  it('BLOG-3 shows no pagination for a single page, and treats an invalid page as the first', async () => {
    const { document } = await renderAddress('/blog?page=-1', withList('/blog?limit=9', toList(samplePosts(9))));
    expect(document.querySelectorAll('article')).toHaveLength(9);
    expect(document.querySelector('[aria-label="Pagination"]')).toBeNull();
  });

  it('BLOG-1 links to the feed and the newsletter page', async () => {
    const { document } = await renderAddress('/blog', withList('/blog?limit=9', toList([])));
    expect(getHrefs(document, '[aria-labelledby="closing-call"] a')).toEqual([
      '/rss.xml',
      '/atom.xml',
      '/feed.json',
      '/newsletter',
      '/about',
    ]);
  });

  it('BLOG-3 returns 404 after the last page, and links to the first', async () => {
    const path = '/blog?limit=9&page=9&category=design';
    const { document, status } = await renderAddress(
      '/blog?page=9&category=design',
      withList(path, toList([], { page: 9, total: 21 })),
    );
    expect(status).toBe(404);
    expect(getTexts(document, 'main h2')[0]).toBe('There is no page 9');
    expect(document.body.textContent).not.toContain('No Articles Found');
    expect(getHrefs(document, '#results ~ div a')).toEqual(['/blog?category=design']);
  });

  it.each([
    ['/blog', '/blog?limit=9', 'Refresh'],
    ['/blog?category=design', '/blog?limit=9&category=design', 'View All Articles'],
  ])('BLOG-4 shows an empty state on %s, and what to do next', async (url, path, button) => {
    const { document } = await renderAddress(url, withList(path, toList([])));
    const results = document.querySelector('#results')?.parentElement as HTMLElement;
    expect(getTexts(results, 'h2')).toEqual(['No Articles Found']);
    expect(getTexts(results, 'button, a')).toEqual([button, 'Subscribe for Updates']);
    expect(getHrefs(results, 'a').at(-1)).toMatch(/^\/contact/);
  });

  it('SEO-1 keeps the list of a category without articles, such as an unknown one, out of search engines', async () => {
    const robotsOf = async (posts: ReturnType<typeof samplePosts>) => {
      const { head } = await renderAddress(
        '/blog?category=nope',
        withList('/blog?limit=9&category=nope', toList(posts)),
      );
      return head.includes('<meta name="robots" content="noindex">');
    };
    expect([await robotsOf([]), await robotsOf(samplePosts(1))]).toEqual([true, false]);
  });

  it('BLOG-4 falls back to the four default categories', async () => {
    const { document } = await renderAddress('/blog', { '/blog?limit=9': { status: 200, body: toList([]) } });
    expect(getTexts(document, '[aria-label="Categories"] a').slice(1)).toEqual([
      'Development',
      'Design',
      'Technology',
      'Business',
    ]);
  });
});
