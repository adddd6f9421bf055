import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin, STORED_TOKEN } from '../../testing/renderAdmin';
import { toChoices } from '../../testing/toChoices';

const KEY = {
  id: 'k1',
  name: 'Website import',
  permissions: { blog: { read: true, write: true } },
  createdAt: '2026-05-04T09:30:00.000Z',
  createdBy: 'Ada Lovelace',
  expiresAt: null,
  lastUsedAt: null,
};
const SECRET = 'atk_a-secret-told-once';
const keyList = (keys: readonly unknown[]) => ({ status: 200, body: { success: true, data: keys } });

const STUDIO = { status: 200, body: { success: true, data: { timeZone: 'America/New_York' } } };

const open = async (keys: readonly unknown[] = [KEY], admin = anAdmin()) => {
  const server = new FakeServer()
    .on('GET /studio', STUDIO)
    .on('GET /auth/api-keys', keyList(keys))
    .on('POST /auth/api-keys', { status: 201, body: { success: true, message: 'Made', data: { ...KEY, key: SECRET } } })
    .on('DELETE /auth/api-keys/k1', { status: 200, body: { success: true } });
  const view = await renderAdmin('/admin/settings/api-keys', { server, admin });
  await screen.findByRole('heading', { name: keys.length === 0 ? 'No API keys' : 'API keys' });
  return { ...view, user: userEvent.setup() };
};

