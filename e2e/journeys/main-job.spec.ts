import type { AnalyticsReport } from '@atelier/contracts/analytics/http';
import type { Page } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { choose } from '../platform/choose.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { mailsTo } from '../platform/mail-store.ts';
import { signIn } from '../platform/sign-in.ts';
import { takeTime } from '../platform/writing-time.ts';

const FOLLOWS_WITHIN_MS = 2000;

type Totals = AnalyticsReport['data']['totals'];

const getTotals = async (staff: Api): Promise<Totals> =>
  ((await staff('GET', '/analytics')).body as unknown as AnalyticsReport).data.totals;

const aPost = (title: string) => ({
  title,
  excerpt: 'Written while nobody was counting.',
  content: `<p>${'Words that are worth counting. '.repeat(8)}</p>`,
  category: 'news',
  tags: ['DevOps'],
  status: 'published',
});

const toSlug = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const publishInTheEditor = async (page: Page, title: string): Promise<void> => {
  const { excerpt, content } = aPost(title);
  await page.goto('/admin/blog/new');
  await signIn(page);
  const editor = page.getByRole('dialog');
  await editor.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await editor.getByRole('textbox', { name: 'Excerpt', exact: true }).fill(excerpt);
  await editor.getByRole('textbox', { name: 'Content', exact: true }).fill(content);
  await choose(page, editor, /^Category/, 'News');
  await editor.getByRole('combobox', { name: 'Tags' }).fill('DevOps');
  await editor.getByRole('combobox', { name: 'Tags' }).press('Enter');
  // The suggestions cover the buttons while they are open.
  await editor.getByRole('combobox', { name: 'Tags' }).press('Escape');
  await editor.getByRole('button', { name: 'Publish Post' }).click();
  await expect(page.getByText('Blog post created successfully').first()).toBeVisible();
};

