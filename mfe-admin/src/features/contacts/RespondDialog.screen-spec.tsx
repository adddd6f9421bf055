import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { fillIn, long } from '../../testing/formRules';
import { renderAdmin } from '../../testing/renderAdmin';
import { aSubmission, submissionList, submissionStats } from '../../testing/samples';

const openResponse = async (server = new FakeServer()) => {
  server.on('GET /contact', submissionList([aSubmission()])).on('GET /contact/stats', submissionStats);
  const admin = await renderAdmin('/admin/contacts', { server, admin: anAdmin('support') });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Grace Hopper' }));
  await user.click(await findMenuItem('Send Response'));
  const dialog = await findDialog('Send Response');
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Send Response' }));
  return { ...admin, user, dialog, send };
};

describe('presence', () => {
  const present = (...data: object[]) => ({ status: 200, body: { success: true, data } });
  const sue = { id: 's1', name: 'Sue Support', activity: 'replying' };
  const tom = { id: 't1', name: 'Tom Tester', activity: 'viewing' };

  it('ACON-2 shows who else is replying to the message or viewing it', async () => {
    const server = new FakeServer().on('PUT /auth/presence', present(sue, tom));
    const { dialog } = await openResponse(server);
    const note = await within(dialog).findByText(/Sue Support/);
    expect(note.textContent).toBe('Sue Support is replying to this message. Tom Tester is viewing this message.');
    expect(note.getAttribute('role')).toBe('status');
  });

  it('ACON-2 reports a reply when the dialog opens, and its end when the dialog closes', async () => {
    const server = new FakeServer().on('PUT /auth/presence', present());
    const { dialog, user } = await openResponse(server);
    const report = { resource: 'contact', itemId: 'a1', activity: 'replying' };
    await waitFor(() => expect(server.presence).toContainEqual(report));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(server.presence.at(-1)).toEqual({ ...report, activity: null }));
  });
});

