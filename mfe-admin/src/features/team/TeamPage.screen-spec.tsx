import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { aMember, memberList, memberStats } from '../../testing/memberSamples';
import { renderAdmin } from '../../testing/renderAdmin';

const NOOR = aMember({
  id: 'm2',
  name: 'Noor Haddad',
  email: null,
  profile_image: null,
  years_experience: 1,
  is_active: false,
  is_featured: false,
  social_links: {},
  skills: ['Figma'],
});
const DONE = { status: 200, body: { success: true } };

const open = async (role = 'editor', server = new FakeServer()) => {
  server.on('GET /team', memberList([aMember(), NOOR])).on('GET /team/stats', memberStats);
  const admin = await renderAdmin('/admin/team', { server, admin: anAdmin(role) });
  await screen.findByText('2 of 2 team members');
  return { ...admin, user: userEvent.setup() };
};

const getCard = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

describe('team manager', () => {
  it('ATM-1 shows its header and four figures, and requests all members', async () => {
    const { server } = await open();
    expect(screen.getByRole('heading', { name: 'Team Manager' })).toBeTruthy();
    expect(screen.getByText('Manage your team members and showcase your talent')).toBeTruthy();
    const figures = within(screen.getByRole('list', { name: 'Statistics' })).getAllByRole('listitem');
    await waitFor(() =>
      expect(figures.map((figure) => figure.textContent)).toEqual([
        'Total Members10',
        'Active9',
        'Featured4',
        'Departments6',
      ]),
    );
    expect(server.sent('GET').some(({ path }) => path.startsWith('/team?page=1&limit=12&active=all'))).toBe(true);
  });

  it('ATM-1 shows cards with all their parts', async () => {
    await open();
    const card = getCard('Ines Castellanos');
    for (const part of [
      'Lead Front-End Engineer',
      'Engineering',
      'Builds the form first.',
      'Lead',
      'Active',
      'Featured',
      'React',
      'TypeScript',
      'JavaScript',
      '+2',
      '13 years of experience',
    ])
      expect(card.getByText(part)).toBeTruthy();
    expect(card.queryByText('HTML')).toBeNull();
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://network.example/in/ines',
      'https://code.example/ines',
      'https://short.example/ines',
      'mailto:ines@studio.example',
    ]);
  });

  it('ATM-1 shows the initial if there is no photo, and marks inactive members', async () => {
    await open();
    const card = getCard('Noor Haddad');
    for (const part of ['N', 'Inactive', '1 year of experience']) expect(card.getByText(part)).toBeTruthy();
    expect(card.queryByText('Featured')).toBeNull();
    expect(card.queryAllByRole('link')).toEqual([]);
  });

  it('ATM-1 searches and filters on the server, and keeps both in the URL', async () => {
    const { user, server } = await open();
    await user.type(screen.getByPlaceholderText('Search team members...'), 'ines');
    await waitFor(() => expect(window.location.search).toBe('?search=ines'));
    await user.click(screen.getByRole('button', { name: /^Featured/ }));
    await waitFor(() => expect(server.calls.at(-1)?.path).toContain('active=all&featured=true&search=ines'));
    await user.click(screen.getByRole('button', { name: /^Active/ }));
    await waitFor(() => expect(server.calls.at(-1)?.path).toContain('active=true&search=ines'));
  });

  it('ATM-1 filters by the department and expertise in the URL', async () => {
    const server = new FakeServer().on('GET /team', memberList([])).on('GET /team/stats', memberStats);
    const address = '/admin/team?department=Design&expertise=senior';
    await renderAdmin(address, { server, admin: anAdmin('editor') });
    expect(await screen.findByText('Try adjusting your search or filters')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Your First Team Member' })).toBeNull();
    expect(server.sent('GET').some(({ path }) => path.includes('department=Design&expertise=senior'))).toBe(true);
  });

  it('ATM-1 offers only the actions that the permissions allow; View Details only closes the menu', async () => {
    const { user } = await open('viewer');
    expect(screen.queryByRole('button', { name: /Add Team Member/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Ines Castellanos' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'View Details',
      'History',
      'ScheduleYou need write permission on team.',
      'Preview LinkYou need write permission on team.',
      'UnpublishYou need write permission on team.',
    ]);
    await user.click(items[0] as HTMLElement);
    expect(window.location.pathname).toBe('/admin/team');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ATM-1 names the missing permission for each bulk action', async () => {
    const { user } = await open('viewer');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    const entry = await findMenuItem(/Activate Selected.*You need write permission on team/);
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('menuitem', { name: /Delete Selected.*You need delete permission on team/ })).toBeTruthy();
  });

  it('ABULK-1 AMSG-1 deactivates members with one request each that sends only is_active', async () => {
    const server = new FakeServer().on('PUT /team/m1', DONE).on('PUT /team/m2', DONE);
    const { user, said } = await open('editor', server);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    await user.click(await findMenuItem(/Deactivate Selected/));
    const question = await findDialog('Deactivate Selected');
    expect(within(question).getByText('Are you sure you want to deactivate 2 selected team members?')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual(['2 team members deactivated successfully']));
    expect(server.sent('PUT').map(({ path, body }) => [path, body])).toEqual([
      ['/team/m1', { is_active: false }],
      ['/team/m2', { is_active: false }],
    ]);
  });

  it('ABULK-1 AMSG-1 reports failures by member', async () => {
    const refused = { status: 409, body: { success: false, message: 'Somebody was faster.' } };
    const server = new FakeServer().on('DELETE /team/m1', DONE).on('DELETE /team/m2', refused);
    const { user, said } = await open('editor', server);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    await user.click(await findMenuItem(/Delete Selected/));
    await user.click(within(await findDialog('Delete Selected')).getByRole('button', { name: 'Confirm' }));
    const report = await findDialog('Some items were not changed');
    expect(within(report).getByText('Somebody was faster.')).toBeTruthy();
    expect(said()).toEqual(['1 team member deleted successfully', 'Failed to delete team members']);
  });

  it('ABULK-1 AMSG-1 deletes a member after the specified confirmation', async () => {
    const { user, said, server } = await open('editor', new FakeServer().on('DELETE /team/m1', DONE));
    const remove = async () => {
      await user.click(screen.getByRole('button', { name: 'Actions for Ines Castellanos' }));
      await user.click(await findMenuItem('Delete'));
      return findDialog('Delete');
    };
    const question = await remove();
    const text = 'Are you sure you want to delete this team member? You can restore it from the Trash for 30 days.';
    expect(within(question).getByText(text)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual(['Team member deleted successfully']));
    server.on('DELETE /team/m1', { status: 500, body: {} });
    await user.click(within(await remove()).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('Failed to delete team member'));
  });

  it('ATM-1 AMSG-1 empties the list and shows an error if loading fails', async () => {
    const server = new FakeServer().on('GET /team', { status: 403, body: {} });
    const { said } = await renderAdmin('/admin/team', { server, admin: anAdmin('editor') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(said()).toEqual(['Failed to load team members']);
  });

  it('ATM-1 invites the user to add the first member', async () => {
    const server = new FakeServer().on('GET /team', memberList([]));
    await renderAdmin('/admin/team', { server, admin: anAdmin('editor') });
    expect(await screen.findByText('No team members found')).toBeTruthy();
    expect(screen.getByText('Get started by adding your first team member')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Add Your First Team Member' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/team/new'));
  });
});
