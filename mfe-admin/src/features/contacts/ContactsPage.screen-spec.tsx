import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';
import { aSubmission, submissionList, submissionStats } from '../../testing/samples';

const TWO = [aSubmission(), aSubmission({ id: 'b2', name: 'Alan Turing', email: 'alan@example.com', subject: '' })];

const open = async (address = '/admin/contacts', role = 'support', server = new FakeServer()) => {
  server.on('GET /contact', submissionList(TWO, 12)).on('GET /contact/stats', submissionStats);
  const admin = await renderAdmin(address, { server, admin: anAdmin(role) });
  await screen.findByText('2 of 12 submissions');
  return { ...admin, user: userEvent.setup() };
};

const lastList = (server: FakeServer) =>
  new URLSearchParams(server.calls.findLast(({ path }) => path.startsWith('/contact?'))?.path.split('?')[1]);

describe('contact manager', () => {
  it('ACON-1 shows a header, five figures, and rows', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Contact Manager' })).toBeTruthy();
    expect(screen.getByText('Manage contact submissions and customer inquiries')).toBeTruthy();
    const figures = within(screen.getByRole('list', { name: 'Statistics' })).getAllByRole('button');
    await waitFor(() =>
      expect(figures.map((figure) => figure.textContent)).toEqual([
        'Total10',
        'New4',
        'In Progress3',
        'Responded2',
        'Closed1',
      ]),
    );
    expect(screen.getByText('No Subject')).toBeTruthy();
  });

  it('ACON-1 requests the list by the query in the URL', async () => {
    const { server } = await open('/admin/contacts?status=new&service=other&priority=high&search=ada&page=2&size=5');
    const asked = Object.fromEntries(lastList(server));
    expect(asked).toEqual({
      page: '2',
      limit: '5',
      sort: 'created_at',
      order: 'DESC',
      search: 'ada',
      status: 'new',
      service_interest: 'other',
      priority: 'high',
    });
  });

  it('ACON-1 filters by a clicked figure and returns to the first page', async () => {
    const { user } = await open('/admin/contacts?page=2');
    await user.click(screen.getByRole('button', { name: /^In Progress/ }));
    expect(window.location.search).toBe('?status=in_progress');
  });

  it('ACON-1 sorts by a column, and reverses the order on a second click', async () => {
    const { user, server } = await open();
    const title = screen.getByRole('button', { name: 'Contact' });
    await user.click(title);
    await waitFor(() => expect(window.location.search).toBe('?sort=name&order=ASC'));
    await user.click(title);
    await waitFor(() => expect(lastList(server).get('order')).toBe('DESC'));
    expect(screen.getByRole('columnheader', { name: 'Contact' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('ACON-1 shows different empty states for no matches and for no submissions', async () => {
    const server = new FakeServer().on('GET /contact', submissionList([]));
    const filtered = await renderAdmin('/admin/contacts?search=zz', { server, admin: anAdmin('support') });
    expect(await screen.findByText('Try adjusting your search or filters')).toBeTruthy();
    filtered.unmount();
    await renderAdmin('/admin/contacts', { server, admin: anAdmin('support') });
    expect(await screen.findByText('Contact submissions will appear here')).toBeTruthy();
  });

  it('ACON-1 empties the list and shows the reason if loading fails', async () => {
    const server = new FakeServer().on('GET /contact', { status: 403, body: { message: 'No inbox today' } });
    const { said } = await renderAdmin('/admin/contacts', { server, admin: anAdmin('support') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(said()).toEqual(['Failed to load submissions: No inbox today']);
  });

  it('ACON-2 shows the details with the message exactly as written', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /A compiler for us/ }));
    const dialog = await findDialog('Contact Submission Details');
    expect(within(dialog).getByText('50k 100k')).toBeTruthy();
    expect(within(dialog).getByText(/First line/).textContent).toBe('First line.\nSecond line.');
    expect(within(dialog).queryByText('Timeline')).toBeNull();
  });

  it('ACON-2 rolls back a status that the server rejects', async () => {
    const server = new FakeServer().on('PATCH /contact/a1/status', { status: 500, body: {} });
    const { user, said } = await open('/admin/contacts', 'support', server);
    await user.click(screen.getByRole('button', { name: 'Actions for Grace Hopper' }));
    await user.click(await findMenuItem('Mark Closed'));
    await waitFor(() => expect(said()).toEqual(['Failed to update status']));
    expect(server.sent('PATCH')[0]?.body).toEqual({ status: 'closed' });
    await waitFor(() => expect(within(screen.getByRole('table')).queryByText('Closed')).toBeNull());
  });

  it('ACON-2 names who saved first, and rolls the row back unless the user overwrites it', async () => {
    const conflict = {
      status: 409,
      body: { data: { version: 4, updated_by: 'Samira Member', updated_at: '2026-05-04T09:30:00.000Z' } },
    };
    const answers = [
      conflict,
      conflict,
      { status: 200, body: { data: aSubmission({ status: 'closed', version: 5 }) } },
    ];
    const server = new FakeServer().on('PATCH /contact/a1/status', () => answers.shift() ?? conflict);
    const { user, said } = await open('/admin/contacts', 'support', server);
    const close = async () => {
      await user.click(screen.getByRole('button', { name: 'Actions for Grace Hopper' }));
      await user.click(await findMenuItem('Mark Closed'));
      return within(await findDialog('Changed in the meantime'));
    };
    const clash = await close();
    expect(clash.getByText(/^Changed in the meantime by Samira Member on May 4, 2026/)).toBeTruthy();
    await user.click(clash.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(within(screen.getByRole('table')).queryByText('Closed')).toBeNull());
    await user.click((await close()).getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(said()).toEqual(['Status updated successfully']));
    expect(server.sent('PATCH').map(({ headers }) => headers['If-Match'])).toEqual(['"1"', '"1"', '"4"']);
  });

  it('ABULK-1 asks for confirmation before it deletes a submission, and deletes nothing on Cancel', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for Grace Hopper' }));
    await user.click(await findMenuItem('Delete'));
    const dialog = await findDialog('Delete');
    expect(
      within(dialog).getByText(
        'Are you sure you want to delete this submission? You can restore it from the Trash for 30 days.',
      ),
    ).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(server.sent('DELETE')).toEqual([]);
  });

  it('ABULK-1 sends one request for each selected item and reports failed ones by name', async () => {
    const server = new FakeServer()
      .on('PATCH /contact/a1/status', { status: 200, body: { success: true } })
      .on('PATCH /contact/b2/status', { status: 409, body: { message: 'Somebody else was faster' } });
    const { user, said } = await open('/admin/contacts', 'support', server);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    await user.click(await findMenuItem(/Mark as Responded/));
    const question = await findDialog('Mark as Responded');
    expect(
      within(question).getByText('Are you sure you want to mark as Responded 2 selected submissions?'),
    ).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    const report = await findDialog('Some items were not changed');
    expect(within(report).getByText('Alan Turing')).toBeTruthy();
    expect(within(report).getByText('Somebody else was faster')).toBeTruthy();
    expect(server.sent('PATCH')).toHaveLength(2);
    expect(said()).toEqual([
      '1 submission marked as Responded successfully',
      'Failed to mark as Responded submissions',
    ]);
  });
});

describe('contact inbox', () => {
  const held = aSubmission({
    folder: 'quarantine',
    suspicion: { score: 10, reasons: [{ text: 'The message has 4 links', points: 5 }] },
  });

  it('ACON-1 requests the folder and the assignee given in the URL', async () => {
    const { server } = await open('/admin/contacts?folder=quarantine&assignee=me');
    expect(Object.fromEntries(lastList(server))).toMatchObject({ folder: 'quarantine', assignee: 'me' });
  });

  it('ACON-1 assigns a message to the signed-in user', async () => {
    const server = new FakeServer().on('PATCH /contact/a1/assignee', {
      status: 200,
      body: { message: 'Submission assigned to Test', data: aSubmission({ version: 2 }) },
    });
    const { user, said } = await open('/admin/contacts', 'support', server);
    await user.click(screen.getByRole('button', { name: 'Actions for Grace Hopper' }));
    await user.click(await findMenuItem('Assign to Me'));
    await waitFor(() => expect(said()).toEqual(['Submission assigned to Test']));
    expect(server.sent('PATCH')[0]?.body).toMatchObject({ userId: expect.any(String), name: expect.any(String) });
  });

  it('CON-5 shows why a message was held back, and releases it', async () => {
    const server = new FakeServer().on('PATCH /contact/a1/spam', { status: 200, body: { data: aSubmission() } });
    server.on('GET /contact', submissionList([held])).on('GET /contact/stats', submissionStats);
    await renderAdmin('/admin/contacts?folder=quarantine', { server, admin: anAdmin('support') });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /A compiler for us/ }));
    const dialog = await findDialog('Contact Submission Details');
    expect(within(dialog).getByText('The message has 4 links')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Not Spam' }));
    await waitFor(() => expect(server.sent('PATCH')[0]?.body).toEqual({ spam: false }));
  });

  it('ACON-2 opens the message that a notification links to', async () => {
    const server = new FakeServer().on('GET /contact/z9', {
      status: 200,
      body: { success: true, data: aSubmission({ id: 'z9', subject: 'Off this page' }) },
    });
    await open('/admin/contacts?open=z9', 'support', server);
    expect(within(await findDialog('Contact Submission Details')).getByText('Off this page')).toBeTruthy();
    expect(window.location.search).toBe('?open=z9');
  });

  it('ABULK-1 restores the last deleted message with Undo', async () => {
    const server = new FakeServer()
      .on('DELETE /contact/a1', { status: 200, body: { success: true, message: 'ok' } })
      .on('POST /contact/a1/restore', { status: 200, body: { message: 'Restored', data: aSubmission() } });
    const { user } = await open('/admin/contacts', 'support', server);
    await user.click(screen.getByRole('button', { name: 'Actions for Grace Hopper' }));
    await user.click(await findMenuItem('Delete'));
    await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.sent('POST', '/contact/a1/restore')).toHaveLength(1));
  });

  it('ACON-2 does not erase personal data unless the matching address is typed', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for Grace Hopper' }));
    await user.click(await findMenuItem('Personal Data'));
    const dialog = within(await findDialog('Personal Data'));
    await user.type(dialog.getByLabelText('Type the address to confirm'), 'someone@else.example');
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(dialog.getByText('The addresses don’t match')).toBeTruthy();
    expect(server.sent('POST')).toEqual([]);
  });

  it('ACON-2 keeps the personal data of the next person open while an erasure ends', async () => {
    const erased = Promise.withResolvers<void>();
    const server = new FakeServer().on('POST /contact/persons/erase', async () => {
      await erased.promise;
      return { status: 200, body: { success: true, message: 'Personal data erased' } };
    });
    const { user, said } = await open('/admin/contacts', 'super_admin', server);
    await user.click(screen.getByRole('button', { name: 'Actions for Grace Hopper' }));
    await user.click(await findMenuItem('Personal Data'));
    const first = within(await findDialog('Personal Data'));
    await user.type(first.getByLabelText('Type the address to confirm'), aSubmission().email);
    await user.click(first.getByRole('button', { name: 'Erase' }));
    await user.click(first.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Actions for Alan Turing' }));
    await waitFor(() => expect(screen.getAllByRole('menuitem', { name: 'Personal Data' })).toHaveLength(2));
    for (const item of screen.getAllByRole('menuitem', { name: 'Personal Data' }).slice(1)) fireEvent.click(item);
    erased.resolve();
    await waitFor(() => expect(said()).toContain('Personal data erased'));
    const next = within(await findDialog('Personal Data'));
    expect(next.getByText('Everything about alan@example.com')).toBeTruthy();
    expect(next.getByRole('button', { name: 'Erase' }).className).not.toContain('loading');
  });
});
