import type { Page } from '@playwright/test';
import { expect } from '../../platform/journey.ts';
import { everybody, row, type StaffRole } from '../../platform/role-matrix.ts';
import { signIn } from '../../platform/sign-in.ts';
import { openAs, STAFF } from '../../platform/staff.ts';
import { MANAGERS } from './content-managers.ts';
import { sections, shutOut } from './refusal.ts';
import { heading, profileMenu } from './workbench.ts';

const LOGIN = /\/admin\/login$/;
const DASHBOARD = /\/admin\/dashboard$/;

/** A section that each role can open. */
const OWN_SECTION: Record<StaffRole, { path: string; heading: string }> = {
  super_admin: { path: '/admin/settings/users', heading: 'System Settings' },
  editor: { path: '/admin/projects?status=draft', heading: 'Projects Manager' },
  support: { path: '/admin/contacts?status=new', heading: 'Contact Manager' },
  viewer: { path: '/admin/analytics?compare=none', heading: 'Analytics Dashboard' },
};

const tokenIn = (page: Page) => page.evaluate(() => window.localStorage.getItem('adminToken'));

const bearer = (token: string | null) => ({ headers: { authorization: `Bearer ${token}` } });

row(
  'AUTH-1',
  everybody('is told what is missing and what is wrong, then let in', async ({ page, role }) => {
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await signIn(page, { email: STAFF[role].email, password: 'somebody-else’s' });
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
    await signIn(page, STAFF[role]);
    await expect(page).toHaveURL(DASHBOARD);
  }),
  { isSignedIn: false },
);

row(
  'AUTH-2',
  everybody('comes by the sign-in form to where it was going, and not to the form again', async ({ page, role }) => {
    const { path, heading: title } = OWN_SECTION[role];
    await page.goto(path);
    await expect(page).toHaveURL(LOGIN);
    await signIn(page, STAFF[role]);
    await expect(heading(page, title)).toBeVisible();
    expect(page.url()).toMatch(new RegExp(`${path.replace('?', '\\?')}$`));
    await page.goto('/admin/login');
    await expect(page).toHaveURL(DASHBOARD);
  }),
  { isSignedIn: false },
);

const READS = ['/services?active=all', '/projects?status=all', '/blog?status=all', '/team?active=all'];
const CLOSED = ['/contact', '/media-files', '/analytics', '/studio/settings', '/auth/users', '/auth/roles', '/trash'];

row('AUTH-3', {
  super_admin: {
    does: 'is let in everywhere, and answered by every list',
    act: async ({ page, api }) => {
      await page.goto('/admin/settings/events');
      await expect(heading(page, 'System Settings')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeHidden();
      for (const path of [...READS, ...CLOSED]) expect((await api('GET', path)).status, path).toBe(200);
    },
  },
  editor: shutOut(
    { label: 'Contact', path: '/admin/contacts', resource: 'contacts' },
    {
      calls: async () =>
        ['/contact', '/analytics', '/studio/settings', '/auth/users'].map((path) => ({ method: 'GET', path })),
    },
  ),
  support: shutOut(MANAGERS.posts.section, {
    calls: async () => [...READS, '/media-files', '/trash'].map((path) => ({ method: 'GET', path })),
  }),
  viewer: shutOut(
    { label: 'Media', path: '/admin/media', resource: 'media' },
    {
      calls: async () => ['/contact', '/media-files', '/auth/roles', '/trash'].map((path) => ({ method: 'GET', path })),
    },
  ),
});

row(
  'AUTH-4',
  everybody('is sent to the form when the session ended elsewhere, and told so', async ({ page, role }) => {
    const { path, heading: title } = OWN_SECTION[role];
    await openAs(page, STAFF[role], path);
    await expect(heading(page, title)).toBeVisible();
    await page.request.post('/api/auth/logout', bearer(await tokenIn(page)));
    await sections(page).filter({ hasText: 'Activity' }).getByRole('link').click();
    await expect(page).toHaveURL(LOGIN);
    await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
    expect(await tokenIn(page)).toBeNull();
    await page.evaluate(() => window.localStorage.setItem('adminToken', 'two.parts'));
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL(LOGIN);
    expect(await tokenIn(page)).toBeNull();
  }),
  { isSignedIn: false },
);

row(
  'AUTH-5',
  everybody('is who it says, changes no password without its own, and is nobody after logout', async (desk) => {
    const { page, role } = desk;
    await openAs(page, STAFF[role], '/admin/dashboard');
    const token = await tokenIn(page);
    const whoAmI = await page.request.get('/api/auth/me', bearer(token));
    const { email } = STAFF[role];
    expect(await whoAmI.json()).toMatchObject({ data: { admin: { email, role } } });
    const verified = await page.request.post('/api/auth/verify-token', { data: { token } });
    expect(await verified.json()).toMatchObject({ data: { admin: { email, role } } });
    const refused = await page.request.put('/api/auth/change-password', {
      ...bearer(token),
      data: { currentPassword: 'somebody-else’s', newPassword: 'loud-harbour-7' },
    });
    expect(refused.status()).toBe(400);
    await profileMenu(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(LOGIN);
    expect((await page.request.get('/api/auth/me', bearer(token))).status()).toBe(401);
  }),
  { isSignedIn: false },
);
