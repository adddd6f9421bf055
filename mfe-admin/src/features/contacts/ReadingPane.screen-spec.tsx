import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WIDE } from '../../layout/useMediaQuery';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';
import { aSubmission, submissionList, submissionStats } from '../../testing/samples';

const GRACE = aSubmission();
const ALAN = aSubmission({ id: 'b2', name: 'Alan Turing', subject: 'A riddle', message: 'Can it think?' });

const open = async (address = '/admin/contacts', server = new FakeServer()) => {
  server.on('GET /contact', submissionList([GRACE, ALAN], 2)).on('GET /contact/stats', submissionStats);
  const admin = await renderAdmin(address, { server, admin: anAdmin('support') });
  await screen.findByText('2 of 2 submissions');
  return { ...admin, user: userEvent.setup() };
};

const findPane = async (subject: string) => within(await screen.findByRole('region', { name: subject }));
const findSubject = (subject: string) => screen.findByRole('button', { name: new RegExp(`^${subject}`) });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('reading pane on a wide screen', () => {
  beforeEach(() => {
    const narrow = window.matchMedia;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...narrow(query),
      matches: query === WIDE || narrow(query).matches,
    }));
  });
  afterEach(() => void jest.restoreAllMocks());

  it('ACON-2 shows the selected message beside the list, and puts it into the URL', async () => {
    const { user } = await open();
    await user.click(await findSubject(GRACE.subject));
    const pane = await findPane(GRACE.subject);
    expect(pane.getByText(/First line/).textContent).toBe('First line.\nSecond line.');
    expect(pane.getByText('50k 100k')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.search).toBe('?open=a1');
    const current = (await findSubject(GRACE.subject)).closest('li');
    expect(current?.getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('2 of 2 submissions')).toBeTruthy();
  });

  it('ACON-2 moves focus to the message, and back to its row on close', async () => {
    const { user } = await open();
    await user.click(await findSubject('A riddle'));
    const pane = await findPane('A riddle');
    expect(document.activeElement).toBe(pane.getByRole('heading', { name: 'A riddle' }));
    press('Escape');
    await waitFor(() => expect(screen.getByRole('table')).toBeTruthy());
    expect(document.activeElement).toBe(await findSubject('A riddle'));
    expect(window.location.search).toBe('');
  });

  it('ACON-2 moves to the next and previous message with J and K, and Back returns to the list', async () => {
    const { user } = await open();
    await user.click(await findSubject(GRACE.subject));
    await findPane(GRACE.subject);
    press('j');
    await findPane('A riddle');
    expect(window.location.search).toBe('?open=b2');
    press('j');
    expect(window.location.search).toBe('?open=b2');
    press('k');
    await findPane(GRACE.subject);
    window.history.back();
    await waitFor(() => expect(screen.getByRole('table')).toBeTruthy());
    expect(window.location.search).toBe('');
  });

  it('ACON-2 opens from a link, even for a message that the list does not show', async () => {
    const elsewhere = aSubmission({ id: 'z9', subject: 'Off this page' });
    const server = new FakeServer().on('GET /contact/z9', { status: 200, body: { success: true, data: elsewhere } });
    await open('/admin/contacts?open=z9', server);
    await findPane('Off this page');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ACON-2 reports that the linked message no longer exists', async () => {
    const gone = { status: 404, body: { message: 'Submission not found' } };
    const { said } = await open('/admin/contacts?open=z9', new FakeServer().on('GET /contact/z9', gone));
    await waitFor(() => expect(said()).toHaveLength(1));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('ACON-2 closes without a message once the shown message was deleted with others', async () => {
    const bulk = { status: 200, body: { success: true, message: 'ok' } };
    const found = { status: 200, body: { success: true, data: GRACE } };
    const server = new FakeServer().on('GET /contact/a1', found).on('DELETE /contact/a1', bulk);
    const { user, said } = await open('/admin/contacts?open=a1', server);
    await findPane(GRACE.subject);
    await user.click(screen.getByRole('checkbox', { name: 'Select the message from Grace Hopper' }));
    await user.click(await screen.findByRole('button', { name: /Bulk Actions/ }));
    await user.click(await findMenuItem('Delete Selected'));
    server
      .on('GET /contact', submissionList([ALAN], 1))
      .on('GET /contact/a1', { status: 404, body: { message: 'Submission not found' } });
    await user.click(within(await findDialog('Delete Selected')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('region', { name: GRACE.subject })).toBeNull();
    expect(said()).toEqual(['1 submission deleted successfully']);
  });

  it('ACON-2 saves notes over a colleague’s change without taking back the status', async () => {
    const conflict = { version: 2, updated_by: 'Sue Agent', updated_at: '2026-05-04T09:30:00.000Z' };
    const answered = { ...GRACE, status: 'responded' as const, version: 2 };
    const late = { status: 409, body: { success: false, message: 'Changed', data: conflict } };
    const answers = [late, { status: 200, body: { success: true, data: { ...answered, version: 3 } } }];
    const server = new FakeServer()
      .on('GET /contact/a1', { status: 200, body: { success: true, data: GRACE } })
      .on('PUT /contact/a1/status', () => answers.shift() ?? late);
    const { user } = await open('/admin/contacts?open=a1', server);
    const pane = await findPane(GRACE.subject);
    await user.type(pane.getByRole('textbox', { name: 'Internal Notes' }), 'Knows Ada');
    server.on('GET /contact/a1', { status: 200, body: { success: true, data: answered } });
    await user.click(pane.getByRole('button', { name: 'Save Notes' }));
    await user.click(within(await findDialog('Changed in the meantime')).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(server.sent('PUT')).toHaveLength(2));
    expect(server.sent('PUT').map(({ body }) => body)).toEqual([
      { status: GRACE.status, notes: 'Knows Ada' },
      { status: 'responded', notes: 'Knows Ada' },
    ]);
  });

  it('ACON-2 asks before it replaces notes that a colleague saved while the user was writing, and shows both', async () => {
    const sues = { ...GRACE, notes: 'Wants a call at noon', version: 2 };
    const conflict = { version: 2, updated_by: 'Sue Agent', updated_at: '2026-05-04T09:30:00.000Z' };
    const server = new FakeServer().on('PUT /contact/a1/status', ({ headers }) =>
      headers['If-Match'] === '"2"'
        ? { status: 200, body: { success: true, data: { ...sues, version: 3 } } }
        : { status: 409, body: { success: false, message: 'Changed', data: conflict } },
    );
    server.on('GET /contact/a1', { status: 200, body: { success: true, data: GRACE } });
    const { user } = await open('/admin/contacts?open=a1', server);
    const pane = await findPane(GRACE.subject);
    const notes = pane.getByRole<HTMLTextAreaElement>('textbox', { name: 'Internal Notes' });
    await user.type(notes, 'Knows Ada');
    server
      .on('GET /contact', submissionList([sues, ALAN], 2))
      .on('GET /contact/a1', { status: 200, body: { success: true, data: sues } });
    const reads = server.calls.length;
    await user.click(screen.getByRole('button', { name: /Refresh/ }));
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(reads + 1));
    await user.click(pane.getByRole('button', { name: 'Save Notes' }));
    const dialog = await findDialog('Changed in the meantime');
    await user.click(within(dialog).getByRole('button', { name: 'Compare' }));
    await waitFor(() => expect(dialog.textContent).toMatch(/Wants a call at noon/));
    await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(notes.value).toBe('Wants a call at noon'));
    expect(server.sent('PUT')).toHaveLength(1);
  });

  it('ACON-2 takes no text into the notes while they are being saved, since the save would discard it', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const server = new FakeServer()
      .on('GET /contact/a1', { status: 200, body: { success: true, data: GRACE } })
      .on('PUT /contact/a1/status', async () => {
        await held;
        return { status: 200, body: { success: true, data: { ...GRACE, notes: 'Knows Ada', version: 2 } } };
      });
    const { user, said } = await open('/admin/contacts?open=a1', server);
    const pane = await findPane(GRACE.subject);
    const notes = pane.getByRole<HTMLTextAreaElement>('textbox', { name: 'Internal Notes' });
    await user.type(notes, 'Knows Ada');
    await user.click(pane.getByRole('button', { name: 'Save Notes' }));
    await user.type(notes, ', and Charles');
    expect(notes.value).toBe('Knows Ada');
    release();
    await waitFor(() => expect(said()).toEqual(['Notes saved']));
    await user.type(notes, 'Knows Charles');
    expect(notes.value).toContain('Knows Charles');
  });

  it('ACON-2 opens the details dialog for the same message with View Details', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for Alan Turing' }));
    await user.click(await findMenuItem('View Details'));
    const dialog = within(await findDialog('Contact Submission Details'));
    expect(dialog.getByText('Can it think?')).toBeTruthy();
    expect(screen.getByRole('table')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'A riddle' })).toBeNull();
  });

  it('ACON-2 stays open while the user writes a response, and then shows the response', async () => {
    const sent: object[] = [];
    const server = new FakeServer()
      .on('GET /contact/a1', () => ({
        status: 200,
        body: { success: true, data: { ...GRACE, version: 1 + sent.length } },
      }))
      .on('GET /contact/a1/responses', () => ({ status: 200, body: { success: true, data: sent } }))
      .on('POST /contact/a1/response', () => {
        sent.push({
          id: 'r1',
          response: 'We can start in June.',
          notes: null,
          responded_by: 'Samira Member',
          created_at: '2026-05-05T08:00:00.000Z',
        });
        return { status: 201, body: { success: true } };
      });
    const { user } = await open('/admin/contacts', server);
    await user.click(await findSubject(GRACE.subject));
    const pane = await findPane(GRACE.subject);
    await user.click(pane.getByRole('button', { name: 'Send Response' }));
    const reply = within(await findDialog('Send Response'));
    await user.type(reply.getByLabelText(/^Response Message/), 'We can start in June.');
    await user.click(reply.getByRole('button', { name: 'Send Response' }));
    await waitFor(() => expect(screen.queryByText(/^Responding to/)).toBeNull());
    await pane.findByText('We can start in June.');
  });
});

describe('reading dialogs', () => {
  it('ACON-2 do not focus a field, so that reading starts at the top', async () => {
    const { user } = await open();
    await user.click(await findSubject(GRACE.subject));
    const dialog = await findDialog('Contact Submission Details');
    expect(within(dialog).getByRole('textbox', { name: 'Internal Notes' })).not.toBe(document.activeElement);
    expect(document.activeElement?.matches('input, textarea')).toBe(false);
  });
});
