import type { NewsletterIssue } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { getEditor } from '../../testing/getEditor';
import { renderAdmin } from '../../testing/renderAdmin';

const PATH = '/admin/newsletter';
const CALLS = '/contact/newsletter/issues';
const WHEN = '2026-05-04T09:30:00.000Z';

const anIssue = (fields: Partial<NewsletterIssue> = {}): NewsletterIssue => ({
  id: '65f000000000000000000001',
  subject: 'What we learned in May',
  content: '<p>Three things.</p>',
  state: 'draft',
  counts: { recipients: 1234, sent: 0, failed: 0, unsubscribed: 0 },
  version: 3,
  created_at: WHEN,
  created_by: 'Grace Hopper',
  updated_at: WHEN,
  updated_by: 'Grace Hopper',
  sent_at: null,
  sent_by: null,
  ...fields,
});
const draft = anIssue();
const sent = anIssue({
  id: '65f000000000000000000002',
  subject: 'What we learned in April',
  state: 'sent',
  counts: { recipients: 1200, sent: 1197, failed: 3, unsubscribed: 2, bounced: 4 },
  sent_at: WHEN,
  sent_by: 'Ada Lovelace',
});
const answer = (data: unknown, message?: string) => ({ status: 200, body: { success: true, message, data } });

const aServer = (issues: readonly NewsletterIssue[] = [draft, sent]) => {
  const server = new FakeServer().on(`GET ${CALLS}`, {
    status: 200,
    body: { success: true, data: issues, pagination: { page: 1, limit: 10, total: issues.length, pages: 1 } },
  });
  for (const issue of issues)
    server
      .on(`GET ${CALLS}/${issue.id}`, answer(issue))
      .on(
        `GET ${CALLS}/${issue.id}/preview`,
        answer({ from: 'Atelier <hello@atelier.local>', subject: issue.subject, html: issue.content, text: 'x' }),
      );
  return server;
};

const open = async (address = PATH, server = aServer(), role: 'super_admin' | 'support' = 'super_admin') => ({
  ...(await renderAdmin(address, { server, admin: anAdmin(role) })),
  server,
  user: userEvent.setup(),
});

describe('newsletter issues', () => {
  it('NEWS-1 are listed with their status and counts', async () => {
    await open();
    const table = await screen.findByRole('table');
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows[0]).toMatch(/^What we learned in MaySaved by Grace Hopper, May 4, 2026.*Draft–––$/);
    expect(rows[1]).toMatch(/^What we learned in AprilSent by Ada Lovelace, May 4, 2026.*Sent1,19732$/);
    expect(screen.getByRole('link', { name: 'Subscribers' }).getAttribute('href')).toBe('/admin/contacts/newsletter');
  });

  it('NEWS-1 show an empty state if there are none, and an error if loading fails', async () => {
    const { unmount } = await open(PATH, aServer([]));
    expect(await screen.findByText('No issues yet')).toBeTruthy();
    unmount();
    const server = new FakeServer().on(`GET ${CALLS}`, { status: 500, body: {} });
    const { said } = await open(PATH, server);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(said()).toEqual(['Failed to load newsletters']);
  });

  it('NEWS-1 are written on a separate page, which asks before it discards text', async () => {
    const { user, server, said } = await open();
    server.on(`POST ${CALLS}`, { status: 201, body: { success: true, data: draft } });
    await user.click(await screen.findByRole('button', { name: /New Issue/ }));
    const page = within(await findDialog('New Issue'));
    expect(window.location.pathname).toBe(`${PATH}/new`);
    await user.click(page.getByRole('button', { name: 'Save Draft' }));
    expect(await page.findAllByText('Subject is required')).not.toEqual([]);
    await user.type(page.getByLabelText(/^Subject/), 'What we learned in May');
    await user.click(page.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await findDialog('Unsaved changes')).getByRole('button', { name: 'Cancel' }));
    const editor = getEditor(await page.findByRole('textbox', { name: /^Content/ }));
    act(() => void editor.commands.setContent('<p>Three things.</p>', { emitUpdate: true }));
    await user.click(page.getByRole('button', { name: 'Review and Send' }));
    await waitFor(() => expect(said()).toEqual(['Draft saved']));
    expect(server.sent('POST', CALLS)[0]?.body).toEqual({
      subject: 'What we learned in May',
      content: '<p>Three things.</p>',
    });
    await waitFor(() => expect(window.location.pathname).toBe(`${PATH}/${draft.id}`));
  });

  it('NEWS-1 are changed on the opened version, and deleted after confirmation', async () => {
    const { user, server, said } = await open(`${PATH}/${draft.id}/edit`);
    server
      .on(`PUT ${CALLS}/${draft.id}`, answer(draft))
      .on(`DELETE ${CALLS}/${draft.id}`, { status: 200, body: { success: true, message: 'x' } });
    await user.type(await screen.findByLabelText(/^Subject/), '!');
    await user.click(screen.getByRole('button', { name: 'Save Draft' }));
    await waitFor(() => expect(said()).toEqual(['Draft saved']));
    expect(server.sent('PUT')[0]?.headers).toMatchObject({ 'If-Match': '"3"' });
    await waitFor(() => expect(window.location.pathname).toBe(PATH));
    await user.click(screen.getByRole('button', { name: `Actions for ${draft.subject}` }));
    await user.click(await findMenuItem('Delete'));
    await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual(['Draft saved', 'Draft deleted successfully']));
  });

  it('NEWS-1 are sent as a test, and sent once after a confirmation that shows the number of recipients', async () => {
    const { user, server, said } = await open(`${PATH}/${draft.id}`);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server
      .on(`POST ${CALLS}/${draft.id}/test`, answer(undefined, 'A test mail is on its way to ada@atelier.local'))
      .on(`POST ${CALLS}/${draft.id}/send`, async () => {
        await held;
        const sending = { ...draft, state: 'sending', sent_at: WHEN };
        server.on(`GET ${CALLS}/${draft.id}`, answer({ ...sending, counts: { ...draft.counts, sent: 340 } }));
        return { status: 202, body: { success: true, message: 'Your newsletter is on its way', data: sending } };
      });
    const frame = await screen.findByTitle('Preview of the email');
    expect(frame.getAttribute('srcdoc')).toBe(draft.content);
    expect(screen.getByText('Atelier <hello@atelier.local>')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Send Test to Me/ }));
    await waitFor(() => expect(said()).toEqual(['A test mail is on its way to ada@atelier.local']));
    await user.click(await screen.findByRole('button', { name: /Send to 1,234 subscribers/ }));
    const dialog = within(await findDialog('Send Newsletter'));
    expect(dialog.getByText(/^“What we learned in May” goes to 1,234 subscribers now/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await user.click(screen.getByRole('button', { name: /Send to 1,234 subscribers/ }));
    release();
    expect(await screen.findByText('Sending: 340 of 1,234')).toBeTruthy();
    expect(server.sent('POST', `${CALLS}/${draft.id}/send`).map(({ headers }) => headers['If-Match'])).toEqual(['"3"']);
    expect(screen.queryByRole('button', { name: /Send to/ })).toBeNull();
  });

  it('NEWS-1 show their counts once sent, and link to the failed mails', async () => {
    await open(`${PATH}/${sent.id}`);
    const results = within(await screen.findByRole('region', { name: 'Results' }));
    expect(results.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1,200',
      '1,197',
      '3',
      '4',
      '2',
    ]);
    expect(results.getByRole('link', { name: 'See failed emails' })).toBeTruthy();
  });
});
