import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { choose } from '../platform/choose.ts';
import { expect, journey } from '../platform/journey.ts';
import { mailedLink } from '../platform/mailed-link.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const CHOSEN = 'a-password-of-my-own';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const toRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

const confirm = async (page: Page, title: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Confirm' }).click();

journey(
  'ASET-1 a user is invited, joins, is suspended, is reactivated, and is removed',
  async ({ page, browser, dataDir }) => {
    const mark = `${Date.now()}`;
    const name = `Quentin Quill${mark}`;
    const email = `quentin-${mark}@atelier.test`;
    await openAs(page, STAFF.super_admin, '/admin/settings/users');
    await expect(page.getByRole('heading', { name: 'System Settings' })).toBeVisible();
    await page.getByRole('button', { name: 'Invite User' }).click();
    const form = page.getByRole('dialog', { name: 'Invite User' });
    await form.getByLabel(/^First name/).fill('Quentin');
    await form.getByLabel(/^Last name/).fill(`Quill${mark}`);
    await form.getByLabel(/^Email/).fill(email);
    await choose(page, form, /^Role/, 'Author');
    await form.getByRole('checkbox', { name: 'Read Analytics' }).check();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await form.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(page.getByText('Invitation sent successfully')).toBeVisible();
    await page.getByPlaceholder('Search users...').fill(`quentin-${mark}`);
    await expect(toRow(page, name)).toContainText('Invited');

    const theirs = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await theirs.goto(await mailedLink(dataDir, email, '/admin/accept-invitation'));
    await theirs.getByLabel('New Password').fill(CHOSEN);
    await theirs.getByLabel('Repeat Password').fill(CHOSEN);
    await theirs.getByRole('button', { name: 'Accept Invitation' }).click();
    await expect(theirs.getByRole('heading', { name: 'Welcome back, Quentin' })).toBeVisible();
    const sections = theirs.getByRole('navigation', { name: 'Sections' });
    await expect(sections.getByRole('link', { name: 'Analytics' })).toBeVisible();
    await expect(sections.getByRole('link', { name: 'Settings' })).toHaveCount(0);

    await page.reload();
    await expect(toRow(page, name)).toContainText('Active');
    await act(page, name, 'Suspend');
    await confirm(page, 'Suspend');
    await expect(toRow(page, name)).toContainText('Suspended');
    await theirs.goto('/admin/blog');
    await expect(theirs).toHaveURL(/\/admin\/login/);

    await act(page, name, 'Reactivate');
    await confirm(page, 'Reactivate');
    await expect(toRow(page, name)).toContainText('Active');
    await act(page, name, 'Remove');
    await confirm(page, 'Delete');
    await expect(page.getByText('User removed successfully')).toBeVisible();
    await expect(page.getByText('No users found')).toBeVisible();
    await theirs.context().close();
  },
);

journey('ASET-1 a role keeps the permissions set for it', async ({ page }) => {
  await openAs(page, STAFF.super_admin, '/admin/settings/roles');
  const viewer = page.getByRole('article', { name: 'Viewer' });
  const right = viewer.getByRole('checkbox', { name: 'Read Media' });
  await right.setChecked(!(await right.isChecked()));
  const isGiven = await right.isChecked();
  await viewer.getByRole('button', { name: 'Save Role' }).click();
  await expect(page.getByText('Role updated successfully')).toBeVisible();
  await page.reload();
  await expect(right).toBeChecked({ checked: isGiven });
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await right.setChecked(!isGiven);
  await viewer.getByRole('button', { name: 'Save Role' }).click();
  await expect(viewer.getByText('Unsaved changes')).toBeHidden();
});

journey(
  'ASET-1 an API key is shown once, works only within its permissions, and stops working when deleted',
  async ({ page, site }) => {
    const name = `Import ${Date.now()}`;
    await openAs(page, STAFF.super_admin, '/admin/settings/api-keys');
    await page.getByRole('button', { name: 'New API Key' }).click();
    const form = page.getByRole('dialog', { name: 'New API Key' });
    await form.getByLabel(/^Name/).fill(name);
    await form.getByRole('checkbox', { name: 'Read Blog' }).check();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await form.getByRole('button', { name: 'Create Key' }).click();
    const told = page.getByRole('dialog', { name: 'Your New API Key' });
    const key = await told.getByLabel('API key').inputValue();
    const getStatus = async (path: string) =>
      (await fetch(`${site}/api${path}`, { headers: { 'x-api-key': key } })).status;
    expect(await getStatus('/blog?status=all')).toBe(200);
    expect(await getStatus('/projects?status=all')).toBe(403);
    await told.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await expect(toRow(page, name)).toContainText('read Blog');
    expect(await page.content()).not.toContain(key);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await confirm(page, 'Delete');
    await expect(page.getByText('API key deleted successfully')).toBeVisible();
    await expect.poll(() => getStatus('/blog?status=all')).toBe(401);
  },
);

journey('ASET-1 AUTH-3 the users screen is closed without permission to read users', async ({ page }) => {
  await openAs(page, STAFF.editor, '/admin/settings/users');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByText("You don't have permission to read users. Contact your administrator for access."),
  ).toBeVisible();
});
