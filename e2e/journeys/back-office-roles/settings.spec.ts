import type { Page } from '@playwright/test';
import { choose } from '../../platform/choose.ts';
import { expect } from '../../platform/journey.ts';
import { type Desk, everybody, type Outcome, row, type StaffRole } from '../../platform/role-matrix.ts';
import { STAFF } from '../../platform/staff.ts';
import { shutOut } from './refusal.ts';
import { uniqueMark } from './workbench.ts';

const ANALYTICS = {
  label: 'Analytics',
  path: '/admin/analytics',
  resource: 'analytics',
  heading: 'Analytics Dashboard',
};
const SETTINGS = { label: 'Settings', path: '/admin/settings', resource: 'settings', heading: 'System Settings' };

const main = (page: Page) => page.getByRole('main');
const headline = (page: Page) => page.getByRole('list', { name: 'Headline figures' });

const noFigures = shutOut(ANALYTICS, {
  calls: async () => [
    { method: 'GET', path: '/analytics' },
    { method: 'GET', path: '/analytics/export', target: '/analytics' },
  ],
});

row('AANA-1', {
  super_admin: {
    does: 'reads the figures of a week beside those of the week before',
    act: async ({ page }) => {
      await page.goto('/admin/analytics?compare=none');
      await expect(headline(page)).toContainText('Visitors');
      await choose(page, main(page), /^Period/, 'Last 7 days');
      await choose(page, main(page), /^Compare/, 'Previous period');
      await expect(headline(page)).toContainText('was');
      await expect(page).toHaveURL(/period=7/);
    },
  },
  editor: noFigures,
  support: noFigures,
  viewer: {
    does: 'reads the chart as a table and takes the figures home',
    act: async ({ page }) => {
      await page.goto('/admin/analytics?period=today&compare=none');
      await page.getByRole('button', { name: 'Show as table' }).click();
      await expect(page.getByRole('region', { name: 'Figures over time' }).getByRole('row').nth(1)).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      expect((await download).suggestedFilename()).toMatch(/^analytics-.+\.csv$/);
    },
  },
});

interface Studio {
  details: { tagline: string };
}
const getDetails = async ({ staff }: Desk) =>
  ((await staff('GET', '/studio/settings')).body.data as unknown as Studio).details;

const noSettings = (resource: 'settings' | 'users'): Outcome => {
  const section = resource === 'settings' ? SETTINGS : { label: 'Settings', path: `${SETTINGS.path}/users`, resource };
  return shutOut(section, {
    calls: async () => [
      { method: 'PUT', path: '/studio/settings', body: { details: { tagline: 'Not mine to write' } } },
      { method: 'PUT', path: '/auth/roles/viewer', body: { permissions: {} }, target: '/auth/roles' },
      { method: 'GET', path: '/auth/users' },
      { method: 'POST', path: '/auth/api-keys', body: { name: 'Not mine', permissions: {} }, target: '/auth/api-keys' },
    ],
  });
};

row('ASET-1', {
  super_admin: {
    does: 'changes a detail of the studio, and finds users and roles beside it',
    act: async (desk) => {
      const { page, staff, afterwards } = desk;
      const { tagline } = await getDetails(desk);
      afterwards(() => staff('PUT', '/studio/settings', { details: { tagline } }));
      const written = `Made by hand ${uniqueMark()}`;
      await page.goto(SETTINGS.path);
      await page.getByRole('textbox', { name: /^Tagline/ }).fill(written);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Everything is saved')).toBeVisible();
      expect(await getDetails(desk)).toMatchObject({ tagline: written });
      const settings = page.getByRole('navigation', { name: 'Settings' });
      await settings.getByRole('link', { name: 'Users' }).click();
      await expect(page.getByRole('row').filter({ hasText: STAFF.editor.email })).toContainText('Editor');
      await settings.getByRole('link', { name: 'Roles' }).click();
      await expect(page.getByRole('article', { name: 'Viewer' }).getByLabel('Read Blog')).toBeChecked();
    },
  },
  editor: noSettings('settings'),
  support: noSettings('users'),
  viewer: noSettings('settings'),
});

/** A right that the role has, and one that it lacks. */
const RIGHTS: Record<StaffRole, { has: string; lacks?: string }> = {
  super_admin: { has: 'Delete Users' },
  editor: { has: 'Delete Blog', lacks: 'Read Contact' },
  support: { has: 'Write Contact', lacks: 'Read Blog' },
  viewer: { has: 'Read Analytics', lacks: 'Write Blog' },
};

row(
  'APRO-1',
  everybody(
    'renames itself, reads what it may do, and where it is signed in',
    async ({ page, role, api, afterwards }) => {
      const { admin } = (await api('GET', '/auth/me')).body.data as { admin: { firstName: string; lastName: string } };
      const { firstName, lastName } = admin;
      afterwards(() => api('PUT', '/auth/profile', { lastName }));
      await page.goto('/admin/profile');
      const { has, lacks } = RIGHTS[role];
      await expect(page.getByRole('checkbox', { name: has })).toBeChecked();
      if (lacks !== undefined) await expect(page.getByRole('checkbox', { name: lacks })).not.toBeChecked();
      await page.getByLabel('Last Name').fill('Renamed');
      await page.getByRole('button', { name: 'Save Profile' }).click();
      await expect(page.getByRole('button', { name: `Profile menu: ${firstName} Renamed` })).toBeVisible();
      expect((await api('PUT', '/auth/profile', { role: 'super_admin' })).status).toBe(400);
      await page.getByRole('link', { name: 'Security', exact: true }).click();
      const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
      await expect(sessions.filter({ hasText: 'This session' })).toHaveCount(1);
    },
  ),
);

const CHECKS = ['Server', 'Database', 'Projects', 'Team', 'Blog'];

/** Checks all public API answers, and messages if the role can read them. */
const checksTheApi =
  (contact: 'OK' | 'Not Loaded') =>
  async ({ page, api }: Desk) => {
    await page.goto('/test/api');
    await expect(page.getByRole('list', { name: 'Status' }).getByRole('listitem')).toHaveText([
      ...CHECKS.map((name) => `${name}OK`),
      `Contact${contact}`,
    ]);
    const fold = page.getByRole('group').filter({ hasText: /^Contact/ });
    await fold.getByText('Contact', { exact: true }).click();
    await expect(fold).toContainText(contact === 'OK' ? 'in progress' : 'sign in with read on contact');
    for (const endpoint of ['POST /api/contact', 'GET /api/db-test'])
      await expect(page.getByText(endpoint, { exact: true })).toBeVisible();
    expect((await api('GET', '/contact/stats')).status).toBe(contact === 'OK' ? 200 : 403);
    expect((await api('GET', '/db-test')).body.data).toMatchObject({ databases: expect.any(Array) });
  };

const all: Outcome = { does: 'sees every check answered, messages too', act: checksTheApi('OK') };
const allButMessages: Outcome = { does: 'sees every check answered but messages', act: checksTheApi('Not Loaded') };

row('TEST-1', { super_admin: all, editor: allButMessages, support: all, viewer: allButMessages });
