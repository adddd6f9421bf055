import type { QueuedMail } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';

const aMail = (fields: Partial<QueuedMail> = {}): QueuedMail => ({
  id: 'event-1-response',
  kind: 'response',
  status: 'failed',
  to: 'grace@example.com',
  isMasked: false,
  about: 'message-1',
  since: '2026-05-04T09:30:00.000Z',
  attempts: 8,
  lastError: 'The mail server could not be reached (ECONNECTION).',
  nextAttemptAt: null,
  endedAt: '2026-05-05T16:30:00.000Z',
  isRetryable: true,
  ...fields,
});
const INVITATION = aMail({ id: 'i1', kind: 'invitation', to: 'new@studio.example', about: 'user-1', attempts: 1 });
const toList = (data: readonly QueuedMail[]) => ({ status: 200, body: { success: true, data, total: data.length } });
const GIVEN_UP = { status: 200, body: { success: true, message: 'The email was discarded' } };
const retried = (mail: QueuedMail) => ({
  status: 200,
  body: { success: true, message: 'The email is queued again', data: { ...mail, status: 'waiting' } },
});

interface Given {
  contact?: readonly QueuedMail[];
  auth?: readonly QueuedMail[];
  admin?: ReturnType<typeof anAdmin>;
  address?: string;
}

const open = async ({ contact = [aMail()], auth = [], admin = anAdmin(), address = '' }: Given = {}) => {
  const server = new FakeServer().on('GET /contact/mails', toList(contact)).on('GET /auth/mails', toList(auth));
  for (const mail of contact) {
    server.on(`POST /contact/mails/${mail.id}/retry`, retried(mail));
    server.on(`POST /contact/mails/${mail.id}/give-up`, GIVEN_UP);
  }
  for (const mail of auth) server.on(`POST /auth/mails/${mail.id}/retry`, retried(mail));
  const view = await renderAdmin(`/admin/settings/mails${address}`, { server, admin });
  return { ...view, server, user: userEvent.setup() };
};
const getCard = async (heading: RegExp) =>
  within((await screen.findByRole('heading', { name: heading })).closest('li') as HTMLElement);

