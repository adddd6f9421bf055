import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';

const ID = '65f0c0ffee0000000000abcd';
const SECRET = 'whsec_a-secret-told-once';
const WEBHOOK = {
  id: ID,
  url: 'https://example.com/hook',
  description: 'Partner',
  events: ['atelier.content.post.published.v1', 'atelier.contacts.submission.received.v1'],
  headers: [{ name: 'X-Key' }],
  isEnabled: true,
  isOrdered: false,
  disabledReason: null,
  failingSince: null,
  previousSecretUntil: null,
  version: 1,
  createdAt: '2026-05-04T09:30:00.000Z',
  updatedAt: '2026-05-04T09:30:00.000Z',
  updatedBy: 'Ada Lovelace',
};
const DELIVERY = {
  id: '65f0c0ffee0000000000dddd',
  messageId: 'event-1',
  type: 'atelier.content.post.published.v1',
  subject: 'p1',
  status: 'failed',
  attempts: 8,
  createdAt: '2026-05-04T09:30:00.000Z',
  nextAttemptAt: null,
  endedAt: '2026-05-05T03:00:00.000Z',
  lastStatus: 500,
  lastError: 'Answered 500.',
  latencyMs: 42,
};
const ATTEMPT = { at: '2026-05-05T03:00:00.000Z', status: 500, error: 'Answered 500.', latencyMs: 42, answer: 'Oh no' };
const DETAIL = { ...DELIVERY, body: '{"type":"atelier.content.post.published.v1"}', log: [ATTEMPT] };

const ok = (data: unknown, extra: object = {}) => ({ status: 200, body: { success: true, data, ...extra } });
const toldSecret = { status: 201, body: { success: true, message: 'Made', data: { ...WEBHOOK, secret: SECRET } } };

const serverWith = (webhooks: readonly unknown[], deliveries: readonly unknown[]) =>
  new FakeServer()
    .on('GET /webhooks', ok(webhooks))
    .on('POST /webhooks', toldSecret)
    .on(`GET /webhooks/${ID}`, ok(webhooks[0]))
    .on(`PUT /webhooks/${ID}`, ok(WEBHOOK))
    .on(`DELETE /webhooks/${ID}`, ok(null))
    .on(`POST /webhooks/${ID}/rotate-secret`, toldSecret)
    .on(`POST /webhooks/${ID}/test`, ok(DETAIL))
    .on(`GET /webhooks/${ID}/deliveries`, ok(deliveries, { total: deliveries.length }))
    .on(`GET /webhooks/${ID}/deliveries/${DELIVERY.id}`, ok(DETAIL))
    .on(
      `POST /webhooks/${ID}/deliveries/${DELIVERY.id}/replay`,
      ok(null, { message: 'The delivery is on its way again' }),
    )
    .on(`POST /webhooks/${ID}/replay`, ok({ count: 1 }, { message: '1 delivery is on the way again' }));

interface Given {
  path?: string;
  webhooks?: readonly unknown[];
  deliveries?: readonly unknown[];
  admin?: ReturnType<typeof anAdmin>;
}

const open = async ({ path = '', webhooks = [WEBHOOK], deliveries = [DELIVERY], admin = anAdmin() }: Given = {}) => {
  const server = serverWith(webhooks, deliveries);
  const view = await renderAdmin(`/admin/settings/webhooks${path}`, { server, admin });
  const user = userEvent.setup();
  const choose = async (label: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Partner' }));
    await user.click(await findMenuItem(label));
  };
  return { ...view, server, user, choose };
};

