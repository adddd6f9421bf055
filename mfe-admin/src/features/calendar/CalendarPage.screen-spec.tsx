import type { Admin } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { renderAdmin } from '../../testing/renderAdmin';
import { aPostSummary, postList } from '../../testing/samples';

const STUDIO = { status: 200, body: { success: true, data: { timeZone: 'America/New_York' } } };
const MARCH = '/admin/blog/calendar?day=2999-03-15';
const POSTS = [
  // 10 PM on the last day of February in New York.
  aPostSummary({ id: 'late', title: 'Late at night', status: 'scheduled', publishDate: '2999-03-01T03:00:00.000Z' }),
  aPostSummary({ id: 'nine', title: 'At nine', status: 'scheduled', publishDate: '2999-03-05T14:00:00.000Z' }),
  aPostSummary({
    id: 'own',
    title: 'My draft',
    status: 'draft',
    publishDate: '2999-03-06T14:00:00.000Z',
    createdById: '1',
  }),
  aPostSummary({ id: 'theirs', title: 'Their draft', status: 'draft', publishDate: '2999-03-07T14:00:00.000Z' }),
  aPostSummary({ id: 'undated', title: 'Without a date', status: 'draft', publishDate: null }),
];

const open = async (address = MARCH, admin: Admin = anAdmin('editor')) => {
  const server = new FakeServer().on('GET /studio', STUDIO).on('GET /blog', postList(POSTS));
  const view = await renderAdmin(address, { server, admin });
  await screen.findByRole('table', { name: 'Posts by day' });
  const cell = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`) as HTMLElement;
  const asked = () =>
    new URLSearchParams(
      server.calls
        .filter(({ path }) => path.startsWith('/blog?'))
        .at(-1)
        ?.path.slice(6),
    );
  return { ...view, server, cell, asked, user: userEvent.setup() };
};

describe('content calendar', () => {
  it('ABLG-5 shows dated posts on their days in the studio’s time zone', async () => {
    const { cell, asked } = await open();
    expect(screen.getByRole('heading', { name: 'March 2999' })).toBeTruthy();
    expect(within(cell('2999-02-28')).getByText('Late at night')).toBeTruthy();
    expect(cell('2999-03-05').textContent).toMatch(/59:00\sAMScheduledAt nine$/);
    expect(screen.queryByText('Without a date')).toBeNull();
    expect(Object.fromEntries(asked())).toMatchObject({
      status: 'all',
      from: '2999-02-24T05:00:00.000Z',
      before: '2999-04-07T04:00:00.000Z',
    });
  });

  it('ABLG-5 shows dated posts behind a hundred drafts without a date', async () => {
    const undated = Array.from({ length: 100 }, (_none, place) =>
      aPostSummary({ id: `undated-${place}`, status: 'draft', publishDate: null }),
    );
    const pages = [undated, POSTS].map((posts, place) => ({
      ...postList(posts).body,
      total: 105,
      pagination: { page: place + 1, limit: 100, total: 105, totalPages: 2 },
    }));
    const server = new FakeServer().on('GET /studio', STUDIO).on('GET /blog', ({ path }) => ({
      status: 200,
      body: pages[Number(new URLSearchParams(path.split('?')[1]).get('page') ?? 1) - 1],
    }));
    await renderAdmin(MARCH, { server, admin: anAdmin('editor') });
    expect(await screen.findByText('At nine')).toBeTruthy();
  });

  it.each(['9999-12-31', '0000-01-01'])('ABLG-5 shows today instead of %s, whose weeks it cannot show', async (day) => {
    await open(`/admin/blog/calendar?day=${day}`);
    expect(document.querySelector('[data-is-today="true"]')).toBeTruthy();
  });

  it('ABLG-5 links to the editor, where the publish control sets the time', async () => {
    const { cell } = await open();
    expect(within(cell('2999-03-05')).getByRole('link').getAttribute('href')).toBe('/admin/blog/nine/edit');
  });

  it('ABLG-5 moves by month and by week, and keeps both in the URL', async () => {
    const { user, asked } = await open();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByRole('heading', { name: 'April 2999' })).toBeTruthy();
    expect(window.location.search).toBe('?day=2999-04-01');
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    expect(await screen.findByRole('heading', { name: 'Week of Mar 31, 2999' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous week' }));
    await waitFor(() => expect(asked().get('from')).toBe('2999-03-24T04:00:00.000Z'));
  });

  it('ABLG-5 disables dragging for read-only staff', async () => {
    const { cell } = await open(MARCH, anAdmin('viewer'));
    expect(within(cell('2999-03-05')).getByRole('listitem').dataset.canMove).toBe('false');
    expect(screen.queryByText(/^Drag a scheduled post/)).toBeNull();
  });

  it('ABLG-5 AUTH-3 lets an author drag only posts that they may change', async () => {
    const author = anAdmin('author', {
      blog: { read: true, write: true, delete: true, publish: false, editOthers: false },
    });
    const { cell } = await open(MARCH, author);
    const canMove = (day: string) => within(cell(day)).getByRole('listitem').dataset.canMove;
    expect(['2999-03-05', '2999-03-06', '2999-03-07'].map(canMove)).toEqual(['false', 'true', 'false']);
    expect(screen.queryByText(/^Drag a scheduled post/)).toBeNull();
  });
});
