import { DEFAULT_STUDIO } from '@atelier/contracts/studio/default-studio';
import { describe, expect, it } from '@jest/globals';
import { STUDIO_KEY, type Studio } from './studio';
import { type Answers, getTexts, PUBLIC_URL, renderAddress } from './testing/renderAddress';
import { samplePost, samplePosts, toList } from './testing/samplePosts';

const post = samplePost();
const answers: Answers = {
  '/blog?limit=4': { status: 200, body: toList(samplePosts(4)) },
  '/blog?limit=9': { status: 200, body: toList(samplePosts(9), { total: 30 }) },
  '/blog/categories': {
    status: 200,
    body: { data: [{ id: 'design', slug: 'design', name: 'Design', label: 'Design', count: 30, color: '#000' }] },
  },
  '/blog/slug/four-screens-to-the-island': { status: 200, body: { success: true, post, data: post } },
  '/blog/four-screens-to-the-island/related?limit=3': { status: 200, body: { posts: samplePosts(4) } },
};

const links = (root: ParentNode) =>
  [...root.querySelectorAll('a')].map((link) => [link.textContent?.trim(), link.getAttribute('href')]);

describe('public pages', () => {
  it.each([
    ['/', 'Atelier — Digital Innovation Studio', '/'],
    ['/blog', 'Journal — Atelier', '/blog'],
    ['/blog/four-screens-to-the-island', 'Four screens to the island — Atelier', '/blog/four-screens-to-the-island'],
    ['/contact', 'Contact — Atelier', '/contact'],
  ])('SEO-1 at %s are complete HTML with a head before any script runs', async (url, title, canonical) => {
    const { status, document } = await renderAddress(url, answers);
    expect(status).toBe(200);
    expect(document.title).toBe(title);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(PUBLIC_URL + canonical);
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBeTruthy();
    expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(title);
    expect(document.querySelector('script[type="application/ld+json"]')).not.toBeNull();
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('main')?.textContent?.length).toBeGreaterThan(200);
  });

  it('SEO-2 link the three feeds, and set the theme color for both themes', async () => {
    const { document } = await renderAddress('/', answers);
    const feeds = [...document.querySelectorAll('link[rel="alternate"]')].map((link) => link.getAttribute('href'));
    expect(feeds).toEqual(['/rss.xml', '/atom.xml', '/feed.json']);
    expect(document.querySelectorAll('meta[name="theme-color"]')).toHaveLength(1);
  });

  it('ASET-1 preload uploaded typefaces, and send the browser no data that the style sheet already contains', async () => {
    const displayTypeface = {
      ...{ address: '/media/library/harbor.woff2', name: 'Harbor', ascent: 1, descent: 0.3, lineGap: 0 },
      ...{ letterWidth: 0.5, minWeight: 400, maxWeight: 700 },
    };
    const studio = { ...DEFAULT_STUDIO, brand: { ...DEFAULT_STUDIO.brand, displayTypeface } };
    const page = await renderAddress('/', { ...answers, '/studio': { status: 200, body: { data: studio } } });
    const preload = page.document.querySelector('link[rel="preload"][as="font"][crossorigin]');
    expect(preload?.getAttribute('href')).toBe('/media/library/harbor.woff2');
    expect(page.style).toContain('url("/media/library/harbor.woff2")');
    expect(JSON.stringify(page.data[STUDIO_KEY])).not.toContain('harbor');
  });

  describe('with studio settings', () => {
    const studio: Studio = {
      ...DEFAULT_STUDIO,
      details: { ...DEFAULT_STUDIO.details, name: 'Stone & Sons', phone: '+49 (30) 12-34', addressLines: ['Quay 1'] },
      navigation: [
        { label: 'Shop', href: 'https://shop.example/' },
        { label: 'Journal', href: '/blog' },
      ],
      footer: { ...DEFAULT_STUDIO.footer, columns: [], legalLine: 'Stone & Sons Ltd.' },
      figures: { ...DEFAULT_STUDIO.figures, projects: 12, support: 'Always' },
      social: [],
    };
    const set: Answers = { ...answers, '/studio': { status: 200, body: { success: true, data: studio } } };

    it('ASET-1 apply them in the header, the footer, and the head of every page, and pass them to the browser', async () => {
      const { document, data, isDegraded } = await renderAddress('/blog', set);
      expect([document.title, isDegraded]).toEqual(['Journal — Stone & Sons', false]);
      expect(getTexts(document, 'nav[aria-label="Main"] a')).toEqual(['Shop', 'Journal']);
      const footer = document.querySelector('footer') as HTMLElement;
      expect(footer.textContent).toContain('© Stone & Sons Ltd.');
      expect(links(footer)).toEqual(expect.arrayContaining([['+49 (30) 12-34', 'tel:+49301234']]));
      expect(getTexts(footer, 'nav')).toEqual([]);
      expect(data[STUDIO_KEY]).toEqual(studio);
    });

    it('ASET-1 apply them on the pages about the studio', async () => {
      const home = await renderAddress('/', set);
      expect(home.document.title).toBe('Stone & Sons — Digital Innovation Studio');
      expect(home.html).toContain('Always');
      const contact = await renderAddress('/contact', set);
      expect(contact.document.querySelector('main')?.textContent).toContain('+49 (30) 12-34');
      expect(contact.html).not.toContain('Follow Us');
    });

    it('use default settings if the service is down, and mark the page as degraded', async () => {
      const { document, isDegraded } = await renderAddress('/blog', { ...answers, '/studio': { status: 503 } });
      expect([document.title, isDegraded]).toEqual(['Journal — Atelier', true]);
    });
  });

  it('use no inline styles, which the content security policy blocks', async () => {
    for (const url of ['/', '/blog', '/blog/four-screens-to-the-island', '/contact', '/nowhere', '/search?q=color'])
      expect((await renderAddress(url, answers)).document.querySelectorAll('[style], style')).toHaveLength(0);
  });

  it('CHR-1 link every section in the header, and mark the current one, also below /services', async () => {
    const { document } = await renderAddress('/services/web-development');
    const header = document.querySelector('header') as HTMLElement;
    expect(links(header)).toEqual(
      expect.arrayContaining([
        ['Work', '/projects'],
        ['About', '/about'],
        ['Services', '/services'],
        ['Journal', '/blog'],
        ['Team', '/team'],
        ['Contact', '/contact'],
        ["Let's Talk", '/contact'],
      ]),
    );
    expect(getTexts(header, 'nav[aria-label="Main"] a[aria-current]')).toEqual(['Services']);
  });

  it('CHR-2 link services, careers, privacy, terms, and accessibility in the footer', async () => {
    const { document } = await renderAddress('/');
    const hrefs = links(document.querySelector('footer') as HTMLElement).map(([, href]) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/careers',
        '/services/web-development',
        '/services/mobile-development',
        '/services/ui-ux-design',
        '/services/consulting',
        '/privacy',
        '/terms',
        '/accessibility',
      ]),
    );
  });

  it('CHR-6 return 404 for an unknown URL, with a heading, buttons, and four links', async () => {
    const { status, document } = await renderAddress('/nowhere');
    const main = document.querySelector('main') as HTMLElement;
    expect(status).toBe(404);
    expect(getTexts(main, 'h1')).toEqual(['Oops! Page not found']);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(links(main)).toEqual([
      ['Back to Home', '/'],
      ['Contact Support', '/contact'],
      ['Work', '/projects'],
      ['Services', '/services'],
      ['About', '/about'],
      ['Journal', '/blog'],
    ]);
  });
});