describe('webhooks page', () => {
  it('ASET-1 lists webhooks with their URL, events, and status', async () => {
    await open({
      webhooks: [
        WEBHOOK,
        { ...WEBHOOK, id: `${ID.slice(0, -1)}0`, description: 'Old partner', isEnabled: false, disabledReason: 'gone' },
      ],
    });
    const row = within((await screen.findByText('Partner')).closest('tr') as HTMLElement);
    for (const text of ['https://example.com/hook', 'Post published, Message received', 'Enabled'])
      expect(row.getByText(text)).toBeTruthy();
    expect(screen.getByText('The address answered 410 Gone.')).toBeTruthy();
  });

  it('ASET-1 shows an empty state if there are no webhooks', async () => {
    await open({ webhooks: [] });
    expect(await screen.findByRole('heading', { name: 'No webhooks' })).toBeTruthy();
  });

  it('ASET-1 names the missing fields, creates a webhook, and shows its secret once', async () => {
    const { server, user } = await open({ path: '/new' });
    const dialog = within(await findDialog('New Webhook'));
    await user.click(dialog.getByRole('button', { name: 'Create Webhook' }));
    for (const text of ['Description is required', 'URL is required', 'Select at least one event'])
      expect(await dialog.findByText(text)).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Description/), 'Partner');
    await user.type(dialog.getByLabelText(/^URL/), 'https://example.com/hook');
    await user.click(dialog.getByRole('combobox', { name: /^Events/ }));
    await user.click(await screen.findByText('Post published'));
    await user.click(dialog.getByRole('button', { name: /Add Header/ }));
    await user.type(dialog.getByLabelText(/^Header 1 name/), 'X-Key');
    await user.type(dialog.getByLabelText(/^Header 1 value/), 'word');
    await user.click(dialog.getByRole('button', { name: 'Create Webhook' }));
    const told = within(await findDialog('Signing Secret'));
    expect((told.getByLabelText('Signing secret') as HTMLInputElement).value).toBe(SECRET);
    expect(server.sent('POST', '/webhooks')[0]?.body).toEqual({
      description: 'Partner',
      url: 'https://example.com/hook',
      events: ['atelier.content.post.published.v1'],
      headers: [{ name: 'X-Key', value: 'word' }],
      isEnabled: true,
      isOrdered: false,
    });
    await user.click(told.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull());
  });

  it('ASET-1 shows the server’s error for the URL', async () => {
    const { server, user, choose } = await open();
    const errors = [{ field: 'url', message: 'URL must begin with https://' }];
    server.on(`PUT /webhooks/${ID}`, { status: 400, body: { success: false, message: 'Validation failed', errors } });
    await choose('Edit');
    const dialog = within(await findDialog('Edit Webhook'));
    expect((dialog.getByLabelText(/^Header 1 value/) as HTMLInputElement).placeholder).toBe('Unchanged');
    await user.type(dialog.getByLabelText(/^URL/), 's');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('URL must begin with https://')).toBeTruthy();
    expect(server.sent('PUT', `/webhooks/${ID}`)[0]?.body).toEqual({ url: 'https://example.com/hooks' });
  });

  it('ASET-1 saves only the fields that were changed, so that nothing of a colleague, or a disabled state, is undone', async () => {
    const { server, user, choose } = await open();
    await choose('Edit');
    const dialog = within(await findDialog('Edit Webhook'));
    await user.type(dialog.getByLabelText(/^Description/), ' two');
    await user.click(dialog.getByRole('button', { name: /Add Header/ }));
    await user.type(dialog.getByLabelText(/^Header 2 name/), 'X-Other');
    await user.type(dialog.getByLabelText(/^Header 2 value/), 'word');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.sent('PUT', `/webhooks/${ID}`)).toHaveLength(1));
    expect(server.sent('PUT', `/webhooks/${ID}`)[0]?.body).toEqual({
      description: 'Partner two',
      headers: [{ name: 'X-Key' }, { name: 'X-Other', value: 'word' }],
    });
  });

  it('ASET-1 rotates the secret after confirmation', async () => {
    const { server, user, choose } = await open();
    await choose('Rotate secret');
    await user.click(within(await findDialog('Rotate secret')).getByRole('button', { name: 'Confirm' }));
    expect(
      (within(await findDialog('Signing Secret')).getByLabelText('Signing secret') as HTMLInputElement).value,
    ).toBe(SECRET);
    expect(server.sent('POST', `/webhooks/${ID}/rotate-secret`)).toHaveLength(1);
  });

  it('ASET-1 sends a test event and shows the response', async () => {
    const { choose } = await open();
    await choose('Send test event');
    const dialog = within(await findDialog('Test Event'));
    expect(dialog.getByText('Failed')).toBeTruthy();
    expect(dialog.getByText('Oh no')).toBeTruthy();
  });

  it('ASET-1 disables a webhook, and deletes it after confirmation', async () => {
    const { server, user, choose, said } = await open();
    await choose('Disable');
    await waitFor(() => expect(said()).toContain('Webhook disabled'));
    expect(server.sent('PUT', `/webhooks/${ID}`)[0]?.body).toEqual({ isEnabled: false });
    await choose('Delete');
    await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('Webhook deleted successfully'));
  });

  it('PLT-6 logs deliveries with request, responses, and latency, and replays one or all failed ones', async () => {
    const { server, user, said } = await open({ path: `/${ID}` });
    expect(await screen.findByText(/^8 attempts, 42 ms$/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Post published' }));
    const dialog = within(await findDialog('Delivery'));
    for (const text of [/webhook-id: event-1/, /Attempt 8: Answered 500/, '42 ms', 'Oh no'])
      expect(dialog.getByText(text)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: /^Replay Post published/ }));
    await waitFor(() => expect(said()).toContain('The delivery is on its way again'));
    await user.click(screen.getByRole('button', { name: 'Replay All Failed' }));
    await user.click(within(await findDialog('Replay all failed')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('1 delivery is on the way again'));
    expect(server.sent('POST', `/webhooks/${ID}/replay`)[0]?.body).toEqual({ status: 'failed' });
  });

  it('PLT-6 replays a time range, which requires a start', async () => {
    const { server, user, said } = await open({ path: `/${ID}` });
    await user.click(await screen.findByRole('button', { name: 'Replay Range' }));
    const dialog = within(await findDialog('Replay a Range'));
    await user.click(dialog.getByRole('button', { name: 'Replay' }));
    expect(await dialog.findByText('Start is required')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^From/), '2026-05-04T09:00');
    expect(dialog.getByText(/^May 4, 2026, 9:00.* \(studio time, /)).toBeTruthy();
    expect(dialog.getByText(/^Until now \(studio time, /)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Replay' }));
    await waitFor(() => expect(said()).toContain('1 delivery is on the way again'));
    expect(server.sent('POST', `/webhooks/${ID}/replay`)[0]?.body).toEqual({
      from: new Date('2026-05-04T09:00').toISOString(),
    });
  });

  it('PLT-6 shows an empty state if nothing has been sent', async () => {
    await open({ path: `/${ID}`, deliveries: [] });
    expect(await screen.findByRole('heading', { name: 'No deliveries' })).toBeTruthy();
  });

  it('AUTH-3 is read-only without write permission, and names the missing permission', async () => {
    const { user } = await open({ admin: anAdmin('viewer', { settings: { read: true } }) });
    await screen.findByText('Partner');
    expect(screen.getByRole('button', { name: /New Webhook/ }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Actions for Partner' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.filter((entry) => entry.getAttribute('aria-disabled') === 'true')).toHaveLength(5);
  });
});
