import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../../testing/anAdmin';
import { FakeServer } from '../../../testing/FakeServer';
import { findDialog } from '../../../testing/findDialog';
import { findMenuItem } from '../../../testing/findMenuItem';
import { renderAdmin } from '../../../testing/renderAdmin';

const ID = '65f0c0ffee0000000000abcd';
const URL_TOLD_ONCE = `nats://subscriber-${ID}:a-password@127.0.0.1:4222`;
const SUBSCRIBER = {
  id: ID,
  name: 'Warehouse',
  events: ['atelier.content.post.published.v1', 'atelier.contacts.submission.received.v1'],
  user: `subscriber-${ID}`,
  progress: { pending: 12, unacknowledged: 3, lastActiveAt: null },
  createdAt: '2026-05-04T09:30:00.000Z',
  createdBy: 'Ada Lovelace',
};

const ok = (data: unknown) => ({ status: 200, body: { success: true, data } });

const open = async (subscribers: readonly unknown[] = [SUBSCRIBER], admin = anAdmin()) => {
  const server = new FakeServer()
    .on('GET /webhooks', ok([]))
    .on('GET /event-subscribers', ok(subscribers))
    .on('POST /event-subscribers', {
      status: 201,
      body: { success: true, message: 'Made', data: { ...SUBSCRIBER, url: URL_TOLD_ONCE } },
    })
    .on(`DELETE /event-subscribers/${ID}`, ok(null));
  const view = await renderAdmin('/admin/settings/webhooks', { server, admin });
  return { ...view, server, user: userEvent.setup() };
};

describe('NATS subscribers page', () => {
  it('ASET-1 lists each subscriber with its events and its backlog', async () => {
    await open([SUBSCRIBER, { ...SUBSCRIBER, id: `${ID.slice(0, -1)}0`, name: 'Mirror', progress: null }]);
    const row = within((await screen.findByText('Warehouse')).closest('tr') as HTMLElement);
    for (const text of ['Post published, Message received', '12', '3', 'Never'])
      expect(row.getByText(text)).toBeTruthy();
    const unreached = within(screen.getByText('Mirror').closest('tr') as HTMLElement);
    expect(unreached.getAllByText('Unknown')).toHaveLength(3);
  });

  it('ASET-1 creates a subscriber and shows its URL once', async () => {
    const { server, user } = await open([]);
    await screen.findByRole('heading', { name: 'No NATS subscribers' });
    await user.click(screen.getByRole('button', { name: /New NATS Subscriber/ }));
    const dialog = within(await findDialog('New NATS Subscriber'));
    await user.click(dialog.getByRole('button', { name: 'Create Subscriber' }));
    for (const text of ['Name is required', 'Select at least one event'])
      expect(await dialog.findByText(text)).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Name/), 'Warehouse');
    await user.click(dialog.getByRole('combobox', { name: /^Events/ }));
    await user.click(await screen.findByText('Post published'));
    await user.click(dialog.getByRole('button', { name: 'Create Subscriber' }));
    const told = within(await findDialog('Connect to NATS'));
    const line = told.getByLabelText('Line for the environment') as HTMLInputElement;
    expect(line.value).toBe(`ATELIER_NATS_URL=${URL_TOLD_ONCE}`);
    expect(server.sent('POST', '/event-subscribers')[0]?.body).toEqual({
      name: 'Warehouse',
      events: ['atelier.content.post.published.v1'],
    });
    await user.click(told.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByDisplayValue(line.value)).toBeNull());
  });

  it('ASET-1 revokes credentials after confirmation', async () => {
    const { server, user, said } = await open();
    await user.click(await screen.findByRole('button', { name: 'Actions for Warehouse' }));
    await user.click(await findMenuItem('Revoke'));
    const question = within(await findDialog('Revoke'));
    expect(question.getByText(/forgets how far it has read/)).toBeTruthy();
    expect(server.sent('DELETE', `/event-subscribers/${ID}`)).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('Subscriber revoked successfully'));
    expect(server.sent('DELETE', `/event-subscribers/${ID}`)).toHaveLength(1);
  });

  it('ASET-1 prevents read-only staff from creating subscribers', async () => {
    await open([SUBSCRIBER], anAdmin('viewer', { settings: { read: true } }));
    await screen.findByText('Warehouse');
    expect(screen.getByRole('button', { name: /New NATS Subscriber/ }).getAttribute('aria-disabled')).toBe('true');
  });
});
