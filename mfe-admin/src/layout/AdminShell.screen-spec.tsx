import type { Platform } from '@atelier/web-kit/platform/Platform';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { renderAdmin } from '../testing/renderAdmin';
import { submissionStats } from '../testing/samples';

const sections = async () => {
  const nav = await screen.findByRole('navigation', { name: 'Sections' });
  return within(nav)
    .getAllByRole('listitem')
    .map((link) => link.textContent);
};

describe('AdminShell', () => {
  it('SHELL-1 shows super_admin every section', async () => {
    await renderAdmin('/admin/profile', { admin: anAdmin() });
    expect(await sections()).toEqual([
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
    ]);
    const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(nav.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Content',
      'Inbox',
      'Insights',
      'System',
    ]);
  });

  it('SHELL-1 shows the number of new messages beside Contact', async () => {
    const server = new FakeServer().on('GET /contact/stats', submissionStats);
    await renderAdmin('/admin/profile', { server, admin: anAdmin('support') });
    expect(await screen.findByRole('link', { name: 'Contact 4 new' })).toBeTruthy();
    expect(await sections()).toEqual(['Dashboard', 'Contact4 new', 'Newsletter', 'Activity']);
  });

  it('SHELL-1 has a sidebar of 280 pixels', async () => {
    await renderAdmin('/admin/profile', { admin: anAdmin() });
    const nav = await screen.findByRole('navigation', { name: 'Sections' });
    expect(nav.parentElement?.style.width).toBe('280px');
  });

  it('SHELL-1 shows other staff the dashboard and the sections that they may read', async () => {
    await renderAdmin('/admin/profile', { admin: anAdmin('support') });
    expect(await sections()).toEqual(['Dashboard', 'Contact', 'Newsletter', 'Activity']);
  });

  it('SHELL-1 shows staff without any permission only the dashboard and the empty activity', async () => {
    await renderAdmin('/admin/profile', { admin: anAdmin('intern', {}) });
    expect(await sections()).toEqual(['Dashboard', 'Activity']);
  });

  it('PLT-2 SHELL-1 shows the links of other remotes to staff who may use them', async () => {
    const menu: Platform['menu'] = [
      { label: 'Portal', path: '/portal/staff' },
      { label: 'Invoices', path: '/invoices', needs: { action: 'write', resource: 'settings' } },
    ];
    await renderAdmin('/admin/profile', { admin: anAdmin('intern', {}), menu });
    expect(await sections()).toEqual(['Dashboard', 'Activity', 'Portal']);
    expect(screen.getByRole('link', { name: 'Portal' }).getAttribute('href')).toBe('/portal/staff');
  });

  it('SHELL-1 shows initials, role label, bell, and profile menu', async () => {
    await renderAdmin('/admin/settings', { admin: anAdmin() });
    const profile = await screen.findByRole('button', { name: /Profile menu/ });
    expect(within(profile).getByText('AL')).toBeTruthy();
    expect(within(profile).getByText('Super Admin')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Notifications: 0' })).toBeTruthy();
    await userEvent.setup().click(profile);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Profile Settings',
      'Security',
      'Switch to compact rows',
      'Keyboard shortcuts',
      'Logout',
    ]);
  });

  it('SHELL-2 shows in the breadcrumbs what is being added or edited', async () => {
    const trailAt = async (address: string) => {
      const { unmount } = await renderAdmin(address, { admin: anAdmin() });
      const trail = (await screen.findByRole('navigation', { name: 'Breadcrumb' })).textContent;
      unmount();
      return trail;
    };
    expect(await trailAt('/admin/projects/new')).toBe('DashboardProjectsAdd Project');
    expect(await trailAt('/admin/team/add')).toBe('DashboardTeamAdd Team Member');
    expect(await trailAt('/admin/services/42/edit')).toBe('DashboardServicesEdit Service');
  });
});
