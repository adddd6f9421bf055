import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { findMenuItem } from '../testing/findMenuItem';
import { renderAdmin } from '../testing/renderAdmin';
import { aPostSummary, postList, postStats } from '../testing/samples';
import { aService, serviceList, serviceStats } from '../testing/serviceSamples';

const POSTS = [aPostSummary(), aPostSummary({ id: 'p2', title: 'Reading code aloud', author: null, edited: true })];
const LOOK = { screen: 'blog', view: 'table', pageSize: 10, hiddenColumns: ['Tags'] };

const open = async (
  address = '/admin/blog?view=table',
  lists: readonly object[] = [],
  role = 'editor',
  failures = 0,
) => {
  let kept: object = { savedFilters: [], density: 'comfortable', notificationsReadAt: null, lists };
  const answer = () => ({ status: 200, body: { success: true, data: kept } });
  let failuresLeft = failures;
  const answerOrFail = () => {
    failuresLeft -= 1;
    return failuresLeft < 0 ? answer() : { status: 404, body: { success: false, message: 'Not there' } };
  };
  const counted = (name: string) => ({ status: 200, body: { success: true, data: [{ name, count: 2 }] } });
  const server = new FakeServer()
    .on('GET /blog', postList(POSTS))
    .on('GET /blog/stats', postStats)
    .on('GET /blog/authors', counted('Grace Hopper'))
    .on('GET /blog/tags', counted('Design'))
    .on('GET /auth/preferences', answerOrFail)
    .on('PUT /auth/preferences', ({ body }) => {
      kept = { ...kept, ...(body as object) };
      return answer();
    });
  const admin = await renderAdmin(address, { server, admin: anAdmin(role) });
  await screen.findByText('2 of 2 posts');
  return { ...admin, user: userEvent.setup() };
};

const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const lastList = (server: FakeServer) =>
  Object.fromEntries(
    new URLSearchParams(server.calls.findLast(({ path }) => path.startsWith('/blog?'))?.path.split('?')[1]),
  );
const lastLists = (server: FakeServer) =>
  (server.sent('PUT', '/auth/preferences').at(-1)?.body as { lists: object[] } | undefined)?.lists;