describe('home page', () => {
  it('HOME-1 shows the hero, four expertise cards, the default statistics, the journal, and the closing call', async () => {
    const { document } = await renderAddress('/', answers);
    expect(getTexts(document, 'h1')).toEqual(['Digital Innovation Studio']);
    expect(document.querySelector('main')?.textContent).toContain('10+ years');
    expect(getTexts(document, 'h3').slice(0, 4)).toEqual([
      'Strategy and Consulting',
      'Product Design',
      'Development',
      'Cloud and DevOps',
    ]);
    expect(getTexts(document, 'dd [aria-hidden]')).toEqual(['250', '98%', '50', '24/7']);
    expect(getTexts(document, 'article h3')).toHaveLength(4);
    expect(document.querySelector('main')?.textContent).toMatch(/24\/7 support.*money-back guarantee/);
  });

  it('HOME-1 shows the server’s statistics where available, each independently', async () => {
    const stats = { status: 200, body: { success: true, data: { total: 12, clientRetention: 98 } } };
    const { document } = await renderAddress('/', { ...answers, '/projects/stats': stats });
    expect(getTexts(document, 'dd [aria-hidden]')).toEqual(['12', '98%', '50', '24/7']);
  });

  it('HOME-1 shows three featured projects if there are any, and otherwise no such section', async () => {
    const projects = [1, 2, 3, 4].map((number) => ({
      id: `${number}`,
      slug: `work-${number}`,
      title: `Work ${number}`,
    }));
    const path = '/projects?limit=3&featured=true&status=published';
    const withWork = await renderAddress('/', { ...answers, [path]: { status: 200, body: { projects } } });
    expect(getTexts(withWork.document, '[aria-labelledby="featured-projects"] h3')).toEqual([
      'Work 1',
      'Work 2',
      'Work 3',
    ]);
    const without = await renderAddress('/', answers);
    expect(without.document.querySelector('[aria-labelledby="featured-projects"]')).toBeNull();
    expect(without.data[path]).toBeNull();
    expect(without.isDegraded).toBe(false);
  });

  it('renders completely without its data, and is marked as degraded', async () => {
    const page = await renderAddress('/', { '/blog?limit=4': { status: 503 } });
    expect(page.status).toBe(200);
    expect(page.isDegraded).toBe(true);
    expect(getTexts(page.document, 'h1')).toEqual(['Digital Innovation Studio']);
  });
});

