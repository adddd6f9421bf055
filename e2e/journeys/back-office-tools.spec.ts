import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const PHONE = { width: 360, height: 844 };

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' });

const openPalette = async (page: Page) => {
  await page.getByRole('button', { name: 'Search or jump to…' }).waitFor();
  await page.keyboard.press('Control+K');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
};

const fitsThePhone = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

const makePost = async (staff: Api, title: string): Promise<string> => {
  const { status, body } = await staff('POST', '/blog', {
    title,
    excerpt: 'A draft that is found by a few letters of its title and opened without a mouse.',
    content: `<p>${'Words of a draft. '.repeat(20)}</p>`,
    category: 'tips',
    tags: ['Tools'],
    status: 'draft',
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return (body.data as { id: string }).id;
};

const makeService = async (staff: Api, name: string): Promise<string> => {
  const { status, body } = await staff('POST', '/services', {
    name,
    short_description: 'A service that comes and goes by keyboard.',
    description: 'A service of a journey by keyboard, described at the length that a description is asked to have.',
    category: 'custom_software',
    features: ['Comes back'],
    technologies: ['Keyboard'],
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return (body.data as { id: string }).id;
};

journey('SHELL-1 the palette opens a draft’s editor and a screen by keyboard alone', async ({ page, staff }) => {
  const title = `Palette ${Date.now()}`;
  const id = await makePost(staff, title);
  await openAs(page, STAFF.editor, '/admin/dashboard');
  await openPalette(page);
  await page.keyboard.type(title);
  await expect(palette(page).getByRole('option', { name: title })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/blog/${id}/edit$`));
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await openPalette(page);
  await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([/^Palette/]);
  await page.keyboard.type('team man');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Team Manager' })).toBeVisible();
});

journey('the palette and the shortcuts pass axe and fit a phone', async ({ page }) => {
  await openAs(page, STAFF.super_admin, '/admin/services');
  await expect(page.getByText(/of \d+ services/)).toBeVisible();
  await openPalette(page);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.keyboard.type('e');
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await fitsThePhone(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search or jump to…' }).click();
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await fitsThePhone(page);
});

journey('ASVC-1 a keyboard user finds a service, deletes it, and undoes the deletion', async ({ page, staff }) => {
  const name = `Undone ${Date.now()}`;
  const id = await makeService(staff, name);
  await openAs(page, STAFF.editor, `/admin/services?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('1 of 1 services')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeFocused();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: /Bulk Actions/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete Selected' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).press('Enter');
  const said = page.getByRole('status').filter({ hasText: '1 service deleted successfully' });
  await expect(said.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await expect(page.getByText('No services found')).toBeVisible();
  await page.keyboard.press('Control+Z');
  await expect(page.getByText('1 service restored successfully')).toBeVisible();
  await expect(page.getByText('1 of 1 services')).toBeVisible();
  expect((await staff('GET', `/services/${id}`)).status).toBe(200);
});

journey('a saved view survives a reload, works in another browser, and is deleted', async ({ page, browser }) => {
  const name = `Mine ${Date.now()}`;
  await openAs(page, STAFF.editor, '/admin/blog?status=draft&view=list');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `View: ${name}` })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: `View: ${name}` })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await openAs(elsewhere, STAFF.editor, '/admin/blog');
  await elsewhere.getByRole('button', { name: 'Views' }).click();
  await elsewhere.getByRole('menuitem', { name }).click();
  await expect(elsewhere).toHaveURL(/status=draft&view=list$/);
  await elsewhere.getByRole('button', { name: `View: ${name}` }).click();
  await elsewhere.getByRole('menuitem', { name: 'Manage views…' }).click();
  const views = elsewhere.getByRole('dialog', { name: 'Manage views' });
  await expect(views.getByLabel(`Name of ${name}`)).toHaveValue(name);
  expect(await violationsInBothSchemes(elsewhere)).toEqual([]);
  const getHeight = async () => (await views.boundingBox())?.height;
  const height = await getHeight();
  await views.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(views.getByLabel(`Name of ${name}`)).toBeHidden();
  expect(await getHeight()).toBe(height);
  await elsewhere.context().close();
});

journey('single-key shortcuts navigate until they are turned off', async ({ page }) => {
  await openAs(page, STAFF.editor, '/admin/blog');
  await expect(page.getByText(/of \d+ posts/)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { level: 1, name: 'Services Manager' })).toBeVisible();
  await page.keyboard.press('Shift+?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.reload();
  await expect(page.getByText(/of \d+ services/)).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await openPalette(page);
  expect(new URL(page.url()).pathname).toBe('/admin/services');
});

journey('compact rows apply at once and persist', async ({ page, staff }) => {
  await staff('PUT', '/auth/preferences', { density: 'comfortable' });
  await openAs(page, STAFF.super_admin, '/admin/contacts?view=table');
  const row = page.getByRole('table').getByRole('row').nth(1);
  const height = async () => (await row.boundingBox())?.height ?? 0;
  await row.waitFor();
  const before = await height();
  const toggle = async (entry: string) => {
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await toggle('Switch to compact rows');
  await expect.poll(height).toBeLessThan(before);
  await kept;
  await page.reload();
  await row.waitFor();
  await expect.poll(height).toBeLessThan(before);
  await toggle('Switch to comfortable rows');
  await expect.poll(height).toBe(before);
});
