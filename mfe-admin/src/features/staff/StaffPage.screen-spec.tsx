import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';
import { aStaffMember, roleList, staffList } from '../../testing/staffSamples';

const ONESELF = aStaffMember({ id: '1', firstName: 'Ada', lastName: 'Lovelace', role: 'super_admin' });
const EDDA = aStaffMember();
const INVITED = aStaffMember({
  id: 's2',
  firstName: 'Ivo',
  lastName: 'Invited',
  email: 'ivo@studio.example',
  status: 'invited',
  lastSignInAt: null,
});
const DONE = { status: 200, body: { success: true, data: EDDA } };

const open = async (admin = anAdmin(), address = '/admin/settings/users') => {
  const server = new FakeServer()
    .on('GET /auth/users', staffList([ONESELF, EDDA, INVITED]))
    .on('GET /auth/roles', roleList)
    .on('GET /auth/users/s1', DONE)
    .on('PUT /auth/users/s1', DONE)
    .on('PATCH /auth/users/s1/status', DONE)
    .on('DELETE /auth/users/s1', DONE)
    .on('POST /auth/users/s2/invite-again', DONE)
    .on('DELETE /auth/users/s1/two-factor', DONE)
    .on('POST /auth/users/invite', { status: 201, body: { success: true, data: INVITED } });
  const view = await renderAdmin(address, { server, admin });
  await screen.findByText('3 people have an account here.');
  return { ...view, user: userEvent.setup() };
};