describe('response form', () => {
  it('ACON-2 names the recipient and requires a response', async () => {
    const { dialog, send, server } = await openResponse();
    expect(within(dialog).getByText('Responding to: Grace Hopper (grace@navy.example)')).toBeTruthy();
    expect(within(dialog).getByText('Internal notes (not visible to customer)')).toBeTruthy();
    await send();
    expect(await within(dialog).findByText('Response message is required')).toBeTruthy();
    expect(server.sent('POST')).toEqual([]);
  });

  it('ACON-2 shows the message and earlier responses above the response field', async () => {
    const sent = {
      id: 'r1',
      response: 'We can start in June.',
      notes: 'Ask about the budget',
      responded_by: 'Samira Member',
      created_at: '2026-05-05T08:00:00.000Z',
    };
    const server = new FakeServer().on('GET /contact/a1/responses', {
      status: 200,
      body: { success: true, data: [sent] },
    });
    const { dialog } = await openResponse(server);
    const conversation = within(within(dialog).getByRole('region', { name: 'Conversation' }));
    await conversation.findByText('We can start in June.');
    const texts = conversation.getAllByRole('article').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(/^Grace Hopper, May 4, 2026/),
      expect.stringMatching(/^Samira Member, May 5, 2026.*June\.Internal notes: Ask about the budget$/),
    ]);
  });

  it('ACON-2 has six rows for the response and three for the notes', async () => {
    const { dialog } = await openResponse();
    const toRows = (label: string) => within(dialog).getByLabelText(label).getAttribute('rows');
    expect([toRows('Response Message *'), toRows('Internal Notes')]).toEqual(['6', '3']);
  });

  it('ACON-2 rejects a response of nine characters and notes of 501, and accepts ten and 500', async () => {
    const server = new FakeServer().on('POST /contact/a1/response', { status: 201, body: { success: true } });
    const { dialog, send, said } = await openResponse(server);
    fillIn(dialog, [
      ['Response Message *', long(9)],
      ['Internal Notes', long(501)],
    ]);
    await send();
    expect(await within(dialog).findByText('Response must be at least 10 characters')).toBeTruthy();
    expect(within(dialog).getByText('Notes must be at most 500 characters')).toBeTruthy();
    expect(server.sent('POST')).toEqual([]);
    fillIn(dialog, [
      ['Response Message *', long(10)],
      ['Internal Notes', long(500)],
    ]);
    await send();
    await waitFor(() => expect(said()).toEqual(['Response sent successfully']));
    expect(server.sent('POST')[0]?.body).toEqual({ response: long(10), notes: long(500) });
  });

  it('ACON-2 omits empty notes', async () => {
    const server = new FakeServer().on('POST /contact/a1/response', { status: 201, body: { success: true } });
    const { dialog, send } = await openResponse(server);
    fillIn(dialog, [['Response Message *', long(10)]]);
    await send();
    await waitFor(() => expect(server.sent('POST')[0]?.body).toEqual({ response: long(10) }));
  });

  it('ACON-2 sends response and notes, confirms it, and closes', async () => {
    const server = new FakeServer().on('POST /contact/a1/response', { status: 201, body: { success: true } });
    const { dialog, send, user, said } = await openResponse(server);
    await user.type(within(dialog).getByLabelText(/^Response Message/), 'Ten chars!');
    await user.type(within(dialog).getByLabelText('Internal Notes'), 'Call first');
    await send();
    await waitFor(() => expect(said()).toEqual(['Response sent successfully']));
    expect(server.sent('POST')[0]?.body).toEqual({ response: 'Ten chars!', notes: 'Call first' });
    await waitFor(() => expect(screen.queryByText(/^Responding to/)).toBeNull());
  });

  it('ACON-2 stays open with the text if sending fails', async () => {
    const server = new FakeServer().on('POST /contact/a1/response', { status: 500, body: {} });
    const { dialog, send, user, said } = await openResponse(server);
    await user.type(within(dialog).getByLabelText(/^Response Message/), 'Ten chars!');
    await send();
    await waitFor(() => expect(said()).toEqual(['Failed to send response']));
    expect(within(dialog).getByDisplayValue('Ten chars!')).toBeTruthy();
  });

  it('ACON-2 warns if a colleague has responded in the meantime, and sends only on confirmation', async () => {
    const data = { version: 2, updated_by: 'Samira Member', updated_at: '2026-05-04T09:30:00.000Z' };
    const server = new FakeServer().on('POST /contact/a1/response', ({ headers }) =>
      headers['If-Match'] === '"2"' ? { status: 201, body: { success: true } } : { status: 409, body: { data } },
    );
    const { dialog, send, said, user } = await openResponse(server);
    fillIn(dialog, [['Response Message *', long(20)]]);
    await send();
    const first = within(await findDialog('Changed in the meantime'));
    expect(first.getByText(/by Samira Member/)).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    expect((within(dialog).getByLabelText('Response Message *') as HTMLTextAreaElement).value).toBe(long(20));
    expect(said()).toEqual([]);
    await send();
    const second = within(await findDialog('Changed in the meantime'));
    await user.click(second.getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(said()).toEqual(['Response sent successfully']));
  });

  it('ACON-2 asks before it closes an unsent reply, keeps the reply for that message, and clears it once sent', async () => {
    const server = new FakeServer().on('POST /contact/a1/response', { status: 201, body: { success: true } });
    const { dialog, user } = await openResponse(server);
    await user.type(within(dialog).getByLabelText(/^Response Message/), 'We can start in June.');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    const question = within(await findDialog('Close without sending?'));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(within(dialog).getByDisplayValue('We can start in June.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(within(await findDialog('Close without sending?')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByText(/^Responding to/)).toBeNull());

    const reopen = async () => {
      await user.click(screen.getByRole('button', { name: 'Actions for Grace Hopper' }));
      await user.click(await findMenuItem('Send Response'));
      return within(await findDialog('Send Response'));
    };
    const again = await reopen();
    expect(await again.findByDisplayValue('We can start in June.')).toBeTruthy();
    await user.click(again.getByRole('button', { name: 'Send Response' }));
    await waitFor(() => expect(screen.queryByText(/^Responding to/)).toBeNull());
    const third = await reopen();
    expect(third.queryByDisplayValue('We can start in June.')).toBeNull();
  });

  it('ACON-2 keeps unsaved notes on a message while a response is sent', async () => {
    const server = new FakeServer().on('POST /contact/a1/response', { status: 201, body: { success: true } });
    server.on('GET /contact', submissionList([aSubmission()])).on('GET /contact/stats', submissionStats);
    await renderAdmin('/admin/contacts', { server, admin: anAdmin('support') });
    const user = userEvent.setup();
    const view = async () => {
      await user.click(await screen.findByRole('button', { name: 'Actions for Grace Hopper' }));
      await user.click(await findMenuItem('View Details'));
      return within(await findDialog('Contact Submission Details'));
    };
    const details = await view();
    await user.type(details.getByRole('textbox', { name: 'Internal Notes' }), 'Knows Ada');
    await user.click(details.getByRole('button', { name: 'Send Response' }));
    const reply = await findDialog('Send Response');
    fillIn(reply, [['Response Message *', long(10)]]);
    await user.click(within(reply).getByRole('button', { name: 'Send Response' }));
    await waitFor(() => expect(screen.queryByText(/^Responding to/)).toBeNull());
    const again = await view();
    expect(await again.findByDisplayValue('Knows Ada')).toBeTruthy();
    await user.click(again.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(await findDialog('Close without saving?')).toBeTruthy();
  });
});
