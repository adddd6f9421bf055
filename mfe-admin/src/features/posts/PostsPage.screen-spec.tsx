import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';
import { aPostSummary, postList, postStats } from '../../testing/samples';

const TWO = [aPostSummary(), aPostSummary({ id: 'p2', title: 'Reading code aloud', tags: ['Tips'] })];

const open = async (role = 'editor', server = new FakeServer()) => {
  server.on('GET /blog', postList(TWO)).on('GET /blog/stats', postStats);
  const admin = await renderAdmin('/admin/blog', { server, admin: anAdmin(role) });
  await screen.findByText('2 of 2 posts');
  return { ...admin, user: userEvent.setup() };
};

describe('blog manager', () => {
  it('ABLG-1 shows four figures, and cards with all their parts', async () => {
    await open();
    const figures = within(screen.getByRole('list', { name: 'Statistics' })).getAllByRole('listitem');
    await waitFor(() =>
      expect(figures.map((figure) => figure.textContent)).toEqual([
        'Total Posts9',
        'Published5',
        'Drafts3',
        'Total Views1,234',
      ]),
    );
    const card = within(screen.getByRole('heading', { name: 'One color is enough' }).closest('li') as HTMLElement);
    for (const part of ['What a second accent costs.', 'Draft', 'UI/UX', '+2', '4 min read', 'Ines', 'May 4, 2026'])
      expect(card.getByText(part)).toBeTruthy();
  });

  it('ABLG-1 offers only the actions that the permissions allow', async () => {
    const { user } = await open('viewer');
    expect(screen.queryByRole('button', { name: /New Post/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for One color is enough' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Preview',
      'History',
      'ScheduleYou need write permission on blog.',
      'Preview LinkYou need write permission on blog.',
    ]);
  });

  it('ABULK-1 publishes each selected post with the current time', async () => {
    const server = new FakeServer()
      .on('PUT /blog/p1', { status: 200, body: { success: true } })
      .on('PUT /blog/p2', { status: 200, body: { success: true } });
    const { user, said } = await open('editor', server);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    await user.click(await findMenuItem(/Publish Selected/));
    const question = await findDialog('Publish Selected');
    expect(within(question).getByText('Are you sure you want to publish 2 selected posts?')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual(['2 posts published successfully']));
    expect(server.sent('PUT').map(({ path }) => path)).toEqual(['/blog/p1', '/blog/p2']);
    expect(server.sent('PUT')[0]?.body).toMatchObject({ status: 'published', publishDate: expect.any(String) });
  });

  it('ABLG-1 filters by a tag and an author named “all”', async () => {
    const server = new FakeServer().on('GET /blog', postList(TWO)).on('GET /blog/stats', postStats);
    await renderAdmin('/admin/blog?tag=all&author=all', { server, admin: anAdmin('editor') });
    await screen.findByText('2 of 2 posts');
    expect(server.sent('GET').map(({ path }) => path)).toContainEqual(
      expect.stringMatching(/^\/blog\?.*author=all&tag=all/),
    );
  });

  it('ABLG-1 empties the list and shows an error if loading fails', async () => {
    const server = new FakeServer().on('GET /blog', { status: 403, body: {} });
    const { said } = await renderAdmin('/admin/blog', { server, admin: anAdmin('editor') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(said()).toEqual(['Failed to load blog posts']);
  });

  it('ABLG-1 invites the user to write the first post', async () => {
    const server = new FakeServer().on('GET /blog', postList([]));
    await renderAdmin('/admin/blog', { server, admin: anAdmin('editor') });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Write Your First Post' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog/new'));
  });
});
