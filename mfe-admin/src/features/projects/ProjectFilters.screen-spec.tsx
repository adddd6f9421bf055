import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';
import { aProjectSummary, projectList, projectStats } from '../../testing/samples';
import { toChoices } from '../../testing/toChoices';

const TWO = [
  aProjectSummary(),
  aProjectSummary({ id: 'j2', title: 'Brass', technologies: ['Go', 'Redis', 'Docker'], featured: false }),
];

const open = async () => {
  const server = new FakeServer().on('GET /projects', projectList(TWO)).on('GET /projects/stats', projectStats);
  const admin = await renderAdmin('/admin/projects', { server, admin: anAdmin('editor') });
  await screen.findByText('2 of 2 projects');
  return { ...admin, user: userEvent.setup() };
};
const getCard = (title: string) => screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;

describe('projects list', () => {
  it.each([
    ['Status', ['All', 'Published', 'Draft', 'Archived']],
    [
      'Category',
      [
        'All',
        'Web Application',
        'Mobile Application',
        'E-Commerce',
        'UI/UX Design',
        'API',
        'Desktop Application',
        'CMS',
      ],
    ],
  ])('APRJ-1 filters by %s', async (label, choices) => {
    const { user } = await open();
    expect(await toChoices(user, label)).toEqual(choices);
  });

  it('APRJ-1 searches while typing, from two characters on', async () => {
    const { user, server } = await open();
    const search = screen.getByPlaceholderText('Search projects...');
    await user.type(search, 'f');
    await waitFor(() => expect(window.location.search).toBe('?search=f'));
    await user.type(search, 'e');
    await waitFor(() => expect(server.calls.at(-1)?.path).toContain('search=fe'));
    expect(server.calls.some(({ path }) => /search=f(&|$)/.test(path))).toBe(false);
  });

  it('APRJ-1 shows projects in a list view, and keeps the view in the URL', async () => {
    const { user } = await open();
    await user.click(screen.getByTitle('List view'));
    await waitFor(() => expect(getCard('Brass').parentElement?.dataset.view).toBe('list'));
    expect(window.location.search).toBe('?view=list');
  });

  it('APRJ-1 shows three technologies without a counter if there are no more, and a badge only if featured', async () => {
    await open();
    const card = within(getCard('Brass'));
    for (const technology of ['Go', 'Redis', 'Docker']) expect(card.getByText(technology)).toBeTruthy();
    expect(card.queryByText(/^\+\d/)).toBeNull();
    expect(card.queryByText('Featured')).toBeNull();
    expect(getCard('Skerry Line').querySelector('img')?.getAttribute('src')).toBe('/media/covers/skerry.webp');
  });

  it('ABULK-1 asks for confirmation before it deletes a project, and deletes nothing on Cancel', async () => {
    const { user, server } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for Brass' }));
    await user.click(await findMenuItem('Delete Project'));
    const question = within(await findDialog('Delete Project'));
    expect(
      question.getByText(
        'Are you sure you want to delete this project? You can restore it from the Trash for 30 days.',
      ),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(server.sent('DELETE')).toEqual([]);
  });
});
