import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin } from '../../testing/renderAdmin';
import { daysLeft } from './trashWords';

const ITEM = {
  kind: 'post',
  id: 'p1',
  slug: 'gone',
  title: 'A post that went',
  wasPublic: true,
  deletedAt: '2026-05-04T09:30:00.000Z',
  deletedBy: 'Edda Editor',
  expiresAt: '2026-06-03T09:30:00.000Z',
};
const toList = (items: readonly object[]) => ({
  status: 200,
  body: { success: true, data: items, total: items.length, pagination: {} },
});

const open = async (items: readonly object[] = [ITEM], role = 'editor') => {
  const server = new FakeServer()
    .on('GET /trash', toList(items))
    .on('POST /trash/post/p1/restore', { status: 200, body: { success: true, message: 'It is back', data: {} } })
    .on('DELETE /trash/post/p1', { status: 200, body: { success: true } });
  const view = await renderAdmin('/admin/trash', { server, admin: anAdmin(role) });
  return { ...view, server, user: userEvent.setup() };
};

describe('trash page', () => {
  it('shows what was deleted and by whom, and restores an item', async () => {
    const { server, user, said } = await open();
    const row = within((await screen.findByText('A post that went')).closest('tr') as HTMLElement);
    for (const part of ['Blog post', 'by Edda Editor']) expect(row.getByText(part)).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Restore A post that went' }));
    await waitFor(() => expect(said()).toContain('It is back'));
    expect(server.sent('POST', '/trash/post/p1/restore')).toHaveLength(1);
  });

  it('offers the kinds that the user can delete', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('combobox', { name: 'Kind' }));
    expect(await screen.findByTitle('Blog post')).toBeTruthy();
    expect(screen.queryByTitle('Page')).toBeNull();
  });

  it('restores an item once if the button is pressed twice', async () => {
    const { server, user, said } = await open();
    const answers = [{ status: 200, body: { success: true, message: 'It is back', data: {} } }];
    server.on('POST /trash/post/p1/restore', async () => {
      const answer = answers.shift() ?? { status: 404, body: { message: 'There is no such item in the trash.' } };
      await new Promise((resolve) => setTimeout(resolve, 100));
      server.on('GET /trash', toList([]));
      return answer;
    });
    await user.dblClick(await screen.findByRole('button', { name: 'Restore A post that went' }));
    expect(await screen.findByText('The trash is empty')).toBeTruthy();
    expect(said()).toEqual(['It is back']);
  });

  it('deletes an item permanently after confirmation', async () => {
    const { server, user, said } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete A post that went for good' }));
    const question = within(await findDialog('Delete for good'));
    expect(question.getByText(/This action cannot be undone\.$/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('Deleted for good'));
    expect(server.sent('DELETE', '/trash/post/p1')).toHaveLength(1);
  });

  it('shows an empty state if the trash is empty', async () => {
    await open([]);
    expect(await screen.findByText('The trash is empty')).toBeTruthy();
  });

  it('is neither accessible nor offered without permission to delete', async () => {
    await open([], 'viewer');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Trash' })).toBeNull();
  });

  it('rounds the remaining days up', () => {
    const now = Date.parse('2026-06-01T09:30:00.000Z');
    expect(daysLeft('2026-06-03T09:30:00.000Z', now)).toBe('in 2 days');
    expect(daysLeft('2026-06-01T10:30:00.000Z', now)).toBe('in a day');
  });
});