journey.describe.serial('the main job', () => {
  const visitor = { name: 'Grace Hopper', email: `grace-${Date.now()}@example.com` };
  const title = `A release every day ${Date.now()}`;
  let before: Totals;

  journey('SEO-1 HOME-1 the home page is complete before any script runs', async ({ site }) => {
    const html = await (await fetch(`${site}/`)).text();
    for (const text of [
      'Digital Innovation Studio',
      'Strategy and Consulting',
      'Cloud and DevOps',
      'From the journal',
      '<title>',
      'application/ld+json',
      'rel="canonical"',
    ])
      expect(html).toContain(text);
  });

  journey(
    'BLOG-5 CON-4 a visitor reads a post, opens the contact page, and sends a message',
    async ({ page, staff }) => {
      before = await getTotals(staff);
      await page.goto('/');
      await page.locator('html[data-ready]').waitFor();
      await page.getByRole('link', { name: 'Journal', exact: true }).first().click();
      // The home page, which stays until the journal is loaded, links to posts too.
      await expect(page).toHaveURL('/blog');
      await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
      await page.getByRole('textbox', { name: 'Name' }).fill(visitor.name);
      await page.getByRole('textbox', { name: 'Email' }).fill(visitor.email);
      await page.getByRole('combobox', { name: 'Service' }).selectOption('Web Development');
      await page.getByRole('textbox', { name: 'Message' }).fill('We would like a compiler with a website.');
      await takeTime(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
      await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
    },
  );

  journey('ACON-2 staff log in, find the message, read it, and answer it', async ({ page }) => {
    await page.goto('/admin/contacts');
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Contact Manager' })).toBeVisible();
    await page.getByPlaceholder('Search submissions...').fill(visitor.email);
    await expect(page.getByText('1 of 1 submissions')).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`Actions for .*${visitor.name}`) }).click();
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    const details = page.getByRole('dialog');
    await expect(details).toContainText('Contact Submission Details');
    await expect(details).toContainText('We would like a compiler with a website.');
    await details.getByRole('button', { name: 'Send Response' }).click();
    await page.getByLabel('Response Message').fill('Thank you, Grace. We know a thing or two about compilers.');
    await page
      .getByRole('dialog', { name: 'Send Response' })
      .getByLabel('Internal Notes')
      .fill('Important client, find a moth.');
    await page.getByRole('dialog').last().getByRole('button', { name: 'Send Response' }).last().click();
    await expect(page.getByText('Response sent successfully').first()).toBeVisible();
  });

  journey('ACON-3 the response reaches the visitor by mail, without the internal notes', async ({ dataDir }) => {
    const answers = () =>
      mailsTo(dataDir, visitor.email).filter((mail) => mail.includes('thing or two about compilers'));
    await expect(async () => expect(answers()).toHaveLength(1)).toPass();
    // The first mail was the acknowledgment of the message.
    expect(mailsTo(dataDir, visitor.email)).toHaveLength(2);
    expect(mailsTo(dataDir, visitor.email).join()).not.toContain('moth');
  });

  journey(
    'ABLG-2 SEO-2 PLT-4 a published post appears on the site, in the sitemap, and in the feed within two seconds',
    async ({ page, site }) => {
      await publishInTheEditor(page, title);
      const parsed = async <Document>(url: string) =>
        new XMLParser().parse(await (await fetch(url)).text()) as Document;
      const sitemapUrls = async (): Promise<string[]> => {
        const index = await parsed<{ sitemapindex: { sitemap: { loc: string }[] } }>(`${site}/sitemap.xml`);
        const posts = index.sitemapindex.sitemap.find(({ loc }) => loc.endsWith('/posts.xml'));
        const map = await parsed<{ urlset: { url: { loc: string }[] } }>(posts?.loc ?? '');
        return map.urlset.url.map(({ loc }) => loc);
      };
      const feedTitles = async (): Promise<string[]> => {
        const feed = await parsed<{ rss: { channel: { item: { title: string }[] } } }>(`${site}/rss.xml`);
        return feed.rss.channel.item.map((item) => item.title);
      };
      await expect(async () => {
        expect(await (await fetch(`${site}/blog`)).text()).toContain(title);
        expect(await sitemapUrls()).toContain(`${site}/blog/${toSlug(title)}`);
        expect(await feedTitles()).toContain(title);
      }).toPass({ timeout: FOLLOWS_WITHIN_MS, intervals: [50] });
      await page.goto(`/blog/${toSlug(title)}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title));
      // The next journey counts this view, which the page's scripts report.
      await page.locator('html[data-ready]').waitFor();
    },
  );

  journey(
    'AANA-1 PLT-4 analytics counts the visit, the message, the response, and the publication from events',
    async ({ staff }) => {
      await expect(async () => {
        const after = await getTotals(staff);
        expect(after.pageViews - before.pageViews).toBeGreaterThanOrEqual(4);
        expect(after.messages - before.messages).toBe(1);
        expect(after.responses - before.responses).toBe(1);
        expect(after.publications - before.publications).toBe(1);
      }).toPass();
    },
  );

  journey(
    'PLT-5 analytics is killed while three posts are published, restarts by itself, and counts each once',
    async ({ staff, state }) => {
      const publicationsBefore = (await getTotals(staff)).publications;
      const { analytics: killedPid = 0 } = state().processes;
      expect(killedPid).toBeGreaterThan(0);
      process.kill(killedPid, 'SIGKILL');
      for (const number of ['one', 'two', 'three'])
        expect((await staff('POST', '/blog', aPost(`Uncounted ${number} ${Date.now()}`))).status).toBe(201);
      await expect(async () => expect((await getTotals(staff)).publications - publicationsBefore).toBe(3)).toPass();
      expect(state().processes.analytics).not.toBe(killedPid);
      // A redelivery would happen within this time; the count must still be three afterwards.
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect((await getTotals(staff)).publications - publicationsBefore).toBe(3);
    },
  );
});
