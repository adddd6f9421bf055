import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';
import { aSubmission, submissionList, submissionStats } from '../../testing/samples';
import { toChoices } from '../../testing/toChoices';

const TWO = [aSubmission(), aSubmission({ id: 'b2', name: 'Alan Turing', subject: '' })];

const open = async (address = '/admin/contacts', role = 'support', server = new FakeServer()) => {
  server.on('GET /contact', submissionList(TWO, 12)).on('GET /contact/stats', submissionStats);
  const admin = await renderAdmin(address, { server, admin: anAdmin(role) });
  await screen.findByText('2 of 12 submissions');
  return { ...admin, user: userEvent.setup() };
};

const lists = (server: FakeServer) => server.calls.filter(({ path }) => path.startsWith('/contact?')).length;

const lastList = (server: FakeServer) =>
  new URLSearchParams(server.calls.findLast(({ path }) => path.startsWith('/contact?'))?.path.split('?')[1]);

const getMenu = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};

describe('contact manager list', () => {
  it('ACON-1 has the specified columns, four of them sortable', async () => {
    await open();
    const titles = screen.getAllByRole('columnheader');
    expect(titles.map((title) => title.textContent)).toEqual([
      'Selected',
      'Contact',
      'Subject',
      'Service',
      'Status',
      'Priority',
      'Date',
      'Actions',
    ]);
    const sorting = titles.filter((title) => within(title).queryByRole('button') !== null);
    expect(sorting.map((title) => title.textContent)).toEqual(['Contact', 'Subject', 'Status', 'Date']);
    expect(screen.getByRole('columnheader', { name: 'Date' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('ACON-1 shows the initial, sender, service, status, priority, date, and time of a message', async () => {
    const full = aSubmission({ company: 'Navy', priority: undefined as never });
    const server = new FakeServer().on('GET /contact/stats', submissionStats);
    server.on('GET /contact', submissionList([full]));
    await renderAdmin('/admin/contacts', { server, admin: anAdmin('support') });
    const row = within((await screen.findByText('Grace Hopper')).closest('tr') as HTMLElement);
    for (const part of ['G', 'grace@navy.example', 'Navy', 'Custom Software', 'New', 'Medium'])
      expect(row.getByText(part)).toBeTruthy();
    expect(row.getByText(/^May 4, 2026/).textContent).toMatch(/^May 4, 2026\d+:\d\d [AP]M$/);
  });

  it('ACON-1 offers a card view, which is kept in the URL', async () => {
    const { user } = await open();
    await user.click(screen.getByTitle('Card view'));
    await waitFor(() => expect(window.location.search).toBe('?view=cards'));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: /A compiler for us/ })).toBeTruthy();
  });

  it.each([
    ['Status', ['All', 'New', 'In Progress', 'Responded', 'Closed']],
    ['Kind', ['All', 'Messages', 'Applications']],
    [
      'Service',
      [
        'All',
        'Web Development',
        'Mobile Development',
        'Custom Software',
        'UI/UX Design',
        'Enterprise Solutions',
        'Consultation',
        'Other',
      ],
    ],
    ['Priority', ['All', 'High', 'Medium', 'Low']],
  ])('ACON-1 filters by %s', async (label, choices) => {
    const { user } = await open();
    expect(await toChoices(user, label)).toEqual(choices);
  });

  it('ACON-1 lists 5, 10, 25, or 50 rows per page, ten by default', async () => {
    const { user, server } = await open();
    expect(Object.fromEntries(lastList(server))).toMatchObject({ page: '1', limit: '10', sort: 'created_at' });
    await user.click(screen.getByRole('combobox', { name: 'Page Size' }));
    const sizes = await screen.findAllByTitle(/^\d+ \/ page$/);
    const offered = [...new Set(sizes.map((size) => Number.parseInt(size.title, 10)))].sort((a, b) => a - b);
    expect(offered).toEqual([5, 10, 25, 50]);
  });

  it('ACON-1 reloads list and figures on Refresh', async () => {
    const { user, server } = await open();
    const asked = () => [lists(server), server.sent('GET', '/contact/stats').length];
    const before = asked();
    await user.click(screen.getByRole('button', { name: /Refresh/ }));
    await waitFor(() => expect(asked()).toEqual(before.map((count) => count + 1)));
  });

  it.each([
    [404, 'Export feature coming soon'],
    [501, 'Export feature coming soon'],
    [500, 'Server error. Please try again later.'],
  ])('ACON-1 AMSG-1 reports an export answered with %i as: %s', async (status, words) => {
    const server = new FakeServer().on('GET /contact/export', { status, body: {} });
    const { user, said } = await open('/admin/contacts', 'support', server);
    await user.click(screen.getByRole('button', { name: /Export/ }));
    await waitFor(() => expect(said()).toEqual([words]));
  });

  it('ACON-2 shows a job application as such, with its link, and downloads its file', async () => {
    const application = aSubmission({
      name: 'Mary Shelley',
      service_interest: 'other',
      kind: 'application',
      link: 'https://ada.example.com',
      attachment: { name: 'Ada.pdf', media_type: 'application/pdf', bytes: 2048 },
    });
    const server = new FakeServer()
      .on('GET /contact', submissionList([application]))
      .on('GET /contact/stats', submissionStats)
      .on('GET /contact/a1/file', { status: 404, body: { message: 'This submission has no file' } });
    const { said } = await renderAdmin('/admin/contacts', { server, admin: anAdmin('support') });
    const user = userEvent.setup();
    const row = within((await screen.findByText('Mary Shelley')).closest('tr') as HTMLElement);
    expect(row.getByText('Application')).toBeTruthy();
    await user.click(row.getByRole('button', { name: /A compiler for us/ }));
    const dialog = within(await findDialog('Contact Submission Details'));
    expect(dialog.getByRole('link', { name: 'https://ada.example.com' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /Ada\.pdf \(2\sKB\)/ }));
    await waitFor(() => expect(server.sent('GET', '/contact/a1/file')).toHaveLength(1));
    await waitFor(() => expect(said()).toEqual(['Resource not found.']));
  });

  it('ACON-2 shows the whole menu with write and delete permission, and bulk actions once rows are selected', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: /Bulk Actions/ })).toBeNull();
    expect(await getMenu(user, 'Grace Hopper')).toEqual([
      'View Details',
      'Send Response',
      'Mark In Progress',
      'Mark Responded',
      'Mark Closed',
      'Assign to Me',
      'Mark as Spam',
      'Personal Data',
      'Delete',
    ]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('2 selected · 2 of 12 submissions')).toBeTruthy();
  });

  it('ACON-2 AUTH-3 offers no response, status change, or deletion with read-only access', async () => {
    const server = new FakeServer()
      .on('GET /contact', submissionList(TWO, 12))
      .on('GET /contact/stats', submissionStats);
    await renderAdmin('/admin/contacts', { server, admin: anAdmin('reader', { contact: { read: true } }) });
    await screen.findByText('2 of 12 submissions');
    const user = userEvent.setup();
    expect(await getMenu(user, 'Grace Hopper')).toEqual(['View Details', 'Personal Data']);
    await user.click(await findMenuItem('View Details'));
    const dialog = within(await findDialog('Contact Submission Details'));
    expect(dialog.queryByRole('button', { name: 'Send Response' })).toBeNull();
  });

  it('ACON-2 shows all details of a message, and missing ones as not specified', async () => {
    const message = aSubmission({
      phone: '+15551234567',
      timeline: '1_3_months',
      service_interest: null as never,
      subject: '',
    });
    const server = new FakeServer().on('GET /contact', submissionList([message], 1));
    server.on('GET /contact/stats', submissionStats);
    await renderAdmin('/admin/contacts', { server, admin: anAdmin('support') });
    await userEvent.setup().click(await screen.findByRole('button', { name: /No Subject/ }));
    const dialog = await findDialog('Contact Submission Details');
    const facts = [...dialog.querySelectorAll('dt')].map((name) => [name.textContent, name.nextSibling?.textContent]);
    expect(Object.fromEntries(facts)).toMatchObject({
      Name: 'Grace Hopper',
      Email: 'grace@navy.example',
      Phone: '+15551234567',
      Company: 'Not specified',
      Subject: 'No Subject',
      'Service Interest': 'Not specified',
      Status: 'New',
      Submitted: expect.stringMatching(/^May 4, 2026, /),
      'Budget Range': '50k 100k',
      Timeline: '1 3 months',
    });
    for (const button of ['Close', 'Send Response'])
      expect(within(dialog).getAllByRole('button', { name: button }).length).toBeGreaterThan(0);
  });

  it.each([
    ['Mark In Progress', 'in_progress'],
    ['Mark Responded', 'responded'],
    ['Mark Closed', 'closed'],
  ])('ACON-2 AMSG-1 %s sends only the status', async (label, status) => {
    const changed = { status: 200, body: { data: aSubmission({ version: 2 }) } };
    const server = new FakeServer().on('PATCH /contact/a1/status', changed);
    const { user, said } = await open('/admin/contacts', 'support', server);
    await getMenu(user, 'Grace Hopper');
    await user.click(await findMenuItem(label));
    await waitFor(() => expect(said()).toEqual(['Status updated successfully']));
    expect(server.sent('PATCH')[0]?.body).toEqual({ status });
  });

  it('ABULK-1 offers every status and deletion for the selected items', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual([
      'Mark as New',
      'Mark as In Progress',
      'Mark as Responded',
      'Mark as Closed',
      'Mark as Spam',
      'Delete Selected',
    ]);
  });

  it.each([
    [{ status: 200, body: { success: true, message: 'gone' } }, 'Submission deleted successfully'],
    [{ status: 500, body: {} }, 'Failed to delete submission'],
  ])('AMSG-1 reports the result of a deletion', async (answer, words) => {
    const server = new FakeServer().on('DELETE /contact/a1', answer);
    const { user, said } = await open('/admin/contacts', 'support', server);
    await getMenu(user, 'Grace Hopper');
    await user.click(await findMenuItem('Delete'));
    await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual([words]));
  });

  it('ACON-1 shows placeholders while loading, and an empty list for an answer of unknown shape', async () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    let answer: (given: { status: number; body: object }) => void = () => undefined;
    const server = new FakeServer().on('GET /contact', () => new Promise((resolve) => (answer = resolve)));
    await renderAdmin('/admin/contacts', { server, admin: anAdmin('support') });
    await waitFor(() => expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(10));
    await waitFor(() => expect(lists(server)).toBe(1));
    answer({ status: 200, body: { success: true, submissions: 'none' } });
    expect(await screen.findByText('No submissions found')).toBeTruthy();
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });
});
