import type { RolePreset } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';
import { roleList, rolePresets } from '../../testing/staffSamples';

const NEWS_DESK: RolePreset = {
  role: 'news_desk',
  permissions: {},
  custom: true,
  changeable: true,
  updatedAt: '2026-05-04T09:30:00.000Z',
  updatedBy: null,
  version: 1,
};

const open = async (admin = anAdmin(), own: readonly RolePreset[] = []) => {
  const server = new FakeServer()
    .on('GET /auth/roles', { status: 200, body: { success: true, data: [...rolePresets, ...own] } })
    .on('PUT /auth/roles/viewer', { status: 200, body: { success: true, data: rolePresets[4] } });
  const view = await renderAdmin('/admin/settings/roles', { server, admin });
  const card = await screen.findByRole('article', { name: 'Viewer' });
  return { ...view, card: within(card), user: userEvent.setup() };
};

describe('roles page', () => {
  it('ASET-1 shows the permissions of each role', async () => {
    const { card } = await open();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect((card.getByRole('checkbox', { name: 'Read Analytics' }) as HTMLInputElement).checked).toBe(true);
    expect((card.getByRole('checkbox', { name: 'Write Blog' }) as HTMLInputElement).checked).toBe(false);
    expect(screen.getByText('Full access. Can’t be limited.')).toBeTruthy();
  });

  it('ASET-1 saves a role as a whole, with all its permissions', async () => {
    const { card, server, user, said } = await open();
    await user.click(card.getByRole('checkbox', { name: 'Read Media' }));
    expect(card.getByText('Unsaved changes')).toBeTruthy();
    await user.click(card.getByRole('button', { name: 'Save Role' }));
    await waitFor(() => expect(said()).toContain('Role updated successfully'));
    const [call] = server.sent('PUT', '/auth/roles/viewer');
    expect(call?.headers['If-Match']).toBe('"1"');
    expect(call?.body).toMatchObject({ permissions: { media: { read: true }, blog: { read: true } } });
  });

  it('ASET-1 asks once before permissions of several roles that are not saved are left by a link', async () => {
    const { card, user } = await open();
    await user.click(card.getByRole('checkbox', { name: 'Read Media' }));
    const author = within(screen.getByRole('article', { name: 'Author' }));
    await user.click(author.getByRole('checkbox', { name: 'Read Analytics' }));
    await user.click(screen.getByRole('link', { name: 'API keys' }));
    const question = within(await findDialog('Unsaved changes'));
    expect(window.location.pathname).toBe('/admin/settings/roles');
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/settings/api-keys'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ASET-1 asks before unsaved permissions are left by a shortcut, the palette, the profile menu, or a logout', async () => {
    const { card, user } = await open();
    await user.click(card.getByRole('checkbox', { name: 'Read Media' }));
    const fromMenu = async (item: string) => {
      await user.click(screen.getByRole('button', { name: /Profile menu/ }));
      await user.click(await findMenuItem(new RegExp(item)));
    };
    const fromPalette = async () => {
      await user.keyboard('{Control>}k{/Control}');
      await user.click(await screen.findByRole('option', { name: /^Team/ }));
    };
    const ways = [() => user.keyboard('gd'), fromPalette, () => fromMenu('Security'), () => fromMenu('Logout')];
    for (const leave of ways) {
      await leave();
      const question = await findDialog('Unsaved changes');
      await user.click(within(question).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).toBeNull());
      expect(window.location.pathname).toBe('/admin/settings/roles');
    }
    expect(card.getByText('Unsaved changes')).toBeTruthy();
    await fromMenu('Security');
    await user.click(within(await findDialog('Unsaved changes')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/security'));
  });

  it('ASET-1 compares both sets of permissions if a colleague saved first, and keeps mine', async () => {
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

  it('ASET-1 lets staff with write permission be denied publishing and editing others’ items', async () => {
    const { card, server, user, said } = await open();
    const box = (name: string) => card.getByRole<HTMLInputElement>('checkbox', { name });
    expect([box('Publish Blog').checked, box('Publish Blog').disabled]).toEqual([false, true]);
    expect(card.queryByRole('checkbox', { name: 'Publish Analytics' })).toBeNull();
    await user.click(box('Write Blog'));
    expect([box('Publish Blog').checked, box('Edit others’ Blog').checked]).toEqual([true, true]);
    await user.click(box('Publish Blog'));
    await user.click(card.getByRole('button', { name: 'Save Role' }));
    await waitFor(() => expect(said()).toContain('Role updated successfully'));
    expect(server.sent('PUT', '/auth/roles/viewer')[0]?.body).toMatchObject({
      permissions: { blog: { read: true, write: true, publish: false } },
    });
  });

  it('ASET-1 creates a custom role from an existing one, and shows what is wrong with its name', async () => {
    const { server, user, said } = await open();
    server.on('POST /auth/roles', { status: 201, body: { success: true, message: 'Role created', data: NEWS_DESK } });
    await user.click(screen.getByRole('button', { name: 'New Role' }));
    const dialog = within(await findDialog('New Role'));
    await user.click(dialog.getByRole('button', { name: 'Create Role' }));
    expect(await dialog.findByText('Name is required')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Name/), 'News desk');
    await user.click(dialog.getByRole('button', { name: 'Create Role' }));
    await waitFor(() => expect(said()).toContain('Role created'));
    expect(server.sent('POST', '/auth/roles')[0]?.body).toEqual({
      role: 'news_desk',
      permissions: rolePresets.find(({ role }) => role === 'author')?.permissions,
    });
  });

  it('ASET-1 deletes a custom role after confirmation, and shows why a deletion failed', async () => {
    const { server, user, said } = await open(anAdmin(), [NEWS_DESK]);
    expect(screen.queryByRole('button', { name: 'Delete Viewer' })).toBeNull();
    const inUse = 'Somebody still has this role. Give them another role first.';
    server.on('DELETE /auth/roles/news_desk', { status: 409, body: { success: false, message: inUse } });
    const remove = async () => {
      await user.click(screen.getByRole('button', { name: 'Delete News Desk' }));
      await user.click(within(await findDialog('Delete Role')).getByRole('button', { name: 'Confirm' }));
    };
    await remove();
    await waitFor(() => expect(said()).toContain(inUse));
    server.on('DELETE /auth/roles/news_desk', { status: 200, body: { success: true, message: 'Role deleted' } });
    await remove();
    await waitFor(() => expect(said()).toContain('Role deleted'));
  });

  it('ASET-1 allows changes only to a super admin', async () => {
    const { card } = await open(anAdmin('editor', { users: { read: true, write: true } }));
    expect((card.getByRole('checkbox', { name: 'Read Media' }) as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText(/Only a super admin can change them/)).toBeTruthy();
  });

  it('ASET-1 offers a retry if loading fails', async () => {
    const server = new FakeServer().on('GET /auth/roles', { status: 404, body: { success: false, message: 'Gone' } });
    await renderAdmin('/admin/settings/roles', { server, admin: anAdmin() });
    await screen.findByText('Failed to load roles');
    server.on('GET /auth/roles', roleList);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Viewer' })).toBeTruthy();
  });
});
