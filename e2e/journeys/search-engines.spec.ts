import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, journey } from '../platform/journey.ts';

const FOLLOWS_WITHIN_MS = 10_000;

const aPost = (title: string) => ({
  title,
  excerpt: 'Written for those who read without eyes.',
  content: `<p>${'Words that are worth finding. '.repeat(8)}</p>`,
  category: 'news',
  tags: ['DevOps'],
  status: 'published',
});

const parsed = async (url: string): Promise<Record<string, unknown>> => {
  const xml = await (await fetch(url)).text();
  expect(XMLValidator.validate(xml), url).toBe(true);
  return new XMLParser({ ignoreAttributes: false, isArray: (name) => ['sitemap', 'url'].includes(name) }).parse(xml);
};

/** The width and height from a JPEG header. */
const getSize = (jpeg: Buffer): [number, number] => {
  let at = 2;
  while (!/^c[02]$/.test(jpeg.readUInt8(at + 1).toString(16))) at += 2 + jpeg.readUInt16BE(at + 2);
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
};

journey.describe('search engines, feed readers, and social networks', () => {
  journey('SEO-2 find an existing page in every sitemap, and no modification dates in the future', async ({ site }) => {
    const { sitemapindex } = (await parsed(`${site}/sitemap.xml`)) as {
      sitemapindex: { sitemap: { loc: string; lastmod: string }[] };
    };
    expect(sitemapindex.sitemap).toHaveLength(5);
    for (const { loc, lastmod } of sitemapindex.sitemap) {
      expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
      const { urlset } = (await parsed(loc)) as { urlset: { url?: { loc: string }[] } };
      const [first] = urlset.url ?? [];
      if (first !== undefined) expect((await fetch(first.loc, { redirect: 'manual' })).status, first.loc).toBe(200);
    }
  });

  journey('SEO-2 read the same number of posts in each feed that the pages link to', async ({ site, page }) => {
    await page.goto('/blog');
    const feeds = await page
      .locator('head link[rel="alternate"]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]));
    expect(feeds).toEqual([
      ['application/rss+xml', '/rss.xml'],
      ['application/atom+xml', '/atom.xml'],
      ['application/feed+json', '/feed.json'],
    ]);
    const rss = (await parsed(`${site}/rss.xml`)) as { rss: { channel: { item: { title: string }[] } } };
    const atom = (await parsed(`${site}/atom.xml`)) as { feed: { entry: { title: string }[] } };
    const json = (await (await fetch(`${site}/feed.json`)).json()) as { items: { title: string }[] };
    const titles = json.items.map(({ title }) => title);
    expect(rss.rss.channel.item.map(({ title }) => String(title))).toHaveLength(titles.length);
    expect(atom.feed.entry.map(({ title }) => String(title))).toHaveLength(titles.length);
  });

  journey('SEO-1 are redirected to the canonical address of a page', async ({ site }) => {
    const asked = await fetch(`${site}/blog/?page=2`, { redirect: 'manual' });
    expect([asked.status, asked.headers.get('location')]).toEqual([301, '/blog?page=2']);
    expect((await fetch(`${site}/`, { redirect: 'manual' })).status).toBe(200);
  });

  journey('SEO-1 follow a post to its new address, and get a picture of it', async ({ site, staff, page }) => {
    const mark = Date.now();
    const created = await staff('POST', '/blog', aPost(`Found under a name ${mark}`));
    const { post } = created.body as unknown as { post: { id: string; slug: string } };
    const slug = `found-under-another-${mark}`;
    expect((await staff('PUT', `/blog/${post.id}`, { slug })).status).toBe(200);
    await expect(async () => {
      const old = await fetch(`${site}/blog/${post.slug}`, { redirect: 'manual' });
      expect([old.status, old.headers.get('location')]).toEqual([301, `/blog/${slug}`]);
    }).toPass({ timeout: FOLLOWS_WITHIN_MS });
    await page.goto(`/blog/${slug}`);
    const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(new URL(image).pathname).toBe(`/share/blog/${slug}.jpg`);
    await expect(async () => {
      const response = await fetch(`${site}/share/blog/${slug}.jpg`);
      // The fallback may be cached for a minute, but the original may not.
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(getSize(Buffer.from(await response.arrayBuffer()))).toEqual([1200, 630]);
    }).toPass({ timeout: FOLLOWS_WITHIN_MS });
    expect((await staff('DELETE', `/blog/${post.id}`)).status).toBe(200);
  });

  journey('SEO-1 find the icons and the manifest of the site', async ({ site }) => {
    for (const name of ['favicon.svg', 'apple-touch-icon.png', 'icon-512.png', 'manifest.webmanifest'])
      expect((await fetch(`${site}/${name}`)).status, name).toBe(200);
  });
});
