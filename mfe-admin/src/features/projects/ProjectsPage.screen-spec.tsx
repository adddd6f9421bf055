import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { findMenuItem } from '../../testing/findMenuItem';
import { renderAdmin } from '../../testing/renderAdmin';
import { aProjectSummary, projectList, projectStats } from '../../testing/samples';

const LONG = 'word '.repeat(40).trim();
const TWO = [
  aProjectSummary(),
  aProjectSummary({ id: 'j2', title: 'Brass', short_description: null, description: LONG, project_url: null }),
];

const open = async (role = 'editor', server = new FakeServer(), address = '/admin/projects') => {
  server.on('GET /projects', projectList(TWO)).on('GET /projects/stats', projectStats);
  const admin = await renderAdmin(address, { server, admin: anAdmin(role) });
  await screen.findByText('2 of 2 projects');
  return { ...admin, user: userEvent.setup() };
};

const getCard = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);
const getMenu = async (user: ReturnType<typeof userEvent.setup>, title: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${title}` }));
  return screen.findAllByRole('menuitem');
};
const bulk = async (user: ReturnType<typeof userEvent.setup>, action: RegExp) => {
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: /Bulk Actions/ }));
  return findMenuItem(action);
};

describe('projects manager', () => {
  it('APRJ-1 shows four figures, each of which filters the list', async () => {
    const { user, server } = await open();
    const figures = within(screen.getByRole('list', { name: 'Statistics' })).getAllByRole('button');
    await waitFor(() =>
      expect(figures.map((figure) => figure.textContent)).toEqual([
        'Total Projects9',
        'Published5',
        'Draft3',
        'Featured2',
      ]),
    );
    await user.click(screen.getByRole('button', { name: /^Featured/ }));
    await waitFor(() => expect(server.calls.at(-1)?.path).toBe('/projects?page=1&limit=12&status=all&featured=true'));
  });

  it('APRJ-1 shows cards with all their parts', async () => {
    await open();
    const card = getCard('Skerry Line');
    for (const part of [
      'Featured',
      'Ferries that one can plan with.',
      'Published',
      'Mobile Application',
      'React Native',
      '+2',
      'Island Ferries',
      'Apr 30, 2026',
    ])
      expect(card.getByText(part)).toBeTruthy();
    expect(card.queryByText('Redis')).toBeNull();
    expect(card.getByRole('link', { name: 'Live site of Skerry Line' }).getAttribute('href')).toBe(
      'https://ferries.example',
    );
    expect(card.getByRole('link', { name: 'Source code of Skerry Line' }).getAttribute('href')).toBe(
      'https://github.com/ferries/app',
    );
  });

  it('APRJ-1 shows the first 100 characters of the description if there is no short description', async () => {
    await open();
    expect(getCard('Brass').getByText(`${LONG.slice(0, 100)}…`, { normalizer: (text) => text })).toBeTruthy();
  });

  it('APRJ-1 opens the public page and the live site in new tabs', async () => {
    const { user } = await open();
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const items = await getMenu(user, 'Skerry Line');
    expect(items.map((item) => item.textContent)).toEqual([
      'Edit Project',
      'View Details',
      'Open Live Site',
      'History',
      'Schedule',
      'Preview Link',
      'Unpublish',
      'Delete Project',
    ]);
    await user.click(await findMenuItem('View Details'));
    await getMenu(user, 'Skerry Line');
    await user.click(await findMenuItem('Open Live Site'));
    expect(opened.mock.calls.map(([address, target]) => [address, target])).toEqual([
      ['/projects/j1', '_blank'],
      ['https://ferries.example', '_blank'],
    ]);
    opened.mockRestore();
  });

  it('APRJ-1 disables controls without permission, and names the missing permission', async () => {
    const { user } = await open('viewer');
    const add = screen.getByRole('button', { name: /Add Project/ });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await user.click(add);
    expect(window.location.pathname).toBe('/admin/projects');
    expect(await screen.findByText('You need write permission on projects.')).toBeTruthy();
    const items = await getMenu(user, 'Skerry Line');
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual([
      ['Edit ProjectYou need write permission on projects.', 'true'],
      ['View Details', 'false'],
      ['Open Live Site', 'false'],
      ['History', 'false'],
      ['ScheduleYou need write permission on projects.', 'true'],
      ['Preview LinkYou need write permission on projects.', 'true'],
      ['UnpublishYou need write permission on projects.', 'true'],
      ['Delete ProjectYou need delete permission on projects.', 'true'],
    ]);
  });

  it.each([
    ['Publish', 'publish', 'published'],
    ['Archive', 'archive', 'archived'],
  ])('ABULK-1 %s sends only the status, with one request per project', async (title, verb, status) => {
    const done = { status: 200, body: { success: true } };
    const server = new FakeServer().on('PUT /projects/j1', done).on('PUT /projects/j2', done);
    const { user, said } = await open('editor', server);
    await user.click(await bulk(user, new RegExp(`^${title}$`)));
    const question = await findDialog(title);
    expect(within(question).getByText(`Are you sure you want to ${verb} 2 selected projects?`)).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual([`2 projects ${status} successfully`]));
    expect(server.sent('PUT').map(({ body }) => body)).toEqual([{ status }, { status }]);
  });

  it('ABULK-1 reports failed deletions by project', async () => {
    const server = new FakeServer()
      .on('DELETE /projects/j1', { status: 200, body: { success: true, message: 'gone' } })
      .on('DELETE /projects/j2', { status: 500, body: { message: 'The disk is full' } });
    const { user, said } = await open('editor', server);
    await user.click(await bulk(user, /Delete Selected/));
    await user.click(within(await findDialog('Delete Selected')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual(['1 project deleted successfully', 'Failed to delete projects']));
    const report = await findDialog('Some items were not changed');
    expect(within(report).getByText('Brass').nextSibling?.textContent).toBe('The disk is full');
  });

  it.each([
    [{ status: 200, body: { success: true, message: 'gone' } }, 'Project deleted successfully'],
    [{ status: 500, body: {} }, 'Failed to delete project'],
  ])('AMSG-1 reports the result of a deletion', async (answer, text) => {
    const server = new FakeServer().on('DELETE /projects/j1', answer);
    const { user, said } = await open('editor', server);
    await getMenu(user, 'Skerry Line');
    await user.click(await findMenuItem('Delete Project'));
    const question = await findDialog('Delete Project');
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toEqual([text]));
  });

  it('APRJ-1 empties the list and shows an error if loading fails', async () => {
    const server = new FakeServer().on('GET /projects', { status: 403, body: {} });
    const { said } = await renderAdmin('/admin/projects', { server, admin: anAdmin('editor') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(said()).toEqual(['Failed to load projects']);
  });

  it('APRJ-1 explains what to do if nothing matches', async () => {
    const server = new FakeServer().on('GET /projects', projectList([]));
    await renderAdmin('/admin/projects?category=cms', { server, admin: anAdmin('editor') });
    expect(await screen.findByText('Try adjusting your search or filters')).toBeTruthy();
  });

  it('APRJ-1 invites the user to add the first project', async () => {
    const server = new FakeServer().on('GET /projects', projectList([]));
    await renderAdmin('/admin/projects', { server, admin: anAdmin('editor') });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Add Your First Project' }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/projects/new'));
  });
});
