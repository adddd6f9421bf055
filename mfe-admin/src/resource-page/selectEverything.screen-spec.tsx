import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer, type SeenCall } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { findMenuItem } from '../testing/findMenuItem';
import { renderAdmin } from '../testing/renderAdmin';
import { aPostSummary, aSubmission, postStats, submissionStats } from '../testing/samples';

const TOTAL = 130;
const LATE = 'This item was changed by someone else in the meantime.';
const range = (count: number) => Array.from({ length: count }, (_none, index) => index);

const pageOf = <Item,>({ path }: SeenCall, all: readonly Item[], name: string) => {
  const query = new URLSearchParams(path.split('?')[1]);
  const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
  const data = all.slice((page - 1) * limit, page * limit);
  const pagination = { page, limit, total: all.length, totalPages: Math.ceil(all.length / limit) };
  return { status: 200, body: { success: true, data, [name]: data, total: all.length, pagination } };
};

/** Answers a result for each item of a bulk call; those in `refused` fail. */
const results = ({ body }: SeenCall, refused: readonly string[] = []) => {
  const { updates = [], ids = [] } = body as { updates?: { id: string }[]; ids?: ({ id: string } | string)[] };
  const data = [...updates, ...ids]
    .map((one) => (typeof one === 'string' ? one : one.id))
    .map((id) => ({ id, success: !refused.includes(id), message: refused.includes(id) ? LATE : 'ok' }));
  return { status: 200, body: { success: true, message: '', data, succeeded: 0, failed: 0 } };
};

const POSTS = range(TOTAL).map((index) => aPostSummary({ id: `p${index}`, title: `Post ${index}`, version: 3 }));

const open = async (server = new FakeServer(), address = '/admin/blog?status=draft', posts = POSTS) => {
  server.on('GET /blog', (call) => pageOf(call, posts, 'posts')).on('GET /blog/stats', postStats);
  const admin = await renderAdmin(address, { server, admin: anAdmin('editor') });
  await screen.findByText(`12 of ${TOTAL} posts`);
  return { ...admin, user: userEvent.setup() };
};

type User = ReturnType<typeof userEvent.setup>;

const selectEverything = async (user: User) => {
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: `Select all ${TOTAL} matching` }));
};

const run = async (user: User, action: string) => {
  await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
  await user.click(await findMenuItem(action));
  const question = await findDialog(action);
  await user.click(within(question).getByRole('button', { name: 'Confirm' }));
  return question;
};

