import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { findMenuItem } from '../testing/findMenuItem';
import { renderAdmin } from '../testing/renderAdmin';
import { aService, serviceList, serviceStats } from '../testing/serviceSamples';

const SAVED = [
  { id: 'one', screen: 'services', name: 'Switched off', query: 'status=inactive' },
  { id: 'two', screen: 'blog', name: 'Drafts', query: 'status=draft' },
];

const open = async (address = '/admin/services', savedFilters: readonly object[] = SAVED) => {
  let kept: object = { savedFilters, density: 'comfortable', notificationsReadAt: null };
  const answer = () => ({ status: 200, body: { success: true, data: kept } });
  const server = new FakeServer()
    .on('GET /services', serviceList([aService()]))
    .on('GET /services/stats', serviceStats)
    .on('GET /auth/preferences', answer)
    .on('PUT /auth/preferences', ({ body }) => {
      kept = { ...kept, ...(body as object) };
      return answer();
    });
  const admin = await renderAdmin(address, { server, admin: anAdmin('editor') });
  await screen.findByText('1 of 1 services');
  const keep = (changes: object) => {
    kept = { ...kept, ...changes };
  };
  return { ...admin, keep, user: userEvent.setup() };
};

type Opened = Awaited<ReturnType<typeof open>>;

const choose = async ({ user }: Opened, entry: string) => {
  await user.click(screen.getByRole('button', { name: /^View(s|: )/ }));
  await user.click(await findMenuItem(entry));
};

describe('saved views', () => {
  it('restore the list as it was saved, and show which view is active', async () => {
    const opened = await open();
    await choose(opened, 'Switched off');
    await waitFor(() => expect(window.location.search).toBe('?status=inactive'));
    expect(screen.getByRole('button', { name: /View: Switched off/ })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Drafts' })).toBeNull();
  });

  it('store filters and search under a name, without the page', async () => {
    const opened = await open('/admin/services?search=web&page=2&status=active');
    await choose(opened, 'Save this view…');
    const dialog = within(await findDialog('Save this view'));
    await opened.user.click(dialog.getByRole('button', { name: 'Save View' }));
    expect(dialog.getByText('Name is required')).toBeTruthy();
    await opened.user.type(dialog.getByLabelText('Name'), ' Web only {Enter}');
    await waitFor(() => expect(opened.said()).toEqual(['View “Web only” saved']));
    expect(opened.server.sent('PUT')[0]?.body).toEqual({
      savedFilters: [
        ...SAVED,
        { id: expect.any(String), screen: 'services', name: 'Web only', query: 'search=web&status=active' },
      ],
    });
    expect(screen.getByRole('button', { name: /View: Web only/ })).toBeTruthy();
  });

  it('are renamed and deleted', async () => {
    const opened = await open();
    await choose(opened, 'Manage views…');
    const dialog = within(await findDialog('Manage views'));
    const name = dialog.getByLabelText('Name of Switched off');
    await opened.user.clear(name);
    expect(dialog.getByRole('alert').textContent).toBe('Name is required');
    await opened.user.type(name, 'Hidden{Enter}');
    await waitFor(() => expect(opened.said()).toEqual(['View renamed to “Hidden”']));
    await opened.user.click(dialog.getByRole('button', { name: 'Delete Hidden' }));
    expect(await dialog.findByText('This list has no saved views.')).toBeTruthy();
    expect(opened.server.sent('PUT').at(-1)?.body).toEqual({ savedFilters: [SAVED[1]] });
  });

  it('keep what another tab has saved meanwhile', async () => {
    const opened = await open();
    const other = { id: 'three', screen: 'services', name: 'From another tab', query: 'status=active' };
    opened.keep({ savedFilters: [...SAVED, other] });
    await choose(opened, 'Save this view…');
    const dialog = within(await findDialog('Save this view'));
    await opened.user.type(dialog.getByLabelText('Name'), 'All{Enter}');
    await waitFor(() => expect(opened.said()).toEqual(['View “All” saved']));
    expect(opened.server.sent('PUT')[0]?.body).toMatchObject({ savedFilters: [...SAVED, other, { name: 'All' }] });
  });

  it('are deleted quickly one after the other', async () => {
    const second = { id: 'three', screen: 'services', name: 'Switched on', query: 'status=active' };
    const opened = await open('/admin/services', [...SAVED, second]);
    await choose(opened, 'Manage views…');
    const dialog = within(await findDialog('Manage views'));
    act(() => {
      dialog.getByRole('button', { name: 'Delete Switched off' }).click();
      dialog.getByRole('button', { name: 'Delete Switched on' }).click();
    });
    await waitFor(() => expect(opened.server.sent('PUT')).toHaveLength(2));
    expect(opened.server.sent('PUT').at(-1)?.body).toEqual({ savedFilters: [SAVED[1]] });
  });

  it('report a view that could not be saved', async () => {
    const opened = await open();
    opened.server.on('PUT /auth/preferences', { status: 503, body: { message: 'Out of order' } });
    await choose(opened, 'Save this view…');
    const dialog = within(await findDialog('Save this view'));
    await opened.user.type(dialog.getByLabelText('Name'), 'All{Enter}');
    await waitFor(() => expect(opened.said()).toHaveLength(1));
    expect(await findDialog('Save this view')).toBeTruthy();
  });

  it('SHELL-1 include compact rows, which apply at once and are saved per user', async () => {
    const opened = await open();
    await opened.user.click(screen.getByRole('button', { name: /Profile menu/ }));
    await opened.user.click(await findMenuItem('Switch to compact rows'));
    await waitFor(() => expect(document.querySelector('[data-density="compact"]')).toBeTruthy());
    expect(opened.server.sent('PUT')[0]?.body).toEqual({ density: 'compact' });
  });
});
