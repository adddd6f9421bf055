import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../testing/anAdmin';
import { FakeServer } from '../testing/FakeServer';
import { findDialog } from '../testing/findDialog';
import { findMenuItem } from '../testing/findMenuItem';
import { renderAdmin } from '../testing/renderAdmin';
import { aPostSummary, postStats } from '../testing/samples';

const POSTS = Array.from({ length: 13 }, (_none, index) =>
  aPostSummary({ id: `p${index}`, title: `Post ${index}`, version: 1 }),
);

const serverWith = (posts: (typeof POSTS)[number][]) =>
  new FakeServer().on('GET /blog/stats', postStats).on('GET /blog', ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const data = posts.slice((page - 1) * limit, page * limit);
    return { status: 200, body: { success: true, data, posts: data, total: posts.length, pagination: {} } };
  });

describe('a list that failed to load', () => {
  it('ABLG-1 can be shown without what the address asks for, which the server may not know', async () => {
    const server = serverWith(POSTS);
    server.on('GET /blog', ({ path }) =>
      path.includes('sort=bygone')
        ? { status: 400, body: { success: false, message: 'Sort must be latest or oldest' } }
        : { status: 200, body: { success: true, data: POSTS, posts: POSTS, total: 13, pagination: {} } },
    );
    await renderAdmin('/admin/blog?sort=bygone', { server, admin: anAdmin('editor') });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByText('13 of 13 posts');
    expect(window.location.search).toBe('');
  });

  it('ABLG-1 only offers a retry if the address asks for nothing', async () => {
    const server = serverWith(POSTS).on('GET /blog', { status: 403, body: { success: false, message: 'No' } });
    await renderAdmin('/admin/blog?view=list', { server, admin: anAdmin('editor') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });
});

describe('the last page of a list', () => {
  it('ABLG-1 shows the page before once its last item was deleted, and Back does not lead to the empty one', async () => {
    const posts = [...POSTS];
    const server = serverWith(posts).on('DELETE /blog/p12', () => {
      posts.pop();
      return { status: 200, body: { success: true, message: 'ok' } };
    });
    await renderAdmin('/admin/blog?page=2&status=draft', { server, admin: anAdmin('editor') });
    const user = userEvent.setup();
    const steps = window.history.length;
    await user.click(await screen.findByRole('button', { name: 'Actions for Post 12' }));
    await user.click(await findMenuItem('Delete'));
    await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('12 of 12 posts');
    expect(screen.getByText('Post 0')).toBeTruthy();
    expect(window.location.search).toBe('?status=draft');
    expect(window.history.length).toBe(steps);
  });

  it('ABLG-1 is shown for an address with a later one', async () => {
    await renderAdmin('/admin/blog?page=9', { server: serverWith(POSTS), admin: anAdmin('editor') });
    await screen.findByText('1 of 13 posts');
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
  });
});