describe('selection of all matching items', () => {
  it('ABULK-1 is changed in batches on the listed versions, with a report by name', async () => {
    const server = new FakeServer().on('PATCH /blog/bulk', (call) => results(call, ['p7', 'p120']));
    const { user, said } = await open(server);
    await selectEverything(user);
    expect(screen.getByText(`${TOTAL} selected · 12 of ${TOTAL} posts`)).toBeTruthy();
    const question = await run(user, 'Publish Selected');
    expect(question.textContent).toContain(`Are you sure you want to publish ${TOTAL} selected posts?`);
    const report = within(await findDialog('Some items were not changed'));
    expect(report.getByText('128 done, 2 failed:')).toBeTruthy();
    expect(report.getByText('Post 120').nextSibling?.textContent).toBe(LATE);
    expect(said()).toEqual(['128 posts published successfully', 'Failed to publish posts']);
    const sent = server.sent('PATCH').map(({ body }) => (body as { updates: object[] }).updates);
    expect(sent.map(({ length }) => length)).toEqual([50, 50, 30]);
    expect(sent[0]?.[0]).toMatchObject({ id: 'p0', expectedVersion: 3, data: { status: 'published' } });
    const read = server.sent('GET').filter(({ path }) => path.includes('limit=100'));
    expect(read.map(({ path }) => path)).toEqual([1, 2].map((page) => `/blog?page=${page}&limit=100&status=draft`));
  });

  it('ABULK-1 is deleted, and restored by Undo', async () => {
    const server = new FakeServer()
      .on('DELETE /blog/bulk', (call) => results(call))
      .on('POST /trash/post/restore', (call) => results(call));
    const { user, said } = await open(server);
    await selectEverything(user);
    await run(user, 'Delete Selected');
    await screen.findByText(`${TOTAL} posts deleted successfully`);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(said()).toEqual([`${TOTAL} posts restored successfully`]));
    expect(server.sent('POST', '/trash/post/restore')).toHaveLength(3);
  });

  it('ABULK-1 shows its progress, stops on request, and names the items that were not processed', async () => {
    let release: (() => void) | undefined;
    const server = new FakeServer().on('DELETE /blog/bulk', async (call) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return results(call);
    });
    const { user } = await open(server);
    await selectEverything(user);
    await run(user, 'Delete Selected');
    expect(await screen.findByText(`Delete Selected: 0 of ${TOTAL}`)).toBeTruthy();
    await waitFor(() => expect(server.sent('DELETE')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    release?.();
    const report = within(await findDialog('Some items were not changed'));
    expect(report.getByText('50 done, 80 failed:')).toBeTruthy();
    expect(report.getAllByText('Stopped before its turn.')).toHaveLength(80);
    expect(server.sent('DELETE')).toHaveLength(1);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('ABULK-1 is left alone if it is stopped while it is still being read', async () => {
    const { user, server } = await open(new FakeServer().on('DELETE /blog/bulk', (call) => results(call)));
    await selectEverything(user);
    let release: () => void = () => undefined;
    server.on('GET /blog', async (call) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      server.on('GET /blog', (next) => pageOf(next, POSTS, 'posts'));
      return pageOf(call, POSTS, 'posts');
    });
    await run(user, 'Delete Selected');
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    release();
    const report = within(await findDialog('Some items were not changed'));
    expect(report.getByText('0 done, 130 failed:')).toBeTruthy();
    expect(server.sent('DELETE')).toEqual([]);
  });

  it('ABULK-1 asks before the page is left, and then stops', async () => {
    let release: () => void = () => undefined;
    const server = new FakeServer().on('DELETE /blog/bulk', async (call) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return results(call);
    });
    const { user, said } = await open(server);
    await selectEverything(user);
    await run(user, 'Delete Selected');
    await waitFor(() => expect(server.sent('DELETE')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Trash' }));
    const question = within(await findDialog('Still in progress'));
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/trash'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    release();
    await waitFor(() => expect(said()).toContain('Failed to delete posts'));
    expect(server.sent('DELETE')).toHaveLength(1);
  });

  it.each(['Confirm', 'Cancel'])(
    'ABULK-1 asks again if more items match by then, and follows the answer %s',
    async (answer) => {
      const server = new FakeServer().on('DELETE /blog/bulk', (call) => results(call));
      const { user, said } = await open(server);
      await selectEverything(user);
      const more = [...POSTS, aPostSummary({ id: 'late', title: 'A late post', version: 1 })];
      server.on('GET /blog', (call) => pageOf(call, more, 'posts'));
      await run(user, 'Delete Selected');
      await screen.findByText(/^The selection has grown by 1 post\. .* delete 131 selected posts\?$/);
      const question = within(await findDialog('Delete Selected'));
      expect(server.sent('DELETE')).toEqual([]);
      await user.click(question.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      expect(said()).toEqual(answer === 'Confirm' ? [`${TOTAL + 1} posts deleted successfully`] : []);
      expect(server.sent('DELETE')).toHaveLength(answer === 'Confirm' ? 3 : 0);
    },
  );

  it('ABULK-1 changes nothing if the list cannot be read', async () => {
    const { user, said, server } = await open();
    await selectEverything(user);
    server.on('GET /blog', { status: 503, body: { message: 'Out of order' } });
    await run(user, 'Publish Selected');
    await waitFor(() => expect(said()[0]).toContain('Failed to publish posts: '));
    expect(server.sent('PATCH')).toEqual([]);
  });

  it('ABULK-1 gets a category and tags, only where they differ, and Undo restores the former ones', async () => {
    const server = new FakeServer()
      .on('GET /blog/tags', { status: 200, body: { success: true, data: [{ name: 'Ferries', count: 3 }] } })
      .on('PATCH /blog/bulk', (call) => results(call, ['p7']));
    const posts = POSTS.map((post, index) => ({
      ...post,
      category: index < 100 ? 'news' : 'design',
      tags: index === 129 ? ['Islands', 'Ferries'] : ['Islands', 'Boats'],
    }));
    const { user, said } = await open(server, '/admin/blog?status=draft', posts);
    await selectEverything(user);
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    await user.click(await findMenuItem('Edit Category and Tags'));
    const dialog = await findDialog('Edit Category and Tags');
    const change = within(dialog).getByRole('button', { name: `Change ${TOTAL} posts` });
    await user.click(change);
    expect(within(dialog).getByRole('alert').textContent).toBe('Choose a category, or tags to add or remove.');
    await user.click(within(dialog).getByLabelText('Category'));
    await user.click(await screen.findByTitle('Design'));
    await user.type(within(dialog).getByLabelText('Add tags'), 'Ferries{Enter}');
    await user.type(within(dialog).getByLabelText('Remove tags'), 'Boats{Enter}');
    await user.click(change);
    const report = within(await findDialog('Some items were not changed'));
    expect(report.getByText('128 done, 1 failed:')).toBeTruthy();
    expect(report.getByText('Post 7').nextSibling?.textContent).toBe(LATE);
    expect(said()).toEqual(['128 posts changed successfully', 'Failed to change posts']);
    const getSent = () => server.sent('PATCH').flatMap(({ body }) => (body as { updates: object[] }).updates);
    expect(getSent()[0]).toEqual({
      id: 'p0',
      expectedVersion: 3,
      data: { category: 'design', tags: ['Islands', 'Ferries'] },
    });
    expect(getSent().at(-1)).toEqual({ id: 'p128', expectedVersion: 3, data: { tags: ['Islands', 'Ferries'] } });
    await user.click(report.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(said().at(-1)).toBe('128 posts restored successfully'));
    expect(getSent()).toContainEqual({
      id: 'p0',
      expectedVersion: 4,
      data: { category: 'news', tags: ['Islands', 'Boats'] },
    });
  });

  it('ABULK-1 says so if nothing had to be changed', async () => {
    const { user, said, server } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select Post 1' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    await user.click(await findMenuItem('Edit Category and Tags'));
    const dialog = await findDialog('Edit Category and Tags');
    await user.type(within(dialog).getByLabelText('Remove tags'), 'Not there{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Change 1 post' }));
    await waitFor(() => expect(said()).toEqual(['No posts needed a change']));
    expect(server.sent('PATCH')).toEqual([]);
  });

  it('ACON-2 also works in the inbox', async () => {
    const messages = range(TOTAL).map((index) => aSubmission({ id: `m${index}`, name: `Sender ${index}` }));
    const server = new FakeServer()
      .on('GET /contact', (call) => {
        const { status, body } = pageOf(call, messages, 'submissions');
        return { status, body: { ...body, pagination: { ...body.pagination, totalSubmissions: TOTAL } } };
      })
      .on('GET /contact/stats', submissionStats)
      .on('PATCH /contact/bulk', (call) => results(call, ['m99']));
    await renderAdmin('/admin/contacts?service=consultation', { server, admin: anAdmin('support') });
    const user = userEvent.setup();
    await screen.findByText(`10 of ${TOTAL} submissions`);
    await selectEverything(user);
    await run(user, 'Mark as Closed');
    const report = within(await findDialog('Some items were not changed'));
    expect(report.getByText('Sender 99').nextSibling?.textContent).toBe(LATE);
    expect(server.sent('PATCH', '/contact/bulk')).toHaveLength(3);
    expect(server.sent('GET').filter(({ path }) => path.includes('limit=100'))[0]?.path).toContain(
      'service_interest=consultation',
    );
  });
});

describe('selection', () => {
  const turnTo = async (user: User, page: string) => {
    await user.click(screen.getByTitle(page));
    await waitFor(() => expect(window.location.search).toContain(`page=${page}`));
  };

  it('ABULK-1 persists across pages, and ends when the filters change', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select Post 1' }));
    await turnTo(user, '2');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Post 14' }));
    expect(screen.getByText(`2 selected · 12 of ${TOTAL} posts`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Drafts/ }));
    await user.click(screen.getByRole('button', { name: /^Published/ }));
    await waitFor(() => expect(screen.queryByText(/selected ·/)).toBeNull());
  });

  it('ABULK-1 of all matching items is reduced to the shown items when one is deselected', async () => {
    const { user } = await open();
    await selectEverything(user);
    await user.click(screen.getByRole('checkbox', { name: 'Select Post 3' }));
    expect(screen.getByText(`11 selected · 12 of ${TOTAL} posts`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText(/selected ·/)).toBeNull();
  });
});
