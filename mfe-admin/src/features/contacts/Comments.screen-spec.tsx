import type { PermissionMap, SubmissionComment } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin } from '../../testing/renderAdmin';
import { aSubmission, submissionList, submissionStats } from '../../testing/samples';

const ADA = { id: '1', name: 'Ada Lovelace' };
const SAMIRA = { id: 'samira', name: 'Samira Member' };
const FIELD = { name: 'Add an internal comment' };

const aComment = (changes: Partial<SubmissionComment> = {}): SubmissionComment => ({
  id: 'c1',
  text: 'Can we do this?',
  author: SAMIRA,
  mentions: [],
  created_at: '2026-05-04T10:00:00.000Z',
  ...changes,
});

const aResponse = {
  id: 'r1',
  response: 'We can start in June.',
  notes: null,
  responded_by: 'Ada Lovelace',
  created_at: '2026-05-04T11:00:00.000Z',
};

const openMessage = async (server = new FakeServer(), comments: object[] = [], permissions?: PermissionMap) => {
  server
    .on('GET /contact', submissionList([aSubmission()]))
    .on('GET /contact/stats', submissionStats)
    .on('GET /auth/colleagues', { status: 200, body: { success: true, data: [ADA, SAMIRA] } })
    .on('GET /contact/a1/responses', { status: 200, body: { success: true, data: [aResponse] } })
    .on('GET /contact/a1/comments', () => ({ status: 200, body: { success: true, data: [...comments] } }));
  const admin = await renderAdmin('/admin/contacts', { server, admin: anAdmin('support', permissions) });
  const user = userEvent.setup();
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /^A compiler for us/ }));
    return within(await findDialog('Contact Submission Details'));
  };
  return { ...admin, user, open, dialog: await open() };
};

/** A server that adds each comment that it gets. */
const commenting = () => {
  const comments: SubmissionComment[] = [];
  const server = new FakeServer().on('POST /contact/a1/comments', ({ body }) => {
    const comment = aComment({ ...(body as SubmissionComment), id: `c${comments.length + 1}`, author: ADA });
    comments.push(comment);
    return { status: 201, body: { success: true, message: 'Comment added', data: comment } };
  });
  return { server, comments };
};

describe('internal comments on a message', () => {
  it('ACON-2 appear between the message and the responses by time, and are marked as internal', async () => {
    const { dialog } = await openMessage(new FakeServer(), [
      aComment({ id: 'c2', text: 'Told them.', created_at: '2026-05-04T12:00:00.000Z' }),
      aComment(),
    ]);
    await dialog.findByText('Told them.');
    const texts = dialog.getAllByRole('article').map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(/^Grace Hopper, .*Second line\.$/s),
      expect.stringMatching(/^InternalSamira Member, May 4, 2026.*Can we do this\?/),
      expect.stringMatching(/^Ada Lovelace, .*We can start in June\.$/),
      expect.stringMatching(/^InternalSamira Member, .*Told them\./),
    ]);
  });

  it('ACON-2 suggest colleagues after an @, and are sent with the mentions by Ctrl+Enter', async () => {
    const { server, comments } = commenting();
    const { dialog, user, said } = await openMessage(server, comments);
    const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', FIELD);
    await user.type(field, '@');
    const [option, ...others] = await screen.findAllByRole('menuitem');
    expect([option?.textContent, others]).toEqual(['Samira Member', []]);
    await user.click(option as HTMLElement);
    await waitFor(() => expect(field.value).toBe('@Samira Member '));
    await user.type(field, 'can we?');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(said()).toEqual(['Comment added']));
    expect(server.sent('POST', '/contact/a1/comments')[0]?.body).toEqual({
      text: '@Samira Member can we?',
      mentions: [SAMIRA],
    });
    expect(await dialog.findByText('@Samira Member can we?', { selector: 'p' })).toBeTruthy();
    expect(field.value).toBe('');
  });

  it('ACON-2 keep their text if sending fails, and are retried with the same key', async () => {
    const failure = { status: 503, body: { success: false, message: 'Please try again later' } };
    const server = new FakeServer().on('POST /contact/a1/comments', failure);
    const { dialog, user, said } = await openMessage(server);
    const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', FIELD);
    await user.type(field, 'Not lost');
    for (const times of [1, 2]) {
      await user.click(dialog.getByRole('button', { name: 'Add Comment' }));
      await waitFor(() => expect(said()).toHaveLength(times));
    }
    expect(said()[0]).toBe('Please try again later');
    expect(field.value).toBe('Not lost');
    const keys = server.sent('POST', '/contact/a1/comments').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toBeTruthy();
  });

  it('ACON-2 keep unsent text per message when the message is closed', async () => {
    const { dialog, user, open } = await openMessage();
    await user.type(await dialog.findByRole('textbox', FIELD), 'To be continued');
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.click(within(await findDialog('Close without saving?')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('textbox', FIELD)).toBeNull());
    const again = await open();
    expect(await again.findByDisplayValue('To be continued')).toBeTruthy();
  });

  it.each([
    ['write', ['Ada Lovelace']],
    ['delete', ['Ada Lovelace', 'Samira Member']],
  ])('ACON-2 can be deleted with the permission to %s messages: those by %j', async (right, names) => {
    const comments = [aComment(), aComment({ id: 'c2', author: ADA })];
    const server = new FakeServer().on('DELETE /contact/a1/comments/c2', () => {
      comments.pop();
      return { status: 200, body: { success: true, message: 'Comment deleted' } };
    });
    const contact = { read: true, write: true, delete: right === 'delete' };
    const { dialog, user, said } = await openMessage(server, comments, { contact });
    const deletions = await dialog.findAllByRole('button', { name: /^Delete the comment by/ });
    expect(deletions.map((button) => button.getAttribute('aria-label')).sort()).toEqual(
      names.map((name) => `Delete the comment by ${name}`),
    );
    await user.click(dialog.getByRole('button', { name: 'Delete the comment by Ada Lovelace' }));
    await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual(['Comment deleted']));
    expect(dialog.getAllByText('Internal')).toHaveLength(1);
  });

  it('ACON-2 are read-only without write permission', async () => {
    const { dialog } = await openMessage(new FakeServer(), [aComment({ author: ADA })], { contact: { read: true } });
    await dialog.findByText('Can we do this?');
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Delete the comment/ })).toBeNull();
  });
});
