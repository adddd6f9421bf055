import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer, type SeenCall } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { findMenuItem } from '../testing/findMenuItem';
import { aMediaFile, mediaDetails, mediaList, mediaStats, mediaTags } from '../testing/mediaSamples';
import { renderAdmin } from '../testing/renderAdmin';
import { aPostSummary, aSubmission, postStats, submissionStats } from '../testing/samples';

const MISSING = { status: 404, body: { success: false, message: 'Not found' } };
const LATE = 'The server did not answer in time. Please try again.';

const timeOut = (): never => {
  throw new DOMException('The operation timed out.', 'TimeoutError');
};
const drop = (): never => {
  throw new TypeError('Failed to fetch');
};

interface Update {
  id: string;
  data: object;
}
const getUpdates = ({ body }: SeenCall) => (body as { updates: Update[] }).updates;
const getIds = ({ body }: SeenCall) =>
  (body as { ids: ({ id: string } | string)[] }).ids.map((one) => (typeof one === 'string' ? one : one.id));

type User = ReturnType<typeof userEvent.setup>;

const choose = async (user: User, action: string) => {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const everything = screen.queryByRole('button', { name: /^Select all \d+ matching$/ });
  if (everything !== null) await user.click(everything);
  await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
  await user.click(await findMenuItem(action));
};
const run = async (user: User, action: string) => {
  await choose(user, action);
  await user.click(within(await findDialog(action)).getByRole('button', { name: 'Confirm' }));
};

/** A server with posts that it keeps: bulk calls change them, and their answers get lost. */
class ForgetfulServer extends FakeServer {
  private readonly posts = new Map<string, ReturnType<typeof aPostSummary>>();

  constructor(count: number) {
    super();
    for (let index = 0; index < count; index += 1) {
      const id = `p${index}`;
      this.posts.set(id, aPostSummary({ id, title: `Post ${index}`, version: 3, tags: ['Islands'] }));
      this.on(`GET /blog/${id}`, () => this.find(id));
    }
    this.on('GET /blog/stats', postStats).on('GET /blog', (call) => this.list(call));
  }

  apply(updates: readonly Update[]) {
    for (const { id, data } of updates) {
      const post = this.posts.get(id);
      if (post !== undefined) this.posts.set(id, { ...post, ...data, version: post.version + 1 });
    }
  }

  remove(ids: readonly string[]) {
    for (const id of ids) this.posts.delete(id);
  }

  find(id: string) {
    const post = this.posts.get(id);
    return post === undefined ? MISSING : { status: 200, body: { success: true, post } };
  }

  private list({ path }: SeenCall) {
    const query = new URLSearchParams(path.split('?')[1]);
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const all = [...this.posts.values()];
    const posts = all.slice((page - 1) * limit, page * limit);
    const pagination = { page, limit, total: all.length, totalPages: Math.ceil(all.length / limit) };
    return { status: 200, body: { success: true, data: posts, posts, total: all.length, pagination } };
  }
}

const openPosts = async (server: FakeServer) => {
  const admin = await renderAdmin('/admin/blog?status=draft', { server, admin: anAdmin('editor') });
  return { ...admin, user: userEvent.setup() };
};

const findReport = async (title = 'Some items were not changed') => within(await findDialog(title));

