import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';
import { aSubmission, submissionList, submissionStats } from '../../testing/samples';

const THANKS = {
  id: '0123456789abcdef01234567',
  name: 'Thanks',
  text: 'Hello {name}, thank you for “{subject}”.',
  version: 3,
  updated_at: '2026-05-04T09:30:00.000Z',
  updated_by: 'Samira Member',
};

const openResponse = async (server = new FakeServer(), replies: object[] = [THANKS]) => {
  server
    .on('GET /contact', submissionList([aSubmission()]))
    .on('GET /contact/stats', submissionStats)
    .on('GET /contact/saved-replies', () => ({ status: 200, body: { success: true, data: [...replies] } }));
  const admin = await renderAdmin('/admin/contacts', { server, admin: anAdmin('support') });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Actions for Grace Hopper' }));
  await user.click(await findMenuItem('Send Response'));
  const dialog = within(await findDialog('Send Response'));
  const response = dialog.getByLabelText<HTMLTextAreaElement>(/^Response Message/);
  const choose = async (entry: string) => {
    await user.click(dialog.getByRole('button', { name: /^Saved Replies/ }));
    const chosen = await findMenuItem(entry);
    // The menu takes the focus when it has opened.
    await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).toBeTruthy());
    await user.click(chosen);
  };
  return { ...admin, user, dialog, response, choose };
};

describe('saved replies', () => {
  it('ACON-2 are inserted at the cursor, with the name and the subject filled in from the message', async () => {
    const { user, response, choose } = await openResponse();
    await user.type(response, 'First. Last.');
    response.setSelectionRange(7, 7);
    await choose('Thanks');
    const filled = 'Hello Grace Hopper, thank you for “A compiler for us”.';
    await waitFor(() => expect(response.value).toBe(`First. ${filled}Last.`));
    expect(document.activeElement).toBe(response);
  });

  it('ACON-2 are created from the text in the response field', async () => {
    const saved = { status: 201, body: { success: true, message: 'Reply saved', data: THANKS } };
    const server = new FakeServer().on('POST /contact/saved-replies', saved);
    const { user, response, choose, said } = await openResponse(server, []);
    await user.type(response, 'We can start in June.');
    await choose('Save this text…');
    const form = within(await findDialog('Save Reply'));
    expect(form.getByLabelText<HTMLTextAreaElement>(/^Text/).value).toBe('We can start in June.');
    await user.click(form.getByRole('button', { name: 'Save Reply' }));
    expect(await form.findByText('Name is required')).toBeTruthy();
    await user.type(form.getByLabelText(/^Name/), 'June');
    await user.click(form.getByRole('button', { name: 'Save Reply' }));
    await waitFor(() => expect(said()).toEqual(['Reply saved']));
    expect(server.sent('POST')[0]?.body).toEqual({ name: 'June', text: 'We can start in June.' });
    expect(response.value).toBe('We can start in June.');
  });

  it('ACON-2 are renamed and edited, and keep the input if the name is taken', async () => {
    const taken = { status: 409, body: { success: false, message: 'There is already a saved reply named Budget' } };
    const server = new FakeServer().on(`PUT /contact/saved-replies/${THANKS.id}`, taken);
    const { user, choose, said } = await openResponse(server);
    await choose('Manage saved replies…');
    const list = within(await findDialog('Saved Replies'));
    await user.click(await list.findByRole('button', { name: 'Edit Thanks' }));
    const form = within(await findDialog('Edit Saved Reply'));
    const name = form.getByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Budget');
    await user.click(form.getByRole('button', { name: 'Save Reply' }));
    await waitFor(() => expect(said()).toEqual(['There is already a saved reply named Budget']));
    expect(server.sent('PUT')[0]?.body).toEqual({ name: 'Budget', text: THANKS.text });
    expect(form.getByDisplayValue('Budget')).toBeTruthy();
  });

  describe('with a conflicting edit', () => {
    const conflict = {
      status: 409,
      body: {
        success: false,
        message: 'This item was changed by someone else in the meantime.',
        data: { version: 4, updated_by: 'Grace Hopper', updated_at: '2026-05-04T09:30:00.000Z' },
      },
    };
    const THEIRS = { ...THANKS, text: 'Thank you, and see you soon.', version: 4 };

    const saveSecond = async () => {
      const replies: object[] = [THANKS];
      const server = new FakeServer().on(`PUT /contact/saved-replies/${THANKS.id}`, ({ headers }) => {
        replies[0] = THEIRS;
        return headers['If-Match'] === '"4"' ? { status: 200, body: { success: true, data: THEIRS } } : conflict;
      });
      const opened = await openResponse(server, replies);
      const { user, choose } = opened;
      await choose('Manage saved replies…');
      const list = within(await findDialog('Saved Replies'));
      await user.click(await list.findByRole('button', { name: 'Edit Thanks' }));
      const form = within(await findDialog('Edit Saved Reply'));
      await user.clear(form.getByLabelText(/^Text/));
      await user.type(form.getByLabelText(/^Text/), 'Thank you, and see you in June.');
      await user.click(form.getByRole('button', { name: 'Save Reply' }));
      return { ...opened, server, clash: within(await findDialog('Changed in the meantime')) };
    };
    const getVersions = (server: FakeServer) => server.sent('PUT').map(({ headers }) => headers['If-Match']);

    it('ACON-2 can be compared with the input, which is saved on request', async () => {
      const { user, server, clash, said } = await saveSecond();
      expect(clash.getByText(/^Changed in the meantime by Grace Hopper on May 4, 2026/)).toBeTruthy();
      expect(said()).toEqual([]);
      await user.click(clash.getByRole('button', { name: 'Compare' }));
      const theirs = await clash.findByRole('region', { name: 'Text, Theirs' });
      expect(theirs.textContent).toBe('Thank you, and see you soon.');
      expect(clash.getByRole('region', { name: 'Text, Mine' }).textContent).toBe('Thank you, and see you in June.');
      await user.click(clash.getByRole('button', { name: 'Keep mine' }));
      await waitFor(() => expect(said()).toEqual(['Reply saved']));
      expect(getVersions(server)).toEqual(['"3"', '"4"']);
    });

    it('ACON-2 show the newer text on Reload, and offer to restore the input', async () => {
      const { user, clash } = await saveSecond();
      await user.click(clash.getByRole('button', { name: 'Reload' }));
      expect(await screen.findByDisplayValue('Thank you, and see you soon.')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Restore' }));
      expect(screen.getByDisplayValue('Thank you, and see you in June.')).toBeTruthy();
    });
  });

  it('ACON-2 are deleted only after confirmation, on the listed version', async () => {
    const replies: object[] = [THANKS];
    const server = new FakeServer().on(`DELETE /contact/saved-replies/${THANKS.id}`, () => {
      replies.pop();
      return { status: 200, body: { success: true, message: 'Saved reply deleted' } };
    });
    const { user, choose, said } = await openResponse(server, replies);
    await choose('Manage saved replies…');
    const list = within(await findDialog('Saved Replies'));
    await user.click(await list.findByRole('button', { name: 'Delete Thanks' }));
    await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual(['Saved reply deleted']));
    expect(server.sent('DELETE')[0]?.headers).toMatchObject({ 'If-Match': '"3"' });
    expect(await list.findByText('There are no saved replies.')).toBeTruthy();
  });
});