describe('content table', () => {
  it('ABLG-1 shows a one-line row with a menu for each post, ten per page', async () => {
    const { server, user } = await open();
    expect(titles()).toEqual(['Selected', 'Title', 'Status', 'Category', 'Tags', 'Author', 'Views', 'Date', 'Actions']);
    expect(lastList(server)).toMatchObject({ page: '1', limit: '10' });
    const row = within(screen.getByRole('row', { name: /Reading code aloud/ }));
    expect(row.getByRole('link', { name: 'Reading code aloud' }).getAttribute('href')).toBe('/admin/blog/p2/edit');
    for (const part of ['Draft', 'No author', 'Edited, not published']) expect(row.getByText(part)).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Actions for Reading code aloud' }));
    expect(await findMenuItem('Preview')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(row.getByRole('checkbox', { name: 'Select Reading code aloud' }));
    expect(screen.getByText('1 selected · 2 of 2 posts')).toBeTruthy();
  });

  it('ABLG-1 contains no links for read-only staff', async () => {
    await open('/admin/blog?view=table', [], 'viewer');
    expect(within(screen.getByRole('table')).queryByRole('link')).toBeNull();
  });

  it('ABLG-1 sorts by title and date in both directions, also by keyboard', async () => {
    const { server, user } = await open();
    const sortedBy = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
    expect([sortedBy('Date'), sortedBy('Title')]).toEqual(['descending', null]);
    within(screen.getByRole('columnheader', { name: 'Title' }))
      .getByRole('button')
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lastList(server)).toMatchObject({ sort: 'title' }));
    await user.keyboard(' ');
    await waitFor(() => expect(lastList(server)).toMatchObject({ sort: 'title_desc' }));
    expect([sortedBy('Date'), sortedBy('Title')]).toEqual([null, 'descending']);
  });

  it('APRO-1 saves the view and page size per user, and keeps the settings of other lists', async () => {
    const other = { ...LOOK, screen: 'projects' };
    const { server, user } = await open('/admin/blog', [other]);
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByTitle('Table view'));
    await screen.findByRole('table');
    const look = { screen: 'blog', view: 'table', pageSize: 10, hiddenColumns: [] };
    await waitFor(() => expect(lastLists(server)).toEqual([other, look]));
    await user.click(screen.getByRole('combobox', { name: 'Page Size' }));
    await user.click(await screen.findByTitle('50 / page'));
    await waitFor(() => expect(lastLists(server)).toEqual([other, { ...look, pageSize: 50 }]));
    await waitFor(() => expect(lastList(server)).toMatchObject({ limit: '50' }));
  });

  it('APRO-1 keeps the settings of other lists if the preferences could not be loaded before', async () => {
    const other = { ...LOOK, screen: 'projects' };
    const { server, user } = await open('/admin/blog', [other], 'editor', 1);
    await user.click(screen.getByTitle('Table view'));
    await waitFor(() => expect(lastLists(server)).toEqual([other, expect.objectContaining({ view: 'table' })]));
  });

  it('APRO-1 restores the last view and columns', async () => {
    await open('/admin/blog', [LOOK]);
    await screen.findByRole('table');
    expect(titles()).not.toContain('Tags');
  });

  it('APRO-1 is shown and changed as usual while the storage of the browser is full', async () => {
    const { setItem } = Storage.prototype;
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key.startsWith('atelier:')) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    try {
      const { server, user } = await open('/admin/blog', [LOOK]);
      await user.click(await screen.findByRole('button', { name: 'Columns' }));
      await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Tags' }));
      await waitFor(() => expect(lastLists(server)).toEqual([{ ...LOOK, hiddenColumns: [] }]));
      expect(titles()).toContain('Tags');
    } finally {
      full.mockRestore();
    }
  });

  it('APRO-1 prefers the view in the URL to the remembered one', async () => {
    await open('/admin/blog?view=list', [LOOK]);
    await waitFor(() => expect(document.querySelector('[data-view="list"]')).toBeTruthy());
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('ABLG-1 shows the selected columns, and keeps the column menu open', async () => {
    const { server, user } = await open('/admin/blog', [LOOK]);
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    const tags = await screen.findByRole('menuitemcheckbox', { name: 'Tags' });
    expect(tags.getAttribute('aria-checked')).toBe('false');
    await user.click(tags);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Views' }));
    await waitFor(() => expect(lastLists(server)).toEqual([{ ...LOOK, hiddenColumns: ['Views'] }]));
    expect(titles()).toEqual(expect.arrayContaining(['Tags']));
    expect(titles()).not.toContain('Views');
  });

  it('ABLG-1 filters by author, tag, and date', async () => {
    const { server, user } = await open();
    for (const [label, choice] of [
      ['Author', 'Grace Hopper'],
      ['Tag', 'Design'],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: label }));
      await user.click(await screen.findByTitle(choice));
    }
    await waitFor(() => expect(lastList(server)).toMatchObject({ author: 'Grace Hopper', tag: 'Design' }));
    await user.click(screen.getByRole('combobox', { name: 'Date' }));
    await user.click(await screen.findByTitle('Last 7 days'));
    await waitFor(() => expect(lastList(server)).toMatchObject({ from: expect.stringMatching(/T00:00:00.000Z$/) }));
  });

  it('ASVC-1 shows service details in the services table', async () => {
    const server = new FakeServer()
      .on('GET /services', serviceList([aService()]))
      .on('GET /services/stats', serviceStats);
    await renderAdmin('/admin/services?view=table', { server, admin: anAdmin('editor') });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Actions for Web Development' }));
    await user.click(await findMenuItem('View Details'));
    expect(await findDialog('Web Development')).toBeTruthy();
  });
});