describe('a bulk action whose answer does not arrive', () => {
  it('ABULK-1 reports each post by its current state', async () => {
    const server = new ForgetfulServer(130);
    let calls = 0;
    server.on('PATCH /blog/bulk', (call) => {
      calls += 1;
      server.apply(getUpdates(call).filter(({ id }) => id !== 'p49'));
      return calls === 1 ? timeOut() : drop();
    });
    const { user, said } = await openPosts(server);
    await run(user, 'Publish Selected');
    const report = await findReport();
    expect(report.getByText('129 done, 1 failed:')).toBeTruthy();
    expect(report.getByText('Post 49').nextSibling?.textContent).toBe(LATE);
    expect(said()).toEqual(['129 posts published successfully', 'Failed to publish posts']);
    expect(server.sent('PATCH').map((call) => getUpdates(call).length)).toEqual([50, 50, 30]);
  });

  it('ABULK-1 waits while the server is still deleting posts', async () => {
    const server = new ForgetfulServer(130);
    server.on('DELETE /blog/bulk', (call) => {
      const [first, ...others] = getIds(call);
      server.remove([first as string]);
      const last = others.at(-1) as string;
      server.on(`GET /blog/${last}`, () => {
        server.remove(others);
        server.on(`GET /blog/${last}`, MISSING);
        return { status: 200, body: { success: true, post: {} } };
      });
      return timeOut();
    });
    const { user, said } = await openPosts(server);
    await run(user, 'Delete Selected');
    await waitFor(() => expect(said()).toEqual(['130 posts deleted successfully']));
  });

  it('ABULK-1 restores deleted posts, and says which it does not know about', async () => {
    const server = new ForgetfulServer(130);
    server
      .on('DELETE /blog/bulk', (call) => {
        server.remove(getIds(call));
        return drop();
      })
      .on('POST /trash/post/restore', (call) => {
        for (const id of getIds(call)) {
          const post = aPostSummary({ id });
          server.on(`GET /blog/${id}`, id === 'p7' ? drop : { status: 200, body: { success: true, post } });
        }
        return timeOut();
      });
    const { user, said } = await openPosts(server);
    await run(user, 'Delete Selected');
    await screen.findByText('130 posts deleted successfully');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const report = await findReport('Some items may not have been changed');
    expect(report.getByText('129 done, 0 failed, 1 unknown:')).toBeTruthy();
    expect(report.getByText('Post 7').nextSibling?.textContent).toBe(
      'The server didn’t say whether it was changed. Check this item.',
    );
    expect(said()).toContain('The server did not confirm all posts');
  });

  it('ABULK-1 has changed the tags of posts, which Undo restores', async () => {
    const server = new ForgetfulServer(2);
    server.on('GET /blog/tags', { status: 200, body: { success: true, data: [] } }).on('PATCH /blog/bulk', (call) => {
      server.apply(getUpdates(call));
      return timeOut();
    });
    const { user, said } = await openPosts(server);
    await choose(user, 'Edit Category and Tags');
    const dialog = within(await findDialog('Edit Category and Tags'));
    await user.type(dialog.getByLabelText('Add tags'), 'Ferries{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Change 2 posts' }));
    await screen.findByText('2 posts changed successfully');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(said()).toEqual(['2 posts restored successfully']));
    expect(server.find('p1').body).toMatchObject({ post: { tags: ['Islands'], version: 5 } });
  });

  it('ABULK-1 reports one call for each post by the post’s state', async () => {
    const server = new ForgetfulServer(2);
    server
      .on('DELETE /blog/p0', () => {
        server.remove(['p0']);
        return drop();
      })
      .on('DELETE /blog/p1', drop);
    const { user } = await openPosts(server);
    await run(user, 'Delete Selected');
    const report = await findReport();
    expect(report.getByText('1 done, 1 failed:')).toBeTruthy();
    expect(report.getByText('Post 1').nextSibling?.textContent).toBe('Server is not responding');
  });

  it.each([
    { action: 'Mark as Closed', call: 'PATCH /contact/m1/status', changed: { status: 'closed' as const } },
    { action: 'Mark as Spam', call: 'PATCH /contact/m1/spam', changed: { folder: 'spam' as const } },
    { action: 'Delete Selected', call: 'DELETE /contact/m1', changed: undefined },
  ])('ACON-2 reports $action by the state of each message', async ({ action, call, changed }) => {
    const data = [aSubmission({ id: 'm1', name: 'Ada' }), aSubmission({ id: 'm2', name: 'Grace', status: 'new' })];
    const pagination = { page: 1, limit: 10, total: 2, totalPages: 1, totalSubmissions: 2 };
    const getAnswer = (submission: object) => ({ status: 200, body: { success: true, data: submission } });
    const server = new FakeServer()
      .on('GET /contact', { status: 200, body: { success: true, data, submissions: data, total: 2, pagination } })
      .on('GET /contact/stats', submissionStats)
      .on('GET /contact/m1', () => (changed === undefined ? MISSING : getAnswer({ ...data[0], ...changed })))
      .on('GET /contact/m2', () => getAnswer({ ...data[1], folder: 'inbox' }))
      .on(call, timeOut)
      .on(call.replace('m1', 'm2'), timeOut);
    await renderAdmin('/admin/contacts', { server, admin: anAdmin('super_admin') });
    await run(userEvent.setup(), action);
    const report = await findReport();
    expect(report.getByText('1 done, 1 failed:')).toBeTruthy();
    expect(report.getByText('Grace').nextSibling?.textContent).toBe(LATE);
  });
});

describe('a bulk action on files whose answer does not arrive', () => {
  const FILE = aMediaFile({ id: 'f1', name: 'Loom.png', tags: [] });
  const OTHER = aMediaFile({ id: 'f2', name: 'Harbour.jpg', tags: [] });
  const open = async (changed: object, call: string) => {
    const server = new FakeServer()
      .on('GET /media-files', mediaList([FILE, OTHER]))
      .on('GET /media-files/stats', mediaStats)
      .on('GET /media-files/tags', mediaTags)
      .on('GET /media-files/f1', mediaDetails({ ...FILE, ...changed }))
      .on('GET /media-files/f2', mediaDetails(OTHER))
      .on(`${call}/f1`, timeOut)
      .on(`${call}/f2`, timeOut);
    await renderAdmin('/admin/media', { server, admin: anAdmin('editor') });
    return userEvent.setup();
  };

  it('AFILE-1 reports a deletion by the state of each file', async () => {
    const user = await open({ trashedAt: '2026-05-05T00:00:00.000Z' }, 'DELETE /media-files');
    await run(user, 'Delete Selected');
    const report = await findReport();
    expect(report.getByText('1 done, 1 failed:')).toBeTruthy();
    expect(report.getByText('Harbour.jpg').nextSibling?.textContent).toBe(LATE);
  });

  it('AFILE-1 reports added tags by the state of each file', async () => {
    const user = await open({ tags: ['Weaving'] }, 'PATCH /media-files');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Add tags' }));
    const dialog = within(await findDialog('Add tags'));
    await user.type(dialog.getByLabelText('Tags to add'), 'Weaving{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    const report = await findReport();
    expect(report.getByText('1 done, 1 failed:')).toBeTruthy();
    expect(report.getByText('Harbour.jpg').nextSibling?.textContent).toBe(LATE);
  });
});
