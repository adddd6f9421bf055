import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin } from '../../testing/renderAdmin';

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

const open = async (keys: readonly unknown[] = [KEY], admin = anAdmin()) => {
  const server = new FakeServer()
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
