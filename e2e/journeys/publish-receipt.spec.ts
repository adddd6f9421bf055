import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { choose } from '../platform/choose.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const CONTENT = `<p>${'A sentence that somebody took the time to write. '.repeat(6)}</p>`;
const STEPS = ['Page', 'Cache', 'Sitemap', 'Feed', 'Search', 'Share card', 'Webhooks'];

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const startReceiver = async () => {
  const server = createServer((request, response) => request.resume().once('end', () => response.end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, stop: () => new Promise((resolve) => server.close(resolve)) };
};

const publish = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'New Post' }).click();
  const editor = page.getByRole('dialog', { name: /Blog Post/ });
  await editor.getByRole('textbox', { name: /^Title/ }).fill(title);
  await editor.getByRole('textbox', { name: /^Excerpt/ }).fill('What followed from this post.');
  await editor.getByRole('textbox', { name: /^Content/ }).fill(CONTENT);
  await choose(page, editor, /^Category/, 'Design');
  await editor.getByRole('combobox', { name: /^Tags/ }).fill('Receipts');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await editor.getByRole('button', { name: 'Publish Post' }).click();
};

/** Each step as the receipt names it, such as 'Page Done after 21 ms'. */
const readSteps = async (receipt: ReturnType<Page['getByRole']>): Promise<string[]> =>
  (await receipt.getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

journey(
  'PLT-4 a publication shows its effects live, and its receipt stays in the history',
  async ({ page, site, staff }) => {
    const mark = `${Date.now()}`;
    const title = `A post with a receipt ${mark}`;
    const receiver = await startReceiver();
    const webhook = {
      url: receiver.url,
      description: `Receipt ${mark}`,
      events: ['atelier.content.post.published.v1'],
    };
    const made = await staff('POST', '/webhooks', webhook);
    expect(made.status).toBe(201);

    await openAs(page, STAFF.editor, '/admin/blog');
    await publish(page, title);
    const live = page.getByRole('region', { name: 'Publish receipt' });
    await expect(live.getByRole('heading', { name: `Publish receipt of “${title}”` })).toBeVisible();
    await expect(live.getByText('Done')).toHaveCount(STEPS.length, { timeout: 30_000 });
    const steps = await readSteps(live);
    for (const [index, step] of STEPS.entries())
      expect(steps[index]).toMatch(new RegExp(`^${step} Done after [\\d.]+ m?s$`));
    expect(await violationsInBothSchemes(page)).toEqual([]);

    const slug = `a-post-with-a-receipt-${mark}`;
    expect((await fetch(`${site}/blog/${slug}`)).status).toBe(200);
    expect(await (await fetch(`${site}/sitemaps/posts.xml`)).text()).toContain(`/blog/${slug}<`);
    expect(await (await fetch(`${site}/rss.xml`)).text()).toContain(slug);
    expect((await fetch(`${site}/share/blog/${slug}.jpg`)).status).toBe(200);
    expect(await (await fetch(`${site}/api/search?q=${mark}`)).text()).toContain(slug);

    await live.getByRole('button', { name: 'Close' }).click();
    await expect(live).toHaveCount(0);
    await page.getByPlaceholder('Search posts...').fill(mark);
    // The list must not move under the open menu.
    await expect(page.getByText('1 of 1 posts')).toBeVisible();
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: `History of ${title}` });
    await history.getByRole('button', { name: /^Created/ }).click();
    const kept = history.getByRole('region', { name: 'Publish receipt' });
    await expect(kept.getByRole('listitem')).toHaveCount(STEPS.length);
    expect(await readSteps(kept)).toEqual(steps);
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await staff('DELETE', `/webhooks/${(made.body.data as { id: string }).id}`);
    await staff('DELETE', `/blog/${slug}`);
    await receiver.stop();
  },
);
