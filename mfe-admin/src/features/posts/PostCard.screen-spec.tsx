import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';
import { aPostSummary, postList, postStats } from '../../testing/samples';
import { toChoices } from '../../testing/toChoices';

const DONE = { status: 200, body: { success: true, message: 'gone' } };
const POSTS = (['published', 'draft', 'scheduled', 'archived'] as const).map((status) =>
  aPostSummary({ id: status, title: `A ${status} post`, slug: `a-${status}-post`, status }),
);

const open = async (server = new FakeServer()) => {
  server.on('GET /blog', postList(POSTS)).on('GET /blog/stats', postStats);
  const admin = await renderAdmin('/admin/blog', { server, admin: anAdmin('editor') });
  await screen.findByText('4 of 4 posts');
  return { ...admin, user: userEvent.setup() };
};
type Opened = Awaited<ReturnType<typeof open>>;

const getMenu = async ({ user }: Opened, title: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};

describe('posts in the blog manager', () => {
  it('ABLG-1 show views and comments only if there are any, and a drawn cover if none is set', async () => {
    const quiet = aPostSummary({ id: 'quiet', title: 'A quiet post', views: 0, comments: 0 });
    const server = new FakeServer().on('GET /blog', postList([quiet, aPostSummary({ views: 12, comments: 3 })]));
    await renderAdmin('/admin/blog', { server, admin: anAdmin('editor') });
    const card = (await screen.findByRole('heading', { name: 'A quiet post' })).closest('li') as HTMLElement;
    expect(card.textContent).not.toMatch(/views|comments/);
    expect(card.querySelectorAll('[data-is-drawn]')).toHaveLength(1);
    expect(screen.getByText(/12/).textContent).toBe(' 12 views');
    expect(screen.getByText(/^\s*3/).textContent).toBe(' 3 comments');
  });

  it.each([
    ['published', 'Published', 'success'],
    ['draft', 'Draft', 'warning'],
    ['scheduled', 'Scheduled', 'processing'],
    ['archived', 'Archived', 'error'],
  ])('ABLG-1 have a color for %s', async (status, label, color) => {
    await open();
    const card = screen.getByRole('heading', { name: `A ${status} post` }).closest('li') as HTMLElement;
    expect(within(card).getByText(label).dataset.color).toBe(color);
  });

  it('ABLG-1 offer the whole menu, and open the preview in a new tab', async () => {
    const opened = await open();
    const shown = jest.spyOn(window, 'open').mockReturnValue(null);
    expect(await getMenu(opened, 'A draft post')).toEqual([
      'Edit',
      'Preview',
      'History',
      'Schedule',
      'Preview Link',
      'Delete',
    ]);
    await opened.user.click(await findMenuItem('Preview'));
    expect(shown.mock.calls[0]?.slice(0, 2)).toEqual(['/blog/a-draft-post', '_blank']);
    shown.mockRestore();
  });

  it.each([
    ['Status', ['All', 'Published', 'Draft', 'Scheduled']],
    [
      'Category',
      [
        'All',
        'Development',
        'Design',
        'Backend',
        'Frontend',
        'Mobile',
        'DevOps',
        'Tutorial',
        'News',
        'Tips',
        'Case Study',
        'Technology',
        'Business',
      ],
    ],
  ])('ABLG-1 are filtered by %s', async (label, choices) => {
    const { user } = await open();
    expect(choices).toEqual(expect.arrayContaining(await toChoices(user, label)));
  });

  it.each([
    [DONE, 'Blog post deleted successfully'],
    [{ status: 500, body: {} }, 'Failed to delete blog post'],
  ])('ABULK-1 AMSG-1 are deleted after confirmation', async (answer, words) => {
    const opened = await open(new FakeServer().on('DELETE /blog/draft', answer));
    await getMenu(opened, 'A draft post');
    await opened.user.click(await findMenuItem('Delete'));
    await opened.user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(opened.said()).toEqual([words]));
  });

  it('ABULK-1 AMSG-1 are deleted with one request each, and failures are reported by title', async () => {
    const server = new FakeServer();
    for (const { id } of POSTS.slice(1)) server.on(`DELETE /blog/${id}`, DONE);
    server.on('DELETE /blog/published', { status: 500, body: { message: 'The disk is full' } });
    const { user, said } = await open(server);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Edit Category and Tags',
      'Publish Selected',
      'Delete Selected',
    ]);
    await user.click(await findMenuItem('Delete Selected'));
    const question = within(await findDialog('Delete Selected'));
    expect(question.getByText('Are you sure you want to delete 4 selected posts?')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Confirm' }));
    const report = within(await findDialog('Some items were not changed'));
    expect(report.getByText('A published post').nextSibling?.textContent).toBe('The disk is full');
    expect(said()).toEqual(['3 posts deleted successfully', 'Failed to delete posts']);
  });
});
