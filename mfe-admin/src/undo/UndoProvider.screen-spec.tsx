import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { findMenuItem } from '../testing/findMenuItem';
import { renderAdmin } from '../testing/renderAdmin';
import { aService, serviceList, serviceStats } from '../testing/serviceSamples';
import { UNDO_STAYS_MS } from './UndoNotice';

const restored = { status: 200, body: { success: true, message: 'Service restored successfully', data: {} } };

const openList = async (server = new FakeServer()) => {
  server
    .on('GET /services', serviceList([aService(), aService({ id: 's2', name: 'Design Systems' })]))
    .on('GET /services/stats', serviceStats)
    .on('DELETE /services/s1', { status: 200, body: { success: true } })
    .on('DELETE /services/s2', { status: 200, body: { success: true } });
  const admin = await renderAdmin('/admin/services', { server, admin: anAdmin('editor') });
  await screen.findByText('2 of 2 services');
  return { ...admin, user: userEvent.setup() };
};

type Opened = Awaited<ReturnType<typeof openList>>;

const remove = async ({ user, server }: Opened, name = 'Web Development') => {
  const before = server.sent('DELETE').length;
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  // The hidden menu of the deleted item is still in the document.
  await user.click((await screen.findAllByText('Delete')).at(-1) as HTMLElement);
  await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(server.sent('DELETE')).toHaveLength(before + 1));
  await screen.findByText('Service deleted successfully');
};

describe('deletion', () => {
  afterEach(() => void jest.useRealTimers());

  it('ASVC-1 is announced politely with an Undo button, which restores the item', async () => {
    const opened = await openList(new FakeServer().on('POST /trash/service/s1/restore', restored));
    await remove(opened);
    const notice = within(screen.getByText('Service deleted successfully').closest('[role="status"]') as HTMLElement);
    expect(notice.getByText('Ctrl Z')).toBeTruthy();
    const listed = opened.server.sent('GET', '/services?page=1&limit=12&active=all').length;
    await opened.user.click(notice.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(opened.said()).toEqual(['Service restored successfully']));
    expect(opened.server.sent('POST', '/trash/service/s1/restore')).toHaveLength(1);
    expect(opened.server.sent('GET', '/services?page=1&limit=12&active=all').length).toBeGreaterThan(listed);
    expect(document.activeElement?.id).toBe('content');
  });

  it('can be undone by keyboard, except while the user is typing', async () => {
    const opened = await openList(new FakeServer().on('POST /trash/service/s1/restore', restored));
    await remove(opened);
    const search = screen.getByPlaceholderText('Search services...');
    fireEvent.keyDown(search, { key: 'z', ctrlKey: true });
    expect(opened.server.sent('POST')).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(opened.said()).toEqual(['Service restored successfully']));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(opened.server.sent('POST')).toHaveLength(1);
  });

  it('can be undone again if the first attempt fails', async () => {
    const taken = { status: 409, body: { success: false, message: 'The address is taken' } };
    const opened = await openList(new FakeServer().on('POST /trash/service/s1/restore', taken));
    await remove(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(opened.said()).toEqual(['Service deleted successfully', 'The address is taken']));
  });

  it('can be undone while the notice has focus or hover; it closes after a delay or on Dismiss', async () => {
    const opened = await openList();
    await remove(opened);
    jest.useFakeTimers();
    const undo = screen.getByRole('button', { name: 'Undo' });
    const wait = () => act(async () => jest.advanceTimersByTime(UNDO_STAYS_MS));
    act(() => undo.focus());
    await wait();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    act(() => undo.blur());
    act(() => void fireEvent.pointerEnter(undo.parentElement as HTMLElement));
    await wait();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    act(() => void fireEvent.pointerLeave(undo.parentElement as HTMLElement));
    await wait();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('ASVC-1 is undone in reverse order, one at a time, with the name of each item', async () => {
    const server = new FakeServer()
      .on('POST /trash/service/s1/restore', restored)
      .on('POST /trash/service/s2/restore', { status: 409, body: { message: 'The address is taken' } });
    const opened = await openList(server);
    const { user, said } = opened;
    await remove(opened);
    await remove(opened, 'Design Systems');
    await screen.findByText('Design Systems · 1 more to undo');
    const undo = () => screen.getByRole('button', { name: 'Undo' });
    await user.click(undo());
    await waitFor(() => expect(said()).toContain('The address is taken'));
    await screen.findByText('Design Systems · 1 more to undo');
    server.on('POST /trash/service/s2/restore', restored);
    await user.click(undo());
    await waitFor(() => expect(server.sent('POST', '/trash/service/s2/restore')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(/more to undo/)).toBeNull());
    expect(document.activeElement).toBe(undo());
    expect(server.sent('POST', '/trash/service/s1/restore')).toEqual([]);
    await user.click(undo());
    await waitFor(() => expect(server.sent('POST', '/trash/service/s1/restore')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(document.activeElement?.id).toBe('content');
  });

  it('is dismissed together with the earlier ones', async () => {
    const opened = await openList();
    await remove(opened);
    await remove(opened, 'Design Systems');
    await opened.user.click(await screen.findByRole('button', { name: 'Dismiss all' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(opened.server.sent('POST')).toEqual([]);
  });

  it('ABULK-1 of several items is undone for each, with a report of those that failed', async () => {
    const server = new FakeServer()
      .on('DELETE /services/bulk', {
        status: 200,
        body: {
          success: true,
          message: '',
          data: ['s1', 's2'].map((id) => ({ id, success: true, message: 'ok' })),
          succeeded: 2,
          failed: 0,
        },
      })
      .on('POST /trash/service/s1/restore', restored)
      .on('POST /trash/service/s2/restore', { status: 409, body: { message: 'The address is taken' } });
    const { user, said } = await openList(server);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    await user.click(await findMenuItem('Delete Selected'));
    await user.click(within(await findDialog('Delete Selected')).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('2 services deleted successfully');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const report = await findDialog('Some items were not changed');
    expect(within(report).getByText('The address is taken')).toBeTruthy();
    await waitFor(() => expect(said()).toEqual(['Failed to restore services', '1 service restored successfully']));
  });
});
