import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activityAnswer, anActivityEntry } from '../../testing/activitySamples';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin } from '../../testing/renderAdmin';
import { ACTIVITY_DEFAULTS, getFilters } from './activityState';
import { readableTexts } from './readableText';

const serverWith = (...entries: Parameters<typeof anActivityEntry>[0][]) =>
  new FakeServer().on('GET /activity', activityAnswer(entries.map(anActivityEntry)));

const openPage = async (server: FakeServer, role = 'super_admin', address = '/admin/activity') => {
  const view = await renderAdmin(address, { server, admin: anAdmin(role) });
  return { ...view, user: userEvent.setup() };
};

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'performance'] as const;

describe('activity page', () => {
  // Midnight must not pass between an entry and its day.
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-05-04T12:00:00Z'), doNotFake: [...TIMERS, 'nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('ASET-1 shows who did what to which item, by day, and links the items that still exist', async () => {
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    const gone = { kind: 'project', id: 'j1', title: 'Skerry Line' };
    await openPage(
      serverWith({}, { id: 'e2', action: 'deleted', resource: 'projects', item: gone, changes: [], at: yesterday }),
    );
    const today = (await screen.findByRole('heading', { name: 'Today' })).closest('section') as HTMLElement;
    expect(within(today).getByRole('listitem').textContent).toContain('Hanna Head changed the post Quiet releases');
    expect(within(today).getByRole('link', { name: 'Quiet releases' }).getAttribute('href')).toBe(
      '/admin/blog/p1/edit',
    );
    expect(screen.getByRole('heading', { name: 'Yesterday' })).toBeTruthy();
    expect(screen.getByText('Skerry Line').closest('a')).toBeNull();
  });

  it('ASET-1 links read-only staff to the item in its list', async () => {
    await openPage(serverWith({}), 'viewer');
    expect((await screen.findByRole('link', { name: 'Quiet releases' })).getAttribute('href')).toBe(
      '/admin/blog?search=Quiet%20releases',
    );
  });

  it('ASET-1 shows before and after on demand: text as a word diff, values as they are', async () => {
    const changes = [
      {
        field: 'excerpt',
        before: 'Why small releases are safer than large ones.',
        after: 'Why small releases are calmer than large ones.',
      },
      { field: 'isFeatured', before: false, after: true },
    ];
    const { user, container } = await openPage(serverWith({ changes }));
    await user.click(await screen.findByRole('button', { name: '2 changes' }));
    const texts = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(texts('dt')).toEqual(['Excerpt', 'Is featured']);
    expect(texts('del')).toEqual(['safer', 'no']);
    expect(texts('ins')).toEqual(['calmer', 'yes']);
    const toggle = screen.getByRole('button', { name: 'Hide changes' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await user.click(toggle);
    expect(texts('dt')).toEqual([]);
  });

  it('ASET-1 reads its filters from the URL and sends them to the server', async () => {
    const { server } = await openPage(serverWith({}), 'super_admin', '/admin/activity?action=deleted&item=p1');
    await screen.findByRole('heading', { name: 'Today' });
    expect(server.sent('GET').map(({ path }) => path)).toContain('/activity?action=deleted&item=p1');
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeTruthy();
  });

  it('ASET-1 limits the activity to days in the studio’s zone, which it names', async () => {
    const server = serverWith({}).on('GET /studio', {
      status: 200,
      body: { success: true, data: { timeZone: 'America/New_York' } },
    });
    await openPage(server);
    expect(await screen.findByText('Studio time, America/New_York')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-05-01' } });
    const query = 'from=2026-05-01T04%3A00%3A00.000Z&to=2026-05-02T04%3A00%3A00.000Z';
    await waitFor(() => expect(server.sent('GET').map(({ path }) => path)).toContain(`/activity?${query}`));
  });

  it('ASET-1 stays while the year of a day is typed, digit by digit', async () => {
    const server = serverWith({});
    await openPage(server);
    const from = await screen.findByLabelText('From');
    for (const day of ['0002-05-01', '0020-05-01', '0202-05-01', '2026-05-01'])
      fireEvent.change(from, { target: { value: day } });
    const query = `from=${encodeURIComponent(new Date(2026, 4, 1).toISOString())}`;
    await waitFor(() => expect(server.sent('GET').map(({ path }) => path)).toContain(`/activity?${query}`));
    expect(await screen.findByText('Quiet releases')).toBeTruthy();
  });

  it('ASET-1 loads earlier activity, starting from the last entry shown', async () => {
    const server = new FakeServer().on('GET /activity', ({ path }) =>
      path.includes('before=e1')
        ? activityAnswer([anActivityEntry({ id: 'e0', item: { kind: 'post', id: 'p0', title: 'The first one' } })])
        : activityAnswer([anActivityEntry({ id: 'e1' })], true),
    );
    const { user } = await openPage(server);
    await user.click(await screen.findByRole('button', { name: 'Show earlier activity' }));
    expect(await screen.findByText('The first one')).toBeTruthy();
    expect(screen.getByText('Quiet releases')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show earlier activity' })).toBeNull();
  });

  it('ASET-1 never shows earlier activity of other filters, also if it arrives after they changed', async () => {
    let answer: (answer: ReturnType<typeof activityAnswer>) => void = () => undefined;
    const server = new FakeServer().on('GET /activity', ({ path }) => {
      if (path.includes('before=')) return new Promise((resolve) => (answer = resolve));
      return activityAnswer([anActivityEntry({ id: 'e1' })], !path.includes('action=deleted'));
    });
    const { user } = await openPage(server);
    await user.click(await screen.findByRole('button', { name: 'Show earlier activity' }));
    await user.click(screen.getByRole('combobox', { name: 'Action' }));
    await user.click(await screen.findByTitle('Deleted'));
    expect(await screen.findByText(/^That’s everything/)).toBeTruthy();
    answer(
      activityAnswer([anActivityEntry({ id: 'e0', item: { kind: 'post', id: 'p0', title: 'Not deleted' } })], true),
    );
    await waitFor(() => expect(screen.queryByText('Not deleted')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Not deleted')).toBeNull();
    expect(screen.getByText(/^That’s everything/)).toBeTruthy();
  });

  it('ASET-1 shows an empty state if nothing matches, and offers a retry after a failure', async () => {
    const server = serverWith();
    const { user } = await openPage(server, 'super_admin', '/admin/activity?search=nowhere');
    expect(await screen.findByText('No activity found')).toBeTruthy();
    server.on('GET /activity', { status: 403, body: { success: false, message: 'Access denied.' } });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('The activity could not be loaded')).toBeTruthy();
    server.on('GET /activity', activityAnswer([anActivityEntry()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Quiet releases')).toBeTruthy());
  });

  it('ASET-1 enables the export for staff who may read users, and names the missing permission to others', async () => {
    await openPage(serverWith({}), 'support');
    const button = await screen.findByRole('button', { name: /Export/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('activity filters', () => {
  it('searches for every word, also for the one that stands for no filter', () => {
    expect(getFilters({ ...ACTIVITY_DEFAULTS, search: 'all' })).toEqual({ search: 'all' });
  });

  it('sends only the selected filters, and whole days', () => {
    expect(getFilters(ACTIVITY_DEFAULTS)).toEqual({});
    expect(getFilters({ ...ACTIVITY_DEFAULTS, resource: 'blog', from: '2026-05-04', to: '2026-05-04' })).toEqual({
      resource: 'blog',
      from: new Date(2026, 4, 4).toISOString(),
      to: new Date(2026, 4, 5).toISOString(),
    });
  });
});

describe('readableTexts', () => {
  it('strips HTML tags, unless only the tags differ', () => {
    expect(readableTexts('<p>One &amp; two</p>', '<p>One</p><p>three</p>')).toEqual(['One & two', 'One three']);
    expect(readableTexts('<p>One</p>', '<p><strong>One</strong></p>')).toEqual([
      '<p>One</p>',
      '<p><strong>One</strong></p>',
    ]);
  });
});
