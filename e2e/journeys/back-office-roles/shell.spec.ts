import type { Page } from '@playwright/test';
import { expect } from '../../platform/journey.ts';
import { type Desk, everybody, row, type StaffRole } from '../../platform/role-matrix.ts';
import { MANAGERS } from './content-managers.ts';
import { expectDenied, expectRefused, sections, shutOut } from './refusal.ts';
import { heading, makeItem, profileMenu } from './workbench.ts';

/** The corner's initials and role; the administrator's name is configurable. */
const CORNER: Record<StaffRole, RegExp> = {
  super_admin: /Super Admin$/,
  editor: /EMEdda MemberEditor$/,
  support: /SMSamira MemberSupport$/,
  viewer: /VMVito MemberViewer$/,
};
/** A section that the role can open, and one that it cannot. */
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
    const sidebar = await page.getByRole('navigation', { name: 'Sections' }).locator('..').boundingBox();
    expect(sidebar?.width).toBe(SIDEBAR_WIDTH_PX);
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
  { path: '/projects?status=all&limit=1', roles: ['super_admin', 'editor', 'viewer'] },
  { path: '/team?active=all&limit=1', roles: ['super_admin', 'editor', 'viewer'] },
  { path: '/blog?status=all&limit=1', roles: ['super_admin', 'editor', 'viewer'] },
  { path: '/contact?limit=1', roles: ['super_admin', 'support'] },
];
const GREETING: Record<StaffRole, RegExp> = {
  super_admin: /^Welcome back, \S/,
  editor: /^Welcome back, Edda$/,
  support: /^Welcome back, Samira$/,
  viewer: /^Welcome back, Vito$/,
};

/** The greeting, only the totals that the role can read, activity, and system status. */
const expectDashboard = async ({ page, role, staff }: Desk, actions: readonly string[]) => {
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: GREETING[role] })).toBeVisible();
  const totals = await Promise.all(
    CARDS.filter((card) => card.roles.includes(role)).map(async (card) => {
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
