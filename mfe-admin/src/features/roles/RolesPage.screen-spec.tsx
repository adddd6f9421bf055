import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin } from '../../testing/renderAdmin';
import { roleList, rolePresets } from '../../testing/staffSamples';

const open = async (admin = anAdmin()) => {
  const server = new FakeServer()
    .on('GET /auth/roles', roleList)
    .on('PUT /auth/roles/viewer', { status: 200, body: { success: true, data: rolePresets[4] } });
  const view = await renderAdmin('/admin/settings/roles', { server, admin });
  const card = await screen.findByRole('article', { name: 'Viewer' });
  return { ...view, card: within(card), user: userEvent.setup() };
};

describe('roles in System Settings', () => {
  it('ASET-1 shows what each role brings', async () => {
    const { card } = await open();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect((card.getByRole('checkbox', { name: 'Read Analytics' }) as HTMLInputElement).checked).toBe(true);
    expect((card.getByRole('checkbox', { name: 'Write Blog' }) as HTMLInputElement).checked).toBe(false);
    expect(screen.getByText('Full access. Can’t be limited.')).toBeTruthy();
  });

  it('ASET-1 changes a role as a whole, once it is saved', async () => {
    const { card, server, user, said } = await open();
    await user.click(card.getByRole('checkbox', { name: 'Read Media' }));
    expect(card.getByText('Unsaved changes')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Save Role' }));
    await waitFor(() => expect(said()).toContain('Role updated successfully'));
    const [call] = server.sent('PUT', '/auth/roles/viewer');
    expect(call?.headers['If-Match']).toBe('"1"');
    expect(call?.body).toMatchObject({ permissions: { media: { read: true }, blog: { read: true } } });
  });

  it('ASET-1 compares what both ticked where another was faster, and keeps mine', async () => {
    const { card, server, user, said } = await open();
    const conflict = { version: 5, updated_by: 'Grace Hopper', updated_at: '2026-05-04T09:30:00.000Z' };
    server.on('PUT /auth/roles/viewer', { status: 409, body: { success: false, data: conflict } });
    await user.click(card.getByRole('checkbox', { name: 'Read Media' }));
    await user.click(card.getByRole('button', { name: 'Save Role' }));
    const clash = within(await findDialog('Changed in the meantime'));
    expect(clash.getByText(/by Grace Hopper/)).toBeTruthy();
    await user.click(clash.getByRole('button', { name: 'Compare' }));
    expect((await clash.findByRole('region', { name: 'Media permissions, Mine' })).textContent).toBe('read');
    expect(clash.getByRole('region', { name: 'Media permissions, Theirs' }).textContent).toBe('Nothing');
    expect(clash.queryByRole('region', { name: 'Blog permissions, Mine' })).toBeNull();
    server.on('PUT /auth/roles/viewer', { status: 200, body: { success: true, data: rolePresets[4] } });
    await user.click(clash.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(said()).toContain('Role updated successfully'));
    expect(server.sent('PUT').map(({ headers }) => headers['If-Match'])).toEqual(['"1"', '"5"']);
  });

  it('ASET-1 is for a super admin alone to change', async () => {
    const { card } = await open(anAdmin('editor', { users: { read: true, write: true } }));
    expect((card.getByRole('checkbox', { name: 'Read Media' }) as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText(/Only a super admin can change them/)).toBeTruthy();
  });

  it('ASET-1 offers another try where the roles could not be loaded', async () => {
    const server = new FakeServer().on('GET /auth/roles', { status: 404, body: { success: false, message: 'Gone' } });
    await renderAdmin('/admin/settings/roles', { server, admin: anAdmin() });
    await screen.findByText('Failed to load roles');
    server.on('GET /auth/roles', roleList);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Viewer' })).toBeTruthy();
  });
});
