import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

interface MadeService {
  id: string;
  slug: string;
  version: number;
}

const makeService = async (staff: Api, name: string, changes: object = {}): Promise<MadeService> => {
  const { status, body } = await staff('POST', '/services', {
    name,
    short_description: 'A service of a journey through its own history.',
    description: 'The first words of this service, long enough to be taken for a description by every rule there is.',
    category: 'custom_software',
    features: ['It remembers'],
    technologies: ['TypeScript'],
    ...changes,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data as MadeService;
};

const openTool = async (page: Page, name: string, tool: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: tool }).click();
};

const getStatus = async (url: string) => (await fetch(url, { redirect: 'manual' })).status;

journey(
  'ASVC-1 an editor compares an earlier version and restores it, and the site shows it',
  async ({ page, site, staff }) => {
    const name = `Chronicle ${Date.now()}`;
    const { id, slug } = await makeService(staff, name);
    const changed = await staff('PUT', `/services/${id}`, {
      description: 'Other words, written in haste and soon regretted by everybody who read them.',
    });
    expect(changed.status).toBe(200);
    await openAs(page, STAFF.editor, `/admin/services?search=${encodeURIComponent(name)}`);
    await openTool(page, name, 'History');
    const dialog = page.getByRole('dialog', { name: `History of ${name}` });
    await expect(dialog.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('region', { name: /^Description, Version 1/ })).toContainText('The first words');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Restore Version 1' }).click();
    await page.getByRole('dialog', { name: 'Restore', exact: true }).getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3);
    await expect.poll(async () => (await fetch(`${site}/services/${slug}`)).text()).toContain('The first words');
  },
);

journey(
  'ASVC-1 a deleted item disappears from the site and is restored from the trash',
  async ({ page, site, staff }) => {
    const name = `Boomerang ${Date.now()}`;
    const { slug } = await makeService(staff, name);
    const address = `${site}/services/${slug}`;
    await expect.poll(() => getStatus(address)).toBe(200);
    await openAs(page, STAFF.editor, `/admin/services?search=${encodeURIComponent(name)}`);
    await openTool(page, name, 'Delete');
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Service deleted successfully')).toBeVisible();
    await expect.poll(() => getStatus(address)).toBe(410);
    await page.goto(`/admin/trash?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('by Edda Member');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(page.getByText('Nothing found')).toBeVisible();
    await expect.poll(() => getStatus(address)).toBe(200);
  },
);

journey('a schedule shows and hides an item automatically', async ({ page, site, staff }) => {
  const name = `Timely ${Date.now()}`;
  const { id, slug } = await makeService(staff, name, { is_active: false });
  const address = `${site}/services/${slug}`;
  expect(await getStatus(address)).toBe(404);
  await openAs(page, STAFF.editor, `/admin/services?search=${encodeURIComponent(name)}`);
  await openTool(page, name, 'Schedule');
  const dialog = page.getByRole('dialog', { name: `Schedule ${name}` });
  await dialog.getByLabel('Show from', { exact: true }).fill('2035-01-15T09:30');
  await expect(dialog.getByText(/Jan 15, 2035, 9:30\sAM/)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save Schedule' }).click();
  await expect(page.getByText('Schedule saved successfully')).toBeVisible();
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
  const plan = async (schedule: object) => {
    const { status, body } = await staff('PUT', `/services/${id}/schedule`, schedule);
    expect(status, JSON.stringify(body)).toBe(200);
  };
  await plan({ publishAt: soon(1000) });
  await expect.poll(() => getStatus(address)).toBe(200);
  await plan({ unpublishAt: soon(1000) });
  await expect.poll(() => getStatus(address)).toBe(410);
});

journey(
  'API-PUB a preview link shows a draft only to people who have the link',
  async ({ page, browser, site, staff }) => {
    const title = `Unfinished ${Date.now()}`;
    const made = await staff('POST', '/blog', {
      title,
      excerpt: 'Only people who were sent the link can read this.',
      content: `<p>${'Only for the eyes of a friend. '.repeat(12)}</p>`,
      category: 'tips',
      tags: ['Design'],
      status: 'draft',
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    await openAs(page, STAFF.editor, `/admin/blog?search=${encodeURIComponent(title)}`);
    await openTool(page, title, 'Preview Link');
    const dialog = page.getByRole('dialog', { name: `Preview of ${title}` });
    await dialog.getByRole('button', { name: 'Create Link' }).click();
    const link = await dialog.getByLabel('Preview link').inputValue();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const answer = await stranger.goto(link);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(stranger.getByRole('heading', { name: title })).toBeVisible();
    await expect(stranger.getByText('Only for the eyes of a friend.').first()).toBeVisible();
    const { slug } = made.body.data as { slug: string };
    expect(await getStatus(`${site}/blog/${slug}`)).toBe(404);
    expect(await getStatus(`${site}/preview/not-a-link`)).toBe(404);
    await stranger.context().close();
  },
);
