import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { activityAnswer, anActivityEntry } from '../../testing/activitySamples';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin } from '../../testing/renderAdmin';
import { aPostSummary, aSubmission, postList, postStats, submissionList, submissionStats } from '../../testing/samples';

const health = {
  status: 'degraded',
  database: { connected: true },
  services: { content: { status: 'ok', broker: 'connected' }, media: { status: 'unavailable', broker: 'unknown' } },
};

const totals = () =>
  within(screen.getByRole('list', { name: 'Totals' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('dashboard', () => {
  it('DASH-1 greets the user by first name and links four totals, showing 0 for a failed one', async () => {
    const server = new FakeServer()
      .on('GET /blog', postList([aPostSummary()]))
      .on('GET /contact', submissionList([aSubmission()], 30));
    await renderAdmin('/admin/dashboard', { server, admin: anAdmin() });
    expect(await screen.findByRole('heading', { name: 'Welcome back, Ada' })).toBeTruthy();
    await waitFor(() =>
      expect(totals()).toEqual([
        ['Projects0', '/admin/projects'],
        ['Team Members0', '/admin/team'],
        ['Blog Posts1', '/admin/blog'],
        ['Contact Submissions30', '/admin/contacts'],
      ]),
    );
  });

  it.each([
    [
      'super_admin',
      [
        ['Add Project', '/admin/projects/new'],
        ['Write Blog Post', '/admin/blog/new'],
        ['Add Team Member', '/admin/team/new'],
        ['View Analytics', '/admin/analytics'],
      ],
    ],
    [
      'author',
      [
        ['Add Project', '/admin/projects/new'],
        ['Write Blog Post', '/admin/blog/new'],
      ],
    ],
    ['viewer', [['View Analytics', '/admin/analytics']]],
  ])('DASH-1 shows the quick actions that the permissions of %s allow', async (role, expected) => {
    await renderAdmin('/admin/dashboard', { admin: anAdmin(role) });
    const actions = within(await screen.findByRole('region', { name: 'Quick Actions' })).getAllByRole('link');
    expect(actions.map((link) => [link.textContent?.replace(' →', ''), link.getAttribute('href')])).toEqual(expected);
  });

  it('DASH-1 shows no quick actions to staff without permission for any', async () => {
    await renderAdmin('/admin/dashboard', { admin: anAdmin('support') });
    expect(await screen.findByRole('heading', { name: 'Welcome back, Ada' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Quick Actions' })).toBeNull();
  });

  it.each([
    ['support', ['Contact Submissions30']],
    ['author', ['Projects0', 'Blog Posts1']],
  ])('DASH-1 shows %s only the totals that they have read permission for', async (role, expected) => {
    const server = new FakeServer()
      .on('GET /blog', postList([aPostSummary()]))
      .on('GET /contact', submissionList([aSubmission()], 30));
    await renderAdmin('/admin/dashboard', { server, admin: anAdmin(role) });
    await screen.findByRole('heading', { name: 'Welcome back, Ada' });
    await waitFor(() => expect(totals().map(([text]) => text)).toEqual(expected));
  });

  it('DASH-1 requests the four totals in parallel', async () => {
    const server = new FakeServer();
    const lists = ['/projects', '/team', '/blog', '/contact'];
    for (const list of lists) server.on(`GET ${list}`, () => new Promise(() => undefined));
    await renderAdmin('/admin/dashboard', { server, admin: anAdmin() });
    await waitFor(() =>
      expect(lists.filter((list) => server.calls.some(({ path }) => path.startsWith(`${list}?limit=1`)))).toEqual(
        lists,
      ),
    );
    expect(totals().map(([text]) => text)).toEqual([
      'Projects–',
      'Team Members–',
      'Blog Posts–',
      'Contact Submissions–',
    ]);
  });

  it('DASH-1 maps the health response', async () => {
    const server = new FakeServer().on('GET /health', { status: 200, body: health });
    await renderAdmin('/admin/dashboard', { server, admin: anAdmin() });
    const status = await screen.findByRole('region', { name: 'System Status' });
    await waitFor(() =>
      expect(
        within(status)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['Serverwarning', 'Databasehealthy', 'Cachehealthy', 'Storageerror']),
    );
  });

  it('DASH-1 shows the sample status if the health request fails, and nothing before that', async () => {
    let fail: (answer: { status: number; body: object }) => void = () => undefined;
    const server = new FakeServer().on('GET /health', () => new Promise((resolve) => (fail = resolve)));
    await renderAdmin('/admin/dashboard', { server, admin: anAdmin() });
    const status = within(await screen.findByRole('region', { name: 'System Status' }));
    expect(status.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(status.queryByText('healthy')).toBeNull();
    await waitFor(() => expect(server.sent('GET', '/health')).toHaveLength(1));
    fail({ status: 503, body: {} });
    await waitFor(() => expect(status.queryByRole('status')).toBeNull());
    expect(status.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'Serverhealthy',
      'Databasehealthy',
      'Cachewarning',
      'Storagehealthy',
    ]);
  });

  it('DASH-1 shows recent activity from the server', async () => {
    const server = new FakeServer().on('GET /activity', activityAnswer([anActivityEntry()]));
    await renderAdmin('/admin/dashboard', { server, admin: anAdmin() });
    const recent = within(await screen.findByRole('region', { name: 'Recent Activity' }));
    await recent.findByText('Quiet releases');
    expect(recent.getByRole('listitem').textContent).toContain('Hanna Head changed the post Quiet releases');
    expect(recent.getByRole('link', { name: /All activity/ }).getAttribute('href')).toBe('/admin/activity');
    expect(recent.queryByText('New contact submission')).toBeNull();
  });

  it('DASH-1 groups consecutive identical actions of one person', async () => {
    const entries = ['e1', 'e2', 'e3'].map((id) => anActivityEntry({ id }));
    const other = anActivityEntry({ id: 'e4', item: { kind: 'post', id: 'p2', title: 'Loud bells' } });
    const server = new FakeServer().on('GET /activity', activityAnswer([...entries, other, anActivityEntry()]));
    await renderAdmin('/admin/dashboard', { server, admin: anAdmin() });
    const recent = within(await screen.findByRole('region', { name: 'Recent Activity' }));
    await recent.findByText(/3 times in a row/);
    const items = recent.getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]?.textContent).toContain('3 times in a row');
    expect(items[1]?.textContent).not.toContain('times in a row');
    expect(items[2]?.textContent).not.toContain('times in a row');
  });

  it('DASH-1 starts with open tasks, limited to those that the user may see', async () => {
    const server = new FakeServer().on('GET /contact/stats', submissionStats).on('GET /blog/stats', postStats);
    const waitingFor = async (role: string) => {
      const { unmount } = await renderAdmin('/admin/dashboard', { server, admin: anAdmin(role) });
      const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
      const links = await waiting.findAllByRole('link');
      const found = links.map((link) => link.getAttribute('href'));
      unmount();
      return found;
    };
    expect(await waitingFor('super_admin')).toEqual([
      '/admin/contacts?status=new',
      '/admin/blog?status=draft',
      '/admin/blog?status=scheduled',
    ]);
    expect(await waitingFor('support')).toEqual(['/admin/contacts?status=new']);
  });

  it('DASH-1 shows new messages that are assigned to the user', async () => {
    const server = new FakeServer().on('GET /contact', ({ path }) =>
      submissionList([aSubmission()], path.includes('assignee=me') && path.includes('status=new') ? 2 : 30),
    );
    await renderAdmin('/admin/dashboard', { server, admin: anAdmin('support') });
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const link = await waiting.findByRole('link', { name: /2.*new messages assigned to you/ });
    expect(link.getAttribute('href')).toBe('/admin/contacts?status=new&assignee=me');
  });

  it('DASH-1 does not claim that everything is done if tasks could not be loaded, and loads them on request', async () => {
    const server = new FakeServer()
      .on('GET /contact/stats', { status: 503, body: {} })
      .on('GET /blog/stats', postStats);
    await renderAdmin('/admin/dashboard', { server, admin: anAdmin('support') });
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect((await waiting.findByRole('alert')).textContent).toContain('Some tasks couldn’t be loaded.');
    expect(waiting.queryByText(/all caught up/)).toBeNull();
    server.on('GET /contact/stats', submissionStats);
    fireEvent.click(waiting.getByRole('button', { name: 'Try again' }));
    const link = await waiting.findByRole('link');
    expect(link.getAttribute('href')).toBe('/admin/contacts?status=new');
    expect(waiting.queryByRole('alert')).toBeNull();
  });

  it('DASH-1 does not claim that everything is done if reviews could not be loaded', async () => {
    const done = { success: true, data: { total: 1, published: 1, draft: 0, scheduled: 0, views: 0 } };
    const server = new FakeServer()
      .on('GET /blog/stats', { status: 200, body: done })
      .on('GET /reviews', { status: 503, body: {} });
    await renderAdmin('/admin/dashboard', { server, admin: anAdmin('author') });
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect((await waiting.findByRole('alert')).textContent).toContain('Some tasks couldn’t be loaded.');
    expect(waiting.queryByText(/all caught up/)).toBeNull();
  });

  it('DASH-1 shows the sample activity if no request succeeds', async () => {
    await renderAdmin('/admin/dashboard', { admin: anAdmin() });
    expect(await screen.findByText('New contact submission')).toBeTruthy();
  });
});
