import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { renderAdmin } from '../testing/renderAdmin';
import { aPostSummary, aSubmission, postList, submissionList } from '../testing/samples';

const open = async (role = 'super_admin', server = new FakeServer()) => {
  const admin = await renderAdmin('/admin/security', { server, admin: anAdmin(role) });
  await screen.findByRole('button', { name: 'Search or jump to…' });
  const user = userEvent.setup();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const palette = within(await findDialog('Search or jump to'));
  return { ...admin, user, palette, field: palette.getByRole('combobox') };
};

const toLines = (palette: Awaited<ReturnType<typeof open>>['palette'], group: string) =>
  within(palette.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((line) => line.querySelector('span:nth-of-type(2)')?.textContent);

describe('command palette', () => {
  it('lists the screens and actions that the user has permission for', async () => {
    const { palette } = await open('support');
    expect(toLines(palette, 'Go to')).toEqual([
      'Dashboard',
      'Contact',
      'Newsletter',
      'Activity',
      'Profile Settings',
      'Security',
    ]);
    expect(toLines(palette, 'Actions')).toEqual([
      'Switch to dark theme',
      'Switch to compact rows',
      'Keyboard shortcuts',
      'View the website',
      'Log out',
    ]);
  });

  it('offers an Add command for every kind that the user may write', async () => {
    const { palette } = await open();
    expect(toLines(palette, 'Actions').slice(0, 6)).toEqual([
      'Add Project',
      'Add Team Member',
      'Write Blog Post',
      'Add Service',
      'New Page',
      'Invite User',
    ]);
  });

  it('opens a screen by a few letters and Enter, and lists it under Recent', async () => {
    const { palette, user, field } = await open();
    expect(document.activeElement).toBe(field);
    await user.keyboard('trash');
    expect(palette.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/trash'));
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(toLines(within(await findDialog('Search or jump to')), 'Recent')).toEqual(['Trash']);
  });

  it('opens a screen although this browser cannot remember the choice', async () => {
    const { user } = await open();
    await user.keyboard('trash');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The storage is full', 'QuotaExceededError');
    });
    try {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(window.location.pathname).toBe('/admin/trash'));
    } finally {
      full.mockRestore();
    }
  });

  it('finds drafts through the managers’ lists and opens them in the editor', async () => {
    const server = new FakeServer()
      .on('GET /blog', postList([aPostSummary()]))
      .on('GET /contact', submissionList([aSubmission()]));
    for (const path of ['projects', 'services', 'team', 'pages'])
      server.on(`GET /${path}`, { status: 200, body: { success: true, data: [], [path]: [], total: 0 } });
    const { palette, user } = await open('super_admin', server);
    await user.keyboard('color');
    await palette.findByRole('option', { name: /One color is enough/ });
    expect(toLines(palette, 'Items')).toEqual(['One color is enough', 'Grace Hopper: A compiler for us']);
    expect(server.sent('GET', '/blog?search=color&limit=5&status=all')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog/p1/edit'));
  });

  it('never opens an item of the search before', async () => {
    const server = new FakeServer().on('GET /contact', ({ path }) =>
      path.includes('search=gr&') ? submissionList([aSubmission()]) : new Promise(() => undefined),
    );
    const { palette, user } = await open('support', server);
    await user.keyboard('gr');
    await palette.findByRole('option', { name: /Grace Hopper/ });
    await user.keyboard('ace');
    expect(toLines(palette, 'Items')).toEqual(['Grace Hopper: A compiler for us']);
    await user.keyboard('ful');
    expect(palette.queryByRole('option')).toBeNull();
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/admin/security');
  });

  it('searches only what the user may read, and reports searches that failed', async () => {
    const server = new FakeServer().on('GET /contact', { status: 503, body: { message: 'Out of order' } });
    const { palette, user } = await open('support', server);
    await user.keyboard('zebra');
    const failure = await palette.findByRole('alert');
    expect(failure.textContent).toContain('Some results couldn’t be loaded.');
    const asked = server.sent('GET').filter(({ path }) => path.includes('search=zebra'));
    expect(asked.map(({ path }) => path)).toEqual(['/contact?search=zebra&limit=5']);
    server.on('GET /contact', submissionList([]));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await palette.findByText('Nothing found for “zebra”.')).toBeTruthy();
  });

  it('opens from its button and returns focus to it', async () => {
    await renderAdmin('/admin/security', { admin: anAdmin() });
    const user = userEvent.setup();
    const button = await screen.findByRole('button', { name: 'Search or jump to…' });
    await user.click(button);
    await findDialog('Search or jump to');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });
});