describe('failed mails page', () => {
  it('ASET-1 shows each failed mail with its recipient, time, number of attempts, and reason', async () => {
    await open({ auth: [INVITATION] });
    const card = await getCard(/^Answer to grace@example.com$/);
    expect(card.getByText('Failed')).toBeTruthy();
    expect(card.getByText('tried 8 times')).toBeTruthy();
    expect(card.getByText('The mail server could not be reached (ECONNECTION).')).toBeTruthy();
    expect(card.getByText(/^Written/).textContent).toContain('May 4, 2026');
    expect(card.getByRole('link', { name: 'Open the message' }).getAttribute('href')).toBe(
      '/admin/contacts?open=message-1',
    );
    const invitation = await getCard(/^Invitation to new@studio.example$/);
    expect(invitation.getByText('tried once')).toBeTruthy();
    expect(invitation.queryByRole('link')).toBeNull();
  });

  it('ASET-1 retries a mail in the queue that it belongs to', async () => {
    const { server, user, said } = await open({ auth: [INVITATION] });
    await user.click(await screen.findByRole('button', { name: 'Retry Invitation to new@studio.example' }));
    await waitFor(() => expect(said()).toContain('The email is queued again'));
    expect(server.sent('POST', '/auth/mails/i1/retry')).toHaveLength(1);
    expect(server.sent('POST', '/contact/mails/i1/retry')).toEqual([]);
  });

  it('ASET-1 shows the result of a retry without a reload', async () => {
    const { server, user } = await open();
    const soon = { status: 'waiting', endedAt: null, nextAttemptAt: new Date().toISOString() } as const;
    server.on('GET /contact/mails', toList([aMail(soon)]));
    await user.click(await screen.findByRole('button', { name: 'Retry Answer to grace@example.com' }));
    expect(await screen.findByText('Waiting')).toBeTruthy();
    server.on('GET /contact/mails', toList([]));
    expect(await screen.findByText('No emails are waiting or have failed')).toBeTruthy();
  });

  it('ASET-1 discards a mail after confirmation', async () => {
    const { server, user, said } = await open();
    await user.click(await screen.findByRole('button', { name: 'Discard Answer to grace@example.com' }));
    const question = within(await findDialog('Discard'));
    expect(question.getByText(/It won’t be sent, and its text is deleted/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('The email was discarded'));
    expect(server.sent('POST', '/contact/mails/event-1-response/give-up')).toHaveLength(1);
  });

  it('ABULK-1 ASET-1 retries several mails at once, and gives a reason for each that failed', async () => {
    const other = aMail({ id: 'event-2', kind: 'acknowledgement', to: 'alan@example.com', isRetryable: false });
    const { server, user, said } = await open({ contact: [aMail(), other] });
    const refusal = 'The link in this email no longer works, so it is not sent again.';
    server.on('POST /contact/mails/event-2/retry', { status: 409, body: { success: false, message: refusal } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    await user.click(await findMenuItem('Retry Selected'));
    const question = within(await findDialog('Retry Selected'));
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    const report = within(await findDialog('Some items were not changed'));
    expect(report.getByText(refusal)).toBeTruthy();
    expect(said()).toContain('1 mail queued again successfully');
    expect(server.sent('POST')).toHaveLength(2);
  });

  it('ASET-1 shows why a mail cannot be retried', async () => {
    const { user } = await open({ contact: [aMail({ isRetryable: false })] });
    const retry = await screen.findByRole('button', { name: 'Retry Answer to grace@example.com' });
    expect(retry.getAttribute('aria-disabled')).toBe('true');
    await user.hover(retry);
    expect(await screen.findByText('The link in this email no longer works')).toBeTruthy();
  });

  it('ASET-1 shows the time of the next attempt of a waiting mail', async () => {
    const waiting = { status: 'waiting', endedAt: null, nextAttemptAt: '2126-05-04T09:30:00.000Z' } as const;
    await open({ contact: [aMail({ ...waiting, attempts: 0, lastError: null })] });
    const card = await getCard(/^Answer/);
    expect(card.getByText('not tried yet')).toBeTruthy();
    expect(card.getByText(/^next try/).textContent).toContain('May 4, 2126');
  });

  it('ASET-1 offers no actions to read-only staff, and shows them addresses that the server masks', async () => {
    const admin = anAdmin('viewer', { settings: { read: true } });
    await open({ contact: [aMail({ to: 'g•••@•••.com', isMasked: true, about: '' })], admin });
    const retry = await screen.findByRole('button', { name: 'Retry Answer to g•••@•••.com' });
    expect(retry.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/^You need permission to read messages/)).toBeTruthy();
    for (const role of ['checkbox', 'link'] as const)
      expect(within(retry.closest('li') as HTMLElement).queryByRole(role)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Discard/ })).toBeNull();
  });

  it('ASET-1 shows an empty state if nothing is waiting or has failed', async () => {
    await open({ contact: [] });
    expect(await screen.findByText('No emails are waiting or have failed')).toBeTruthy();
  });

  it('ASET-1 shows sent mails with a filter that is kept in the URL', async () => {
    const sent = aMail({ status: 'sent', lastError: null, attempts: 1 });
    const { server } = await open({ contact: [sent], address: '?status=sent' });
    const card = await getCard(/^Answer/);
    expect(card.queryByRole('button')).toBeNull();
    expect(server.calls.some(({ path }) => path.startsWith('/auth/mails?') && path.includes('status=sent'))).toBe(true);
  });

  it('ASET-1 goes to the last page with mails if the page in the URL is empty, which Back does not return to', async () => {
    const steps = window.history.length;
    const server = new FakeServer()
      .on('GET /auth/mails', toList([]))
      .on('GET /contact/mails', ({ path }) =>
        path.includes('page=3')
          ? { status: 200, body: { success: true, data: [], total: 21 } }
          : { status: 200, body: { success: true, data: [aMail()], total: 21 } },
      );
    await renderAdmin('/admin/settings/mails?page=3', { server, admin: anAdmin() });
    expect(await screen.findByRole('heading', { name: /^Answer/ })).toBeTruthy();
    expect(window.location.search).toBe('?page=2');
    expect(window.history.length).toBe(steps);
  });

  it('ASET-1 goes to the last pages of both queues if both pages in the URL are empty', async () => {
    const answer = ({ path }: { path: string }) => ({
      status: 200,
      body: { success: true, data: path.includes('page=3') ? [] : [aMail()], total: 21 },
    });
    const server = new FakeServer().on('GET /auth/mails', answer).on('GET /contact/mails', answer);
    await renderAdmin('/admin/settings/mails?page=3&staffPage=3', { server, admin: anAdmin() });
    await waitFor(() => expect(window.location.search).toBe('?page=2&staffPage=2'));
  });

  it('ASET-1 shows the mails of one service while the other is down, and retries that one on request', async () => {
    const { server, user } = await open({ auth: [INVITATION] });
    await getCard(/^Invitation/);
    server.on('GET /contact/mails', { status: 503, body: { success: false, message: 'Service unavailable.' } });
    await user.click(screen.getByRole('button', { name: 'Retry Answer to grace@example.com' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { name: /^Invitation/ })).toBeTruthy();
    server.on('GET /contact/mails', toList([aMail()]));
    await user.click(again);
    expect(await screen.findByRole('heading', { name: /^Answer/ })).toBeTruthy();
  });

  it('ASET-1 is not accessible without read permission on settings', async () => {
    await open({ admin: anAdmin('editor') });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  });
});
