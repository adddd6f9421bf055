import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';
import { aService, serviceList, serviceStats } from '../../testing/serviceSamples';

const TWO = [
  aService(),
  aService({ id: 's2', name: 'Design Systems', category: 'ui_ux_design', is_active: false, estimated_timeline: null }),
];

const open = async (role = 'editor', server = new FakeServer()) => {
  server.on('GET /services', serviceList(TWO)).on('GET /services/stats', serviceStats);
  const admin = await renderAdmin('/admin/services', { server, admin: anAdmin(role) });
  await screen.findByText('2 of 2 services');
  return { ...admin, user: userEvent.setup() };
};

type Opened = Awaited<ReturnType<typeof open>>;

const runOnAll = async ({ user }: Opened, title: string): Promise<string | null | undefined> => {
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
  await user.click(await findMenuItem(title));
  const question = await findDialog(title);
  const text = within(question).getByText(/^Are you sure/).textContent;
  await user.click(within(question).getByRole('button', { name: 'Confirm' }));
  return text;
};

const results = (...outcomes: readonly [id: string, message: string, isDone: boolean][]) => {
  const data = outcomes.map(([id, message, success]) => ({ id, message, success }));
  const failed = data.filter(({ success }) => !success).length;
  return {
    status: 200,
    body: { success: failed === 0, message: '', data, succeeded: data.length - failed, failed },
  };
};

describe('services manager', () => {
  it('ASVC-1 shows four figures, and cards with all their parts', async () => {
    await open();
    const figures = within(screen.getByRole('list', { name: 'Statistics' })).getAllByRole('listitem');
    await waitFor(() =>
      expect(figures.map((figure) => figure.textContent)).toEqual([
        'Total Services8',
        'Active7',
        'Categories5',
        'With Features8',
      ]),
    );
    const card = within(screen.getByRole('heading', { name: 'Web Development' }).closest('li') as HTMLElement);
    for (const part of ['Sites that load before the coffee is poured.', 'Active', 'Node.js', '+2', '2 features'])
      expect(card.getByText(part)).toBeTruthy();
    expect(card.getByText('6 to 8 weeks')).toBeTruthy();
    expect(card.queryByText('PostgreSQL')).toBeNull();
    const other = within(screen.getByRole('heading', { name: 'Design Systems' }).closest('li') as HTMLElement);
    expect(other.getByText('Inactive')).toBeTruthy();
  });

  it('ASVC-1 requests active and inactive services by default, and applies the filters', async () => {
    const { server, user } = await open();
    expect(server.sent('GET', '/services?page=1&limit=12&active=all')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Active/ }));
    await waitFor(() => expect(server.sent('GET', '/services?page=1&limit=12&active=true')).toHaveLength(1));
    await user.type(screen.getByPlaceholderText('Search services...'), 'design');
    await waitFor(() =>
      expect(server.sent('GET', '/services?page=1&limit=12&active=true&search=design')).toHaveLength(1),
    );
  });

  it('ASVC-1 offers only the actions that the permissions allow', async () => {
    const { user } = await open('viewer');
    expect(screen.queryByRole('button', { name: /Add Service/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Web Development' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'View Details',
      'History',
      'ScheduleYou need write permission on services.',
      'Preview LinkYou need write permission on services.',
      'UnpublishYou need write permission on services.',
    ]);
    await user.click(items[0] as HTMLElement);
    const details = within(await findDialog('Web Development'));
    for (const part of ['A plan on one page', 'PostgreSQL', 'Listen']) expect(details.getByText(part)).toBeTruthy();
  });

  it('ASVC-1 offers the whole menu to staff with all permissions', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for Web Development' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Edit',
      'View Details',
      'History',
      'Schedule',
      'Preview Link',
      'Unpublish',
      'Delete',
    ]);
  });

  it('ASVC-1 ABULK-1 activates all selected services in one request', async () => {
    const server = new FakeServer().on('PATCH /services/bulk', results(['s1', 'ok', true], ['s2', 'ok', true]));
    const opened = await open('editor', server);
    const question = await runOnAll(opened, 'Activate Selected');
    expect(question).toBe('Are you sure you want to activate 2 selected services?');
    await waitFor(() => expect(opened.said()).toEqual(['2 services activated successfully']));
    expect(server.sent('PATCH').map(({ body }) => body)).toEqual([
      { updates: ['s1', 's2'].map((id) => ({ id, expectedVersion: 1, data: { is_active: true } })) },
    ]);
  });

  it('ASVC-1 ABULK-1 reports the result of each item', async () => {
    const partly = results(['s1', 'Service deleted successfully', true], ['s2', 'Service not found', false]);
    const server = new FakeServer().on('DELETE /services/bulk', partly);
    const opened = await open('editor', server);
    await runOnAll(opened, 'Delete Selected');
    const report = await findDialog('Some items were not changed');
    expect(within(report).getByText('1 done, 1 failed:')).toBeTruthy();
    const lines = within(report).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual(['Design SystemsService not found', 'Web DevelopmentDone']);
    expect(opened.said()).toEqual(['1 service deleted successfully', 'Failed to delete services']);
    expect(server.sent('DELETE')[0]?.body).toEqual({
      ids: ['s1', 's2'].map((id) => ({ id, expectedVersion: 1 })),
    });
  });

  it('AMSG-1 reports a bulk request that failed as a whole', async () => {
    const server = new FakeServer().on('PATCH /services/bulk', { status: 500, body: { message: 'Out of order' } });
    const opened = await open('editor', server);
    await runOnAll(opened, 'Deactivate Selected');
    await waitFor(() => expect(opened.said()).toEqual(['Failed to deactivate services']));
    expect(within(await findDialog('Some items were not changed')).getAllByText('Out of order')).toHaveLength(2);
  });

  it.each([
    ['deletes after a question', { status: 200, body: { success: true } }, 'Service deleted successfully'],
    ['says that deleting failed', { status: 500, body: {} }, 'Failed to delete service'],
  ])('ASVC-1 AMSG-1 %s', async (_what, answer, words) => {
    const { user, said, server } = await open('editor', new FakeServer().on('DELETE /services/s1', answer));
    await user.click(screen.getByRole('button', { name: 'Actions for Web Development' }));
    await user.click(await findMenuItem('Delete'));
    const question = await findDialog('Delete');
    expect(
      within(question).getByText(
        'Are you sure you want to delete this service? You can restore it from the Trash for 30 days.',
      ),
    ).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual([words]));
    expect(server.sent('DELETE')[0]?.headers['If-Match']).toBe('"1"');
  });

  it('ASVC-1 AMSG-1 empties the list and shows an error if loading fails', async () => {
    const server = new FakeServer().on('GET /services', { status: 403, body: {} });
    const { said } = await renderAdmin('/admin/services', { server, admin: anAdmin('editor') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(said()).toEqual(['Failed to load services']);
  });

  it('ASVC-1 invites the user to add the first service', async () => {
    const server = new FakeServer().on('GET /services', serviceList([]));
    await renderAdmin('/admin/services', { server, admin: anAdmin('editor') });
    expect(await screen.findByText('Get started by adding your first service')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Add Your First Service' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/services/new'));
  });

  it('ASVC-1 explains what to do if no service matches the filters', async () => {
    const server = new FakeServer().on('GET /services', serviceList([]));
    await renderAdmin('/admin/services?category=ui_ux_design', { server, admin: anAdmin('viewer') });
    expect(await screen.findByText('No services found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your search or filters')).toBeTruthy();
  });
});
