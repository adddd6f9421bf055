import type { Page } from '@playwright/test';
import { expect } from '../../platform/journey.ts';
import { type Desk, everybody, row, type StaffRole } from '../../platform/role-matrix.ts';
import { signIn } from '../../platform/sign-in.ts';
import { openAs, STAFF } from '../../platform/staff.ts';
import { MANAGERS } from './content-managers.ts';
import { expectDenied, expectRefused, sections, shutOut } from './refusal.ts';
import { makeItem } from './workbench.ts';

const LOGIN = /\/admin\/login$/;
const DASHBOARD = /\/admin\/dashboard$/;

/** A section of each role's own. */
const OWN_SECTION: Record<StaffRole, { path: string; heading: string }> = {
  super_admin: { path: '/admin/settings/users', heading: 'System Settings' },
  editor: { path: '/admin/projects?status=draft', heading: 'Projects Manager' },
  support: { path: '/admin/contacts?status=new', heading: 'Contact Manager' },
  viewer: { path: '/admin/analytics?compare=none', heading: 'Analytics Dashboard' },
};

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const profileMenu = (page: Page) => page.getByRole('button', { name: /^Profile menu/ });
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

/** What stands in the corner: initials and role; of the administrator the name is configuration. */
const CORNER: Record<StaffRole, RegExp> = {
  super_admin: /Super Admin$/,
  editor: /EMEdda MemberEditor$/,
  support: /SMSamira MemberSupport$/,
  viewer: /VMVito MemberViewer$/,
};
/** A section of the role, and one that is somebody else's. */
const SIDE: Record<StaffRole, { has: string; lacks?: string }> = {
  super_admin: { has: 'Settings' },
  editor: { has: 'Media', lacks: 'Contact' },
  support: { has: 'Contact', lacks: 'Blog' },
  viewer: { has: 'Analytics', lacks: 'Settings' },
};
const SIDEBAR_WIDTH_PX = 280;

row(
  'SHELL-1',
  everybody('finds its sections beside, its name in the corner and its news in the bell', async ({ page, role }) => {
    await page.goto('/admin/dashboard');
    const { has, lacks } = SIDE[role];
    await expect(sections(page).filter({ hasText: has })).toHaveCount(1);
    if (lacks !== undefined) await expect(sections(page).filter({ hasText: lacks })).toHaveCount(0);
    const sidebar = await page.getByRole('navigation', { name: 'Sections' }).boundingBox();
    expect(sidebar?.width).toBeLessThanOrEqual(SIDEBAR_WIDTH_PX);
    await expect(profileMenu(page)).toHaveText(CORNER[role]);
    await profileMenu(page).click();
    for (const entry of ['Profile Settings', 'Security', 'Logout'])
      await expect(page.getByRole('menuitem', { name: entry })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notifications: \d+$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  }),
);

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');

const expectEditor = async (page: Page, trail: readonly string[], title: string) => {
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(crumbs(page)).toHaveText([...trail]);
};

row('SHELL-2', {
  super_admin: {
    does: 'opens the dialog of a new service by /add, with its breadcrumbs',
    act: async ({ page }) => {
      await page.goto('/admin/services/add');
      await expectEditor(page, ['Dashboard', 'Services', 'Add Service'], 'Add Service');
    },
  },
  editor: {
    does: 'opens the dialog of a post by /edit, with its breadcrumbs',
    act: async (desk) => {
      const { id } = await makeItem(desk, MANAGERS.posts);
      await desk.page.goto(`/admin/blog/${id}/edit`);
      await expectEditor(desk.page, ['Dashboard', 'Blog', 'Edit Blog Post'], 'Edit Blog Post');
    },
  },
  support: shutOut(MANAGERS.team.section, {
    at: '/admin/team/add',
    calls: async () => [{ method: 'POST', path: '/team', body: {}, target: '/team?active=all' }],
  }),
  viewer: {
    does: 'is denied the dialog of a new project, and refused by the server',
    act: async (desk) => {
      await desk.page.goto('/admin/projects/new');
      await expectDenied(desk.page, 'write', 'projects');
      await expect(crumbs(desk.page)).toHaveText(['Dashboard', 'Projects', 'Add Project']);
      await expectRefused(desk, { method: 'POST', path: '/projects', body: {}, target: '/projects?status=all' });
    },
  },
});

const CARDS = [
  { path: '/projects?status=all&limit=1', role: ['super_admin', 'editor', 'viewer'] },
  { path: '/team?active=all&limit=1', role: ['super_admin', 'editor', 'viewer'] },
  { path: '/blog?status=all&limit=1', role: ['super_admin', 'editor', 'viewer'] },
  { path: '/contact?limit=1', role: ['super_admin', 'support'] },
];
const GREETING: Record<StaffRole, RegExp> = {
  super_admin: /^Welcome back, \S/,
  editor: /^Welcome back, Edda$/,
  support: /^Welcome back, Samira$/,
  viewer: /^Welcome back, Vito$/,
};

/** Greeting, totals of what one may read and 0 of the rest, activity and system status. */
const expectDashboard = async ({ page, role, staff }: Desk, actions: readonly string[]) => {
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: GREETING[role] })).toBeVisible();
  const totals = await Promise.all(
    CARDS.map(async (card) => {
      if (!card.role.includes(role)) return '0';
      const { pagination } = (await staff('GET', card.path)).body as unknown as { pagination: { total: number } };
      return pagination.total.toLocaleString('en-US');
    }),
  );
  await expect(page.getByRole('list', { name: 'Totals' }).locator('strong')).toHaveText(totals);
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByRole('listitem').or(activity.getByText('Nothing has happened yet')).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'System Status' }).getByRole('listitem')).toHaveText(
    ['Server', 'Database', 'Cache', 'Storage'].map((part) => new RegExp(`^${part}`)),
  );
  await expect(page.getByRole('region', { name: 'Quick Actions' }).getByRole('link')).toHaveText(
    actions.map((label) => new RegExp(`^${label}`)),
  );
};

const followQuickAction = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Quick Actions' }).getByRole('link', { name: label }).click();

row('DASH-1', {
  super_admin: {
    does: 'is greeted with every total and goes by a card to its manager',
    act: async (desk) => {
      await expectDashboard(desk, ['Add Project', 'Write Blog Post', 'Add Team Member', 'View Analytics']);
      await desk.page.getByRole('list', { name: 'Totals' }).getByRole('link', { name: 'Team Members' }).click();
      await expect(heading(desk.page, 'Team Manager')).toBeVisible();
    },
  },
  editor: {
    does: 'is greeted with the totals of its sections and begins a post',
    act: async (desk) => {
      await expectDashboard(desk, ['Add Project', 'Write Blog Post', 'Add Team Member']);
      await followQuickAction(desk.page, 'Write Blog Post');
      await expect(desk.page.getByRole('dialog', { name: 'Add Blog Post' })).toBeVisible();
    },
  },
  support: {
    does: 'is greeted with the total of messages, and no quick action',
    act: async (desk) => {
      await expectDashboard(desk, []);
      await desk.page.getByRole('list', { name: 'Totals' }).getByRole('link', { name: 'Contact Submissions' }).click();
      await expect(heading(desk.page, 'Contact Manager')).toBeVisible();
    },
  },
  viewer: {
    does: 'is greeted with the totals that it reads, and views analytics',
    act: async (desk) => {
      await expectDashboard(desk, ['View Analytics']);
      await followQuickAction(desk.page, 'View Analytics');
      await expect(heading(desk.page, 'Analytics Dashboard')).toBeVisible();
    },
  },
});
