import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { aMember, memberList, memberStats } from '../testing/memberSamples';
import { renderAdmin } from '../testing/renderAdmin';
import { aProjectSummary, projectList, projectStats } from '../testing/samples';
import { aService, serviceList, serviceStats } from '../testing/serviceSamples';

const THREE = ['Alpha', 'Beta', 'Gamma'].map((name) => aService({ id: name.toLowerCase(), name }));
const SAVED = { status: 200, body: { success: true, message: 'ok', data: [] } };

const open = async (server = new FakeServer(), role = 'editor') => {
  server.on('GET /services', serviceList(THREE)).on('GET /services/stats', serviceStats);
  const admin = await renderAdmin('/admin/services/arrange', { server, admin: anAdmin(role) });
  return { ...admin, user: userEvent.setup() };
};

const list = () => screen.findByRole('list', { name: 'Services in order' });
const names = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);

describe('ArrangeItems', () => {
  it('ASVC-1 moves items by buttons, announces the position, keeps focus, and saves the whole order', async () => {
    const server = new FakeServer().on('PATCH /services/order', SAVED);
    const { user, said } = await open(server);
    expect(await names()).toEqual(['Alpha', 'Beta', 'Gamma']);
    const save = screen.getByRole('button', { name: 'Save Order' });
    expect(save).toHaveProperty('disabled', true);
    screen.getByRole('button', { name: 'Move Alpha down' }).focus();
    await user.keyboard('{Enter}');
    expect(await names()).toEqual(['Beta', 'Alpha', 'Gamma']);
    expect(screen.getByText('Alpha is at position 2 of 3')).toBeTruthy();
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Alpha down'));
    await user.keyboard('{Enter}');
    // At the end, only the opposite button works.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Alpha up'));
    expect(screen.getByRole('button', { name: 'Move Alpha down' })).toHaveProperty('disabled', true);
    await user.click(save);
    await waitFor(() => expect(said()).toEqual(['Order of services saved']));
    expect(server.sent('PATCH').map(({ body }) => body)).toEqual([{ ids: ['beta', 'gamma', 'alpha'] }]);
    expect(window.location.pathname).toBe('/admin/services');
  });

  it('ASVC-1 AMSG-1 restores the old order if the server rejects the new one, and offers the new one again', async () => {
    const words = 'Services were added meanwhile';
    const server = new FakeServer().on('PATCH /services/order', { status: 409, body: { message: words } });
    const { user } = await open(server);
    await list();
    await user.click(screen.getByRole('button', { name: 'Move Gamma up' }));
    await user.click(screen.getByRole('button', { name: 'Save Order' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The order wasn’t saved. The services keep their old order.');
    expect(alert.textContent).toContain(words);
    expect(await names()).toEqual(['Alpha', 'Beta', 'Gamma']);
    await user.click(screen.getByRole('button', { name: 'Use my order again' }));
    await waitFor(async () => expect(await names()).toEqual(['Alpha', 'Gamma', 'Beta']));
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
  });

  it('ASVC-1 keeps the order of the user if a colleague has added and deleted items meanwhile', async () => {
    const server = new FakeServer().on('PATCH /services/order', {
      status: 400,
      body: { message: 'Validation failed', errors: [{ field: 'ids', message: "'Delta' (delta) is missing" }] },
    });
    const { user, said } = await open(server);
    await list();
    await user.click(screen.getByRole('button', { name: 'Move Gamma up' }));
    await user.click(screen.getByRole('button', { name: 'Move Gamma up' }));
    await user.click(screen.getByRole('button', { name: 'Save Order' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Services were added or deleted meanwhile.');
    const delta = aService({ id: 'delta', name: 'Delta' });
    server.on('GET /services', serviceList([delta, ...THREE.slice(1)])).on('PATCH /services/order', SAVED);
    await user.click(screen.getByRole('button', { name: 'Use my order again' }));
    await waitFor(async () => expect(await names()).toEqual(['Delta', 'Gamma', 'Beta']));
    await user.click(screen.getByRole('button', { name: 'Save Order' }));
    await waitFor(() => expect(said()).toEqual(['Order of services saved']));
    expect(server.sent('PATCH').at(-1)?.body).toEqual({ ids: ['delta', 'gamma', 'beta'] });
  });

  it('ASVC-1 asks for confirmation before it discards an order', async () => {
    const { user, server } = await open();
    await list();
    await user.click(screen.getByRole('button', { name: 'Move Gamma up' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await findDialog('Unsaved changes');
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/services'));
    expect(server.sent('PATCH')).toEqual([]);
  });

  it('ASVC-1 is not accessible to read-only staff', async () => {
    await open(new FakeServer(), 'viewer');
    expect(
      await screen.findByText("You don't have permission to write services. Contact your administrator for access."),
    ).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Services in order' })).toBeNull();
  });

  it.each([
    ['APRJ-1', '/admin/projects/arrange', 'PATCH /projects/order', 'Projects in order', 'Order of projects saved'],
    ['ATM-1', '/admin/team/arrange', 'PATCH /team/order', 'Team members in order', 'Order of team members saved'],
  ] as const)('%s arranges the items at %s', async (_id, address, call, label, saved) => {
    const server = new FakeServer()
      .on(
        'GET /projects',
        projectList([aProjectSummary({ id: 'a', title: 'Alpha' }), aProjectSummary({ id: 'b', title: 'Beta' })]),
      )
      .on('GET /projects/stats', projectStats)
      .on('GET /team/stats', memberStats)
      .on('GET /team', memberList([aMember({ id: 'a', name: 'Alpha' }), aMember({ id: 'b', name: 'Beta' })]))
      .on(call, SAVED);
    const { said } = await renderAdmin(address, { server, admin: anAdmin('editor') });
    const user = userEvent.setup();
    await screen.findByRole('list', { name: label });
    await user.click(screen.getByRole('button', { name: 'Move Alpha down' }));
    await user.click(screen.getByRole('button', { name: 'Save Order' }));
    await waitFor(() => expect(said()).toEqual([saved]));
    expect(server.sent('PATCH').map(({ body }) => body)).toEqual([{ ids: ['b', 'a'] }]);
  });
});
