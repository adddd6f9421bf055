import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';
import { staffApi } from '../platform/staff-api.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const apiAs = (site: string, { email, password }: { email: string; password: string }) =>
  staffApi(site, { email, password });

const main = (page: Page) => page.getByRole('main');

/** Actions reach the audit trail by an event, a moment later, so the page reloads until it shows them. */
const eventuallyShows = (page: Page, text: string | RegExp) =>
  expect(async () => {
    await main(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(main(page).getByText(text).first()).toBeVisible({ timeout: 2000 });
  }).toPass();

const aMessage = (mark: string) => ({
  name: 'Ringa Glocke',
  email: `ringa-${mark}@example.com`,
  subject: 'Web Development',
  message: `We would like to talk about a new timetable for our ferries, please. Reference ${mark}.`,
  serviceType: 'web-development',
});

const sendMessage = async (site: string) => {
  const mark = `${Date.now()}`;
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`${site}/api/contact`, { ...init, body: JSON.stringify(aMessage(mark)) });
  expect(answer.status).toBe(201);
};

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications: / });
const getCount = async (page: Page): Promise<number> =>
  Number((await bell(page).getAttribute('aria-label'))?.replace(/\D/g, ''));

journey(
  'DASH-1 ASET-1 an edit appears in the activity log with before and after, and on the dashboard',
  async ({ page, site }) => {
    const title = `Timetables ${Date.now()}`;
    const editor = apiAs(site, STAFF.editor);
    const draft = {
      title,
      description: 'A timetable that stays true in bad weather.',
      category: 'web_application',
      technologies: ['TypeScript'],
      key_features: ['Departures without a network'],
    };
    const created = await editor('POST', '/projects', draft);
    const { id } = created.body.data as { id: string };
    await editor('PUT', `/projects/${id}`, {
      description: 'A timetable that stays calm in bad weather.',
      featured: true,
    });

    await openAs(page, STAFF.super_admin, `/admin/activity?item=${id}`);
    await eventuallyShows(page, /Edda Member changed the project/);
    const row = main(page).getByRole('listitem').filter({ hasText: 'changed the project' });
    await expect(row.getByRole('link', { name: title })).toHaveAttribute('href', `/admin/projects/${id}/edit`);
    await row.getByRole('button', { name: '2 changes' }).click();
    await expect(row.locator('del').filter({ hasText: 'true' })).toBeVisible();
    await expect(row.locator('ins').filter({ hasText: 'calm' })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await page.goto('/admin/dashboard');
    const recent = page.getByRole('region', { name: 'Recent Activity' });
    await expect(recent.getByRole('link', { name: title }).first()).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await editor('DELETE', `/projects/${id}`);
  },
);

journey(
  'ASET-1 staff search the activity log, filter it through the address, and export it',
  async ({ page, site }) => {
    const word = `Leuchtfeuer${Date.now()}`;
    const editor = apiAs(site, STAFF.editor);
    const member = {
      name: `Lina ${word.replaceAll(/\d/g, '')}`,
      position: word,
      department: 'Design',
      skills: ['Figma'],
    };
    const { id } = (await editor('POST', '/team', member)).body.data as { id: string };
    await editor('DELETE', `/team/${id}`);
    await openAs(page, STAFF.super_admin, `/admin/activity?item=${id}&action=deleted`);
    await eventuallyShows(page, /deleted the team member/);
    await expect(main(page).getByRole('listitem')).toHaveCount(1);
    await main(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/admin\/activity$/);
    await main(page).getByPlaceholder('Search titles...').fill('no such title anywhere');
    await expect(main(page).getByText('No activity found')).toBeVisible();
    await expect(page).toHaveURL(/search=no\+such/);
    await page.goto(`/admin/activity?item=${id}`);
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
  },
);

journey('ASET-1 support staff see the activity on messages, and nothing else', async ({ page, site }) => {
  const support = apiAs(site, STAFF.support);
  await sendMessage(site);
  const [message] = (await support('GET', '/contact?limit=1')).body.data as { id: string; status: string }[];
  const status = message?.status === 'closed' ? 'in_progress' : 'closed';
  await support('PATCH', `/contact/${message?.id}/status`, { status });
  await openAs(page, STAFF.support, `/admin/activity?item=${message?.id}`);
  await eventuallyShows(page, /Samira Member moved a message about/);
  await expect(main(page)).not.toContainText('Ringa');
  await page.goto('/admin/activity');
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await expect(main(page).getByText(/the post|the project|signed in/)).toHaveCount(0);
  await main(page).getByRole('combobox', { name: 'Area' }).click();
  await expect(page.locator('.mfe-admin_ant-select-item-option')).toHaveText(['All', 'Contact']);
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
});

journey('SHELL-1 a new message notifies staff who may read it, and they mark it as read', async ({ page, site }) => {
  await openAs(page, STAFF.support, '/admin/dashboard');
  await expect(bell(page)).toBeVisible();
  await sendMessage(site);
  await expect(async () => {
    await page.reload();
    await expect.poll(() => getCount(page), { timeout: 3000 }).toBeGreaterThan(0);
  }).toPass();
  await bell(page).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /New message/ }).first()).toBeVisible();
  await expect(panel).not.toContainText('Ringa');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAttribute('aria-label', 'Notifications: 0');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await page.reload();
  await expect(bell(page)).toHaveAttribute('aria-label', 'Notifications: 0');

  await openAs(page, STAFF.viewer, '/admin/dashboard');
  await bell(page).click();
  await expect(panel).toContainText('All activity');
  await expect(panel.getByRole('link', { name: /New message/ })).toHaveCount(0);
});