describe('API keys page', () => {
  it('ASET-1 lists keys with their permissions and never with a secret', async () => {
    await open();
    const row = within((await screen.findByText('Website import')).closest('tr') as HTMLElement);
    for (const part of ['read Blog, write Blog', 'Ada Lovelace']) expect(row.getByText(part)).toBeTruthy();
    expect(row.getAllByText('Never')).toHaveLength(2);
  });

  it('ASET-1 creates a key and shows its secret once', async () => {
    const { server, user } = await open([]);
    await user.click(screen.getByRole('button', { name: /New API Key/ }));
    const dialog = within(await findDialog('New API Key'));
    await user.click(dialog.getByRole('button', { name: 'Create Key' }));
    expect(await dialog.findByText('Name is required')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Name/), 'Website import');
    await user.click(dialog.getByRole('checkbox', { name: 'Read Blog' }));
    await user.click(dialog.getByRole('button', { name: 'Create Key' }));
    const told = within(await findDialog('Your New API Key'));
    expect((told.getByLabelText('API key') as HTMLInputElement).value).toBe(SECRET);
    expect(server.sent('POST', '/auth/api-keys')[0]?.body).toMatchObject({
      name: 'Website import',
      permissions: { blog: { read: true } },
    });
    await user.click(told.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull());
  });

  it('ASET-1 creates a key that expires at a time in the studio’s zone, which it names', async () => {
    const { server, user } = await open([]);
    await user.click(screen.getByRole('button', { name: /New API Key/ }));
    const dialog = within(await findDialog('New API Key'));
    expect(dialog.getByText('Never (studio time, America/New_York)')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Name/), 'A week of import');
    await user.click(dialog.getByRole('checkbox', { name: 'Read Blog' }));
    fireEvent.change(dialog.getByLabelText('Expires'), { target: { value: '2099-05-04T09:30' } });
    await user.click(dialog.getByRole('button', { name: 'Create Key' }));
    await findDialog('Your New API Key');
    expect(server.sent('POST', '/auth/api-keys')[0]?.body).toMatchObject({ expiresAt: '2099-05-04T13:30:00.000Z' });
  });

  it('PLT-4 creates a key for releases of one remote, after the second factor is confirmed', async () => {
    const { server, user } = await open([]);
    const refusal = { success: false, message: 'This needs a second factor that was checked in the last 10 minutes.' };
    let isConfirmed = false;
    server
      .on('POST /auth/api-keys', () =>
        isConfirmed
          ? { status: 201, body: { success: true, message: 'Made', data: { ...KEY, key: SECRET } } }
          : { status: 403, body: refusal },
      )
      .on('POST /auth/confirm', () => {
        isConfirmed = true;
        return { status: 200, body: { success: true, data: {} } };
      })
      .on('POST /auth/refresh', {
        status: 200,
        body: { success: true, data: { token: STORED_TOKEN, admin: anAdmin() } },
      });
    await user.click(screen.getByRole('button', { name: /New API Key/ }));
    const dialog = within(await findDialog('New API Key'));
    await user.type(dialog.getByLabelText(/^Name/), 'CI of the site');
    expect(dialog.queryByLabelText('Remotes')).toBeNull();
    await user.click(dialog.getByRole('checkbox', { name: 'Write Releases' }));
    await user.type(dialog.getByLabelText('Remotes'), 'mfe-public{Enter}');
    expect(await toChoices(user, 'Actions')).toContain('rollback');
    await user.click(screen.getByTitle('publish'));
    await user.click(dialog.getByRole('button', { name: 'Create Key' }));
    const confirmation = within(await findDialog('Confirm that it’s you'));
    await user.type(confirmation.getByLabelText(/^Code/), '492039{Enter}');
    await findDialog('Your New API Key');
    const sent = server.sent('POST', '/auth/api-keys').map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      remotes: ['mfe-public'],
      releaseVerbs: ['publish'],
      permissions: { releases: { write: true } },
    });
  });

  it('PLT-4 says what is wrong with a remote, and ignores it once the key is not for releases', async () => {
    const { server, user } = await open([]);
    await user.click(screen.getByRole('button', { name: /New API Key/ }));
    const dialog = within(await findDialog('New API Key'));
    await user.type(dialog.getByLabelText(/^Name/), 'Website import');
    await user.click(dialog.getByRole('checkbox', { name: 'Write Releases' }));
    await user.type(dialog.getByLabelText('Remotes'), 'public{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Create Key' }));
    expect(await dialog.findByText('Remote must be named like mfe-public')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Write Releases' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Read Blog' }));
    await user.click(dialog.getByRole('button', { name: 'Create Key' }));
    await findDialog('Your New API Key');
    expect(server.sent('POST', '/auth/api-keys')[0]?.body).toMatchObject({ permissions: { blog: { read: true } } });
    expect(server.sent('POST', '/auth/api-keys')[0]?.body).not.toHaveProperty('remotes');
  });

  it('ASET-1 gives a key no right to publish with the right to write if its creator may not publish', async () => {
    const blog = { read: true, write: true, publish: false };
    const { server, user } = await open([], anAdmin('lead', { settings: { read: true, write: true }, blog }));
    await user.click(screen.getByRole('button', { name: /New API Key/ }));
    const dialog = within(await findDialog('New API Key'));
    await user.type(dialog.getByLabelText(/^Name/), 'Website import');
    await user.click(dialog.getByRole('checkbox', { name: 'Write Blog' }));
    const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
    expect([box('Publish Blog').checked, box('Publish Blog').disabled]).toEqual([false, true]);
    expect(box('Edit others’ Blog').checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Create Key' }));
    await findDialog('Your New API Key');
    expect(server.sent('POST', '/auth/api-keys')[0]?.body).toMatchObject({
      permissions: { blog: { write: true, publish: false } },
    });
  });

  it('ASET-1 deletes a key after confirmation', async () => {
    const { server, user, said } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete Website import' }));
    await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('API key deleted successfully'));
    expect(server.sent('DELETE', '/auth/api-keys/k1')).toHaveLength(1);
  });

  it('ASET-1 prevents read-only staff from creating and deleting keys', async () => {
    await open([KEY], anAdmin('viewer', { settings: { read: true } }));
    await screen.findByText('Website import');
    expect(screen.getByRole('button', { name: /New API Key/ }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Delete Website import' })).toBeNull();
  });
});
