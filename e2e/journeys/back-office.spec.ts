import type { Locator, Page } from '@playwright/test';
import { expect, journey } from '../platform/journey.ts';
import { signIn } from '../platform/sign-in.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const SECTIONS = {
  super_admin: [
    'Dashboard',
    'Projects',
    'Team',
    'Blog',
    'Services',
    'Media',
    'Trash',
    'Contact',
    'Newsletter',
    'Analytics',
    'Activity',
    'Releases',
    'Settings',
  ],
  editor: ['Dashboard', 'Projects', 'Team', 'Blog', 'Services', 'Media', 'Trash', 'Activity'],
  support: ['Dashboard', 'Contact', 'Newsletter', 'Activity'],
  viewer: ['Dashboard', 'Projects', 'Team', 'Blog', 'Services', 'Analytics', 'Activity'],
} as const;
const DENIED = "You don't have permission to read contacts. Contact your administrator for access.";

const sections = (page: Page): Locator => page.getByRole('navigation', { name: 'Sections' }).getByRole('listitem');

const choose = async (page: Page, filter: string, choice: string) => {
  await page.getByRole('combobox', { name: filter, exact: true }).click();
  await page.locator('.mfe-admin_ant-select-item-option:visible').filter({ hasText: choice }).first().click();
};

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

journey('AUTH-1 the sign-in form reports missing fields and wrong credentials', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await signIn(page, { email: STAFF.editor.email, password: 'not-her-password' });
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText([/Invalid email or password/i]);
  await expect(page).toHaveURL(/\/admin\/login$/);
});

journey('AUTH-2 signing in returns to the requested page, and the form redirects signed-in users', async ({ page }) => {
  await page.goto('/admin/blog?status=draft');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await signIn(page, STAFF.editor);
  await expect(page).toHaveURL(/\/admin\/blog\?status=draft$/);
  await expect(page.getByRole('heading', { name: 'Blog Manager' })).toBeVisible();
  await page.goto('/admin/login');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

journey('AUTH-5 after logout, neither the page nor the API accepts the old token', async ({ page, site }) => {
  await openAs(page, STAFF.support, '/admin/dashboard');
  const token = await page.evaluate(() => window.localStorage.getItem('adminToken'));
  const asked = async () => {
    const answer = await fetch(`${site}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    return answer.status;
  };
  expect(await asked()).toBe(200);
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await asked()).toBe(401);
  await page.goto('/admin/contacts');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

journey('SHELL-1 an open menu stays below its button while the page below it grows', async ({ page }) => {
  await openAs(page, STAFF.support, '/admin/dashboard');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  const entry = page.getByRole('menuitem', { name: 'Logout' });
  await expect(entry).toBeVisible();
  const getTop = async () => (await entry.boundingBox())?.y;
  const before = await getTop();
  await page.locator('#content').evaluate((content) => {
    content.style.paddingBlockEnd = '900px';
  });
  expect(await getTop()).toBe(before);
});

for (const [role, labels] of Object.entries(SECTIONS))
  journey(`SHELL-1 ${role} sees the sections that the role may read`, async ({ page }) => {
    await openAs(page, STAFF[role as keyof typeof STAFF], '/admin/dashboard');
    await expect(sections(page)).toHaveText(labels.map((label) => new RegExp(`^${label}`)));
    await expect(page.getByRole('button', { name: /^Profile menu/ })).toContainText(
      role === 'super_admin' ? 'Super Admin' : new RegExp(role, 'i'),
    );
  });

journey('AUTH-3 a user without permission to read messages sees Access Denied', async ({ page }) => {
  await openAs(page, STAFF.viewer, '/admin/contacts');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText(DENIED)).toBeVisible();
});

journey('AUTH-3 a viewer reads posts and sees no controls to change them', async ({ page }) => {
  await openAs(page, STAFF.viewer, '/admin/blog');
  await expect(page.getByRole('heading', { name: 'Blog Manager' })).toBeVisible();
  const post = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  await expect(post).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Post' })).toHaveCount(0);
  await post.getByRole('button', { name: /^Actions for/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Preview', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem').filter({ hasText: /^(Edit|Delete)/ })).toHaveCount(0);
});

journey('ACON-1 staff filter, sort, and page through messages, and switch from table to cards', async ({ page }) => {
  await openAs(page, STAFF.support, '/admin/contacts');
  const table = page.getByRole('region', { name: 'Submissions' });
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('combobox').click();
  await page.locator('.mfe-admin_ant-select-item-option:visible').filter({ hasText: '25' }).click();
  await expect(rows).toHaveCount(25);

  await table.getByRole('button', { name: 'Contact' }).click();
  const contact = table.getByRole('columnheader', { name: 'Contact' });
  await expect(contact).toHaveAttribute('aria-sort', 'ascending');
  const first = await rows.first().textContent();
  await table.getByRole('button', { name: 'Contact' }).click();
  await expect(contact).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).not.toHaveText(first ?? '');

  await choose(page, 'Status', 'Closed');
  await expect(page).toHaveURL(/status=closed/);
  await expect(rows.filter({ hasNotText: 'Closed' })).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  await choose(page, 'Priority', 'High');
  await expect(page).toHaveURL(/priority=high/);
  await page.getByPlaceholder('Search submissions...').fill('nobody wrote these words');
  await expect(page.getByText('No submissions found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();

  await page.goto('/admin/contacts');
  await expect(rows).toHaveCount(10);
  await page.getByTitle('Card view').click();
  await expect(table).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Select the message from/ })).toHaveCount(10);
});