describe('blog post page', () => {
  const url = '/blog/four-screens-to-the-island';

  it('BLOG-5 shows all its parts and up to three related posts', async () => {
    const { document } = await renderAddress(url, answers);
    const article = document.querySelector('article') as HTMLElement;
    expect(article.querySelector('time')?.textContent).toBe('March 4, 2026');
    for (const part of ['Case Study', '7 min', 'Marta Oyelaran', 'eleven screens', 'The quay'])
      expect(article.textContent).toContain(part);
    expect(getTexts(article, '[aria-label="Tags"] li')).toEqual(['Design', 'Performance']);
    expect(article.querySelector('source')?.getAttribute('srcset')).toMatch(/-960\.avif 960w$/);
    expect(getTexts(document, '[aria-labelledby="related"] article')).toHaveLength(3);
    const enjoyed = document.querySelector('[aria-labelledby="enjoyed"]') as HTMLElement;
    expect(enjoyed.textContent).toContain('Enjoyed this article');
    expect(links(enjoyed)).toEqual([['More Articles', '/blog']]);
  });

  it('BLOG-5 takes title and social meta from the post', async () => {
    const titled = samplePost({ seoTitle: 'A ferry rebuilt', seoDescription: 'From eleven screens to four.' });
    const { document } = await renderAddress(url, {
      ...answers,
      '/blog/slug/four-screens-to-the-island': { status: 200, body: { post: titled } },
    });
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
    expect(document.title).toBe('A ferry rebuilt — Atelier');
    expect(content('meta[name="description"]')).toBe('From eleven screens to four.');
    expect(content('meta[property="og:type"]')).toBe('article');
    expect(content('meta[property="og:image"]')).toBe(
      `${PUBLIC_URL}/media/covers/four-screens-to-the-island-share.jpg`,
    );
    expect(content('meta[property="article:published_time"]')).toBe('2026-03-04T13:00:00.000Z');
  });

  it.each([
    [404, 404],
    [410, 410],
    [503, 503],
  ])('BLOG-5 returns %i as %i', async (status, expected) => {
    const page = await renderAddress('/blog/none', { '/blog/slug/none': { status } });
    expect(page.status).toBe(expected);
  });

  it.each([
    ['/blog/none.', '/blog/slug/none.', 'Post Not Found'],
    ['/services/none)', '/services/none)', 'Service not found'],
    ['/team/Ada%20Lovelace', '/team/Ada%20Lovelace', 'Team Member Not Found'],
    ['/projects/x.y', '/projects/x.y', 'Project Not Found'],
  ])('CHR-6 shows at %s, which the API refuses, that there is no such item', async (url, path, title) => {
    const { status, document } = await renderAddress(url, { [path]: { status: 400, body: { success: false } } });
    expect([status, ...getTexts(document, 'main h1')]).toEqual([404, title]);
  });

  it('BLOG-5 shows that the post does not exist, with a link back', async () => {
    const { document } = await renderAddress('/blog/none');
    const main = document.querySelector('main') as HTMLElement;
    expect(document.title).toBe('Post Not Found — Atelier');
    expect(getTexts(main, 'h1')).toEqual(['Post Not Found']);
    expect(main.textContent).toContain("The blog post you're looking for doesn't exist.");
    expect(links(main)).toEqual([['Back to Blog', '/blog']]);
  });
});
