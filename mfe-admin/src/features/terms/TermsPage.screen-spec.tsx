import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';

const ADDRESS = '/admin/blog/terms';
const MOVE = { kind: 'tag', movedAt: '2026-05-04T09:30:00.000Z', movedBy: 'Grace Hopper' };
const TERMS = {
  categories: [
    { name: 'tips', label: 'Tips', count: 3 },
    { name: 'tutorial', label: 'Tutorial', count: 0 },
  ],
  tags: [
    { name: 'Javascript', label: 'Javascript', count: 120 },
    { name: 'Design', label: 'Design', count: 1 },
  ],
  moves: [{ ...MOVE, from: 'Node', to: 'Node.js', remaining: 40 }],
};

const ok = (data: object) => ({ status: 200, body: { success: true, data } });

const open = async (role: 'editor' | 'viewer' = 'editor') => {
  const server = new FakeServer()
    .on('GET /blog/terms', ok(TERMS))
    .on('POST /blog/terms/moves', ok({ ...MOVE, from: '', to: '', moved: 1, remaining: 0 }));
  const admin = await renderAdmin(ADDRESS, { server, admin: anAdmin(role) });
  const user = userEvent.setup();
  await screen.findByRole('region', { name: 'Tags' });
  await screen.findByRole('button', { name: 'Actions for Tips' });
  const act = async (name: string, action: RegExp) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(await findMenuItem(action));
  };
  return { ...admin, user, server, act, moves: () => server.sent('POST', '/blog/terms/moves').map(({ body }) => body) };
};

describe('categories and tags page', () => {
  it('ABLG-4 lists both with their posts, which link to the blog manager', async () => {
    await open();
    const link = screen.getByRole('link', { name: '120 posts' });
    expect(link.getAttribute('href')).toBe('/admin/blog?tag=Javascript');
    expect(screen.getByRole('link', { name: '3 posts' }).getAttribute('href')).toBe('/admin/blog?category=tips');
    expect(screen.getByRole('link', { name: '1 post' })).toBeTruthy();
  });

  it('ABLG-4 renames a tag with repeated requests until all posts are updated', async () => {
    const { user, act, server, moves, said } = await open();
    const left = [20, 0];
    server.on('POST /blog/terms/moves', () =>
      ok({ ...MOVE, from: 'x', to: 'y', moved: 100, remaining: left.shift() ?? 0 }),
    );
    await act('Javascript', /^Rename/);
    const dialog = within(await findDialog('Rename Javascript'));
    const name = dialog.getByLabelText('New name');
    await user.clear(name);
    await user.type(name, 'JavaScript');
    expect(dialog.getByRole('status').textContent).toMatch(/^120 posts will change, drafts included\./);
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(said()).toEqual(['Rename Javascript to JavaScript: 200 posts changed']));
    expect(moves()).toEqual(Array(2).fill({ kind: 'tag', from: 'Javascript', to: 'JavaScript' }));
  });

  it('ABLG-4 warns that a name already exists, and then merges both tags', async () => {
    const { user, act, moves } = await open();
    await act('Javascript', /^Rename/);
    const dialog = within(await findDialog('Rename Javascript'));
    await user.clear(dialog.getByLabelText('New name'));
    await user.type(dialog.getByLabelText('New name'), 'Design');
    expect(dialog.getByRole('status').textContent).toMatch(/^Design exists already, so both become one\./);
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(moves()).toEqual([{ kind: 'tag', from: 'Javascript', to: 'Design' }]));
  });

  it('ABLG-4 merges a category into another', async () => {
    const { user, act, moves } = await open();
    await act('Tips', /^Merge/);
    const dialog = within(await findDialog('Merge Tips'));
    await user.click(dialog.getByRole('combobox', { name: 'Merge into' }));
    // The list takes no clicks until it has opened.
    await waitFor(() => user.click(screen.getByTitle('Tutorial')));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(moves()).toEqual([{ kind: 'category', from: 'tips', to: 'tutorial' }]));
  });

  it('ABLG-4 says which name is missing', async () => {
    const { user, act, moves } = await open();
    await act('Javascript', /^Rename/);
    const dialog = within(await findDialog('Rename Javascript'));
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(dialog.getByRole('alert').textContent).toBe('New name must differ from the old one');
    await user.clear(dialog.getByLabelText('New name'));
    expect(dialog.getByRole('alert').textContent).toBe('New name is required');
    await user.type(dialog.getByLabelText('New name'), 'C++');
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(moves()).toEqual([{ kind: 'tag', from: 'Javascript', to: 'C++' }]));
  });

  it('ABLG-4 shows a change from its start on, and takes no other one meanwhile', async () => {
    const { user, server, said } = await open();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof ok>>();
    server.on('POST /blog/terms/moves', () => promise);
    await user.click(screen.getByRole('button', { name: 'Continue, 40 posts left' }));
    expect(await screen.findByText('Merge Node into Node.js: 0 of 40')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Continue, 40 posts left/ })).toHaveProperty('disabled', true);
    resolve(ok({ ...MOVE, from: 'Node', to: 'Node.js', moved: 40, remaining: 0 }));
    await waitFor(() => expect(said()).toEqual(['Merge Node into Node.js: 40 posts changed']));
  });

  it('ABLG-4 continues an interrupted change', async () => {
    const { user, moves } = await open();
    await user.click(screen.getByRole('button', { name: 'Continue, 40 posts left' }));
    await waitFor(() => expect(moves()).toEqual([{ kind: 'tag', from: 'Node', to: 'Node.js' }]));
  });

  it('ABLG-4 names the missing permission to read-only staff', async () => {
    const { user } = await open('viewer');
    await user.click(screen.getByRole('button', { name: 'Actions for Javascript' }));
    const entry = await findMenuItem(/^Rename/);
    expect([entry.getAttribute('aria-disabled'), entry.textContent]).toEqual([
      'true',
      'RenameYou need write permission on blog.',
    ]);
  });
});