const choose = async (user: ReturnType<typeof userEvent.setup>, person: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${person}` }));
  await user.click(await findMenuItem(new RegExp(`^${action}`)));
};

const tick = (dialog: HTMLElement, name: string) => within(dialog).getByRole('checkbox', { name }) as HTMLInputElement;

describe('users page', () => {
  it('ASET-1 shows every account with its role, status, and last activity', async () => {
    await open();
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(4);
    const mine = within(table.getByText('Ada Lovelace').closest('tr') as HTMLElement);
    for (const part of ['You', 'Super Admin', 'Active']) expect(mine.getByText(part)).toBeTruthy();
    const invited = within(table.getByText('Ivo Invited').closest('tr') as HTMLElement);
    for (const part of ['Invited', 'Never']) expect(invited.getByText(part)).toBeTruthy();
  });

  it('ASET-1 invites a user with the permissions of the role, adjusted by hand', async () => {
    const { server, user, said } = await open(anAdmin(), '/admin/settings/users/new');
    const dialog = await findDialog('Invite User');
    await user.click(within(dialog).getByRole('button', { name: 'Send Invitation' }));
    for (const message of ['First name is required', 'Last name is required', 'Email is required'])
      expect((await within(dialog).findAllByText(message)).length).toBeGreaterThan(0);
    await user.type(within(dialog).getByLabelText(/^First name/), 'Nia');
    await user.type(within(dialog).getByLabelText(/^Last name/), 'New');
    await user.type(within(dialog).getByLabelText(/^Email/), 'nia@studio.example');
    expect(tick(dialog, 'Write Blog').checked).toBe(true);
    await user.click(tick(dialog, 'Read Analytics'));
    await user.click(within(dialog).getByRole('button', { name: 'Send Invitation' }));
    await waitFor(() => expect(said()).toContain('Invitation sent successfully'));
    expect(server.sent('POST', '/auth/users/invite')[0]?.body).toMatchObject({
      firstName: 'Nia',
      lastName: 'New',
      email: 'nia@studio.example',
      role: 'editor',
      permissions: { blog: { write: true }, analytics: { read: true } },
    });
  });

  it('ASET-1 changes a user’s permissions on the loaded version', async () => {
    const { server, user, said } = await open();
    await choose(user, 'Edda Editor', 'Edit');
    const dialog = await findDialog('Edit User');
    expect((within(dialog).getByLabelText(/^Email/) as HTMLInputElement).disabled).toBe(true);
    await user.click(tick(dialog, 'Delete Blog'));
    await user.click(within(dialog).getByRole('button', { name: 'Update User' }));
    await waitFor(() => expect(said()).toContain('User updated successfully'));
    const [call] = server.sent('PUT', '/auth/users/s1');
    expect(call?.headers['If-Match']).toBe('"3"');
    expect(call?.body).toMatchObject({ role: 'editor', permissions: { blog: { read: true, delete: false } } });
    expect(call?.body).not.toHaveProperty('email');
  });

  it('ASET-1 compares conflicting changes if a colleague saved first, and offers mine after taking theirs', async () => {
    const { server, user } = await open(anAdmin(), '/admin/settings/users/s1/edit');
    const dialog = await findDialog('Edit User');
    const conflict = { version: 9, updated_by: 'Grace Hopper', updated_at: '2026-05-04T09:30:00.000Z' };
    server.on('PUT /auth/users/s1', { status: 409, body: { success: false, data: conflict } });
    const theirs = aStaffMember({ version: 9, firstName: 'Edwina' });
    server.on('GET /auth/users/s1', { status: 200, body: { success: true, data: theirs } });
    const box = tick(dialog, 'Delete Blog');
    const wasTicked = box.checked;
    await user.click(box);
    await user.click(within(dialog).getByRole('button', { name: 'Update User' }));
    const clash = within(await findDialog('Changed in the meantime'));
    await user.click(clash.getByRole('button', { name: 'Compare' }));
    expect((await clash.findByRole('region', { name: 'First name, Theirs' })).textContent).toBe('Edwina');
    expect(clash.getByRole('region', { name: 'Blog permissions, Mine' })).toBeTruthy();
    expect(clash.queryByRole('region', { name: 'Role, Mine' })).toBeNull();
    await user.click(clash.getByRole('button', { name: 'Take theirs' }));
    expect(await screen.findByDisplayValue('Edwina')).toBeTruthy();
    const again = await findDialog('Edit User');
    expect(tick(again, 'Delete Blog').checked).toBe(wasTicked);
    await user.click(within(again).getByRole('button', { name: 'Restore' }));
    expect(tick(again, 'Delete Blog').checked).toBe(!wasTicked);
  });

  it('ASET-1 suspends a user after confirmation', async () => {
    const { server, user, said } = await open();
    await choose(user, 'Edda Editor', 'Suspend');
    const question = within(await findDialog('Suspend'));
    expect(question.getByText(/API keys they created keep working\.$/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('User suspended successfully'));
    expect(server.sent('PATCH')[0]?.body).toEqual({ status: 'suspended' });
  });

  it('ASET-1 sends the invitation again to users who have not joined yet', async () => {
    const { user, said } = await open();
    await choose(user, 'Ivo Invited', 'Invite Again');
    await waitFor(() => expect(said()).toContain('A new invitation is on its way to ivo@studio.example'));
  });

  it('ASET-1 removes a user after confirmation', async () => {
    const { user, said } = await open();
    await choose(user, 'Edda Editor', 'Remove');
    await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('User removed successfully'));
  });

  it('ASET-1 resets a lost second factor after a confirmation', async () => {
    const { server, user, said } = await open();
    await choose(user, 'Edda Editor', 'Reset Two-Factor Sign-In');
    await user.click(within(await findDialog('Reset two-factor sign-in')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('Two-factor sign-in switched off'));
    expect(server.sent('DELETE', '/auth/users/s1/two-factor')).toHaveLength(1);
  });

  it('ASET-1 explains why users cannot suspend or remove themselves', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for Ada Lovelace' }));
    expect(await screen.findByText('You cannot suspend yourself.')).toBeTruthy();
    expect(screen.getByText('You cannot remove yourself.')).toBeTruthy();
  });

  it('ASET-1 does not let users grant permissions that they do not have', async () => {
    const rights = { users: { read: true, write: true }, blog: { read: true, write: true } };
    const { user } = await open(anAdmin('editor', rights));
    await choose(user, 'Edda Editor', 'Edit');
    const dialog = await findDialog('Edit User');
    expect(tick(dialog, 'Read Settings').disabled).toBe(true);
    // A given right can be removed.
    expect(tick(dialog, 'Delete Blog').disabled).toBe(false);
  });

  it('ASET-1 shows read-only staff everything, without allowing changes', async () => {
    const { user } = await open(anAdmin('viewer', { users: { read: true } }));
    expect(screen.getByRole('button', { name: /Invite User/ }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Actions for Edda Editor' }));
    expect((await screen.findAllByText('You need write permission on users.')).length).toBeGreaterThan(0);
  });

  it('ASET-1 is not accessible without read permission on users', async () => {
    await renderAdmin('/admin/settings/users', { admin: anAdmin('editor') });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  });
});
