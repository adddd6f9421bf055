import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAdmin } from '../../testing/anAdmin';
import { FakeServer } from '../../testing/FakeServer';
import { findDialog } from '../../testing/findDialog';
import { renderAdmin } from '../../testing/renderAdmin';

const LETTER = {
  id: '7',
  consumer: 'seo',
  type: 'atelier.content.post.published.v1',
  subject: 'p1',
  error: 'The sitemap could not be written',
  failures: 5,
  time: '2026-05-04T09:30:00.000Z',
  event: 31,
  payload: { id: 'e1' },
};
const DONE = { status: 200, body: { success: true } };
const OVERVIEW = {
  streams: [],
  consumers: [{ name: 'seo' }, { name: 'search' }],
  rates: { minute: 0, hour: 0, day: 0 },
  types: [{ type: LETTER.type, messages: 3 }],
};

const open = async (letters: readonly object[] = [LETTER], admin = anAdmin(), query = '') => {
  const server = new FakeServer()
    .on('GET /events/dead-letters', { status: 200, body: { success: true, data: letters, total: letters.length } })
    .on('POST /events/dead-letters/7/replay', DONE)
    .on('POST /events/dead-letters/replay', {
      status: 200,
      body: { success: true, message: '3 events published again' },
    })
    .on('POST /events/dead-letters/discard', { status: 200, body: { success: true, message: '3 events discarded' } })
    .on('GET /events/overview', { status: 200, body: { success: true, data: OVERVIEW } });
  const view = await renderAdmin(`/admin/settings/events/failed${query}`, { server, admin });
  return { ...view, server, user: userEvent.setup() };
};

describe('failed events page', () => {
  it('PLT-6 shows what failed, where, and why, and replays it', async () => {
    const { server, user, said } = await open();
    const letter = within((await screen.findByRole('heading', { name: LETTER.type })).closest('li') as HTMLElement);
    expect(letter.getByText(LETTER.error)).toBeTruthy();
    expect(letter.getByText(/^seo failed after 5 attempts/)).toBeTruthy();
    await user.click(letter.getByRole('button', { name: 'Replay event 7' }));
    await waitFor(() => expect(said()).toContain('Event replayed successfully'));
    expect(server.sent('POST', '/events/dead-letters/7/replay')).toHaveLength(1);
  });

  it('PLT-6 discards an event with a reason, which is required', async () => {
    const { server, user, said } = await open();
    await user.click(await screen.findByRole('button', { name: 'Discard event 7' }));
    const dialog = within(await findDialog('Discard'));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await dialog.findByText('Reason is required')).toBeTruthy();
    expect(server.sent('POST', '/events/dead-letters/discard')).toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: 'Reason *' }), 'The post was deleted.');
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(said()).toContain('Event discarded'));
    const [sent] = server.sent('POST', '/events/dead-letters/discard');
    expect(sent?.body).toEqual({ ids: ['7'], reason: 'The post was deleted.' });
  });

  it('PLT-6 replays all events of a filter after confirmation, and none without a filter', async () => {
    const { server, user, said } = await open([LETTER], anAdmin(), '?consumer=seo');
    await user.click(await screen.findByRole('button', { name: 'Replay All' }));
    await user.click(within(await findDialog('Replay All')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('3 events published again'));
    expect(server.sent('POST', '/events/dead-letters/replay')[0]?.body).toEqual({ consumer: 'seo' });
    const read = server.sent('GET').map(({ path }) => path);
    expect(read).toContain('/events/dead-letters?page=1&limit=20&consumer=seo');
  });

  it('PLT-6 enables bulk actions only if a filter is set', async () => {
    await open();
    const all = await screen.findByRole('button', { name: 'Discard All' });
    expect(all.getAttribute('aria-disabled')).toBe('true');
  });

  it('PLT-6 links to the timeline of the event', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'Timeline' });
    expect(link.getAttribute('href')).toBe('/admin/settings/events/log/31');
  });

  it('PLT-6 disables all actions for read-only staff', async () => {
    await open([LETTER], anAdmin('viewer', { events: { read: true } }));
    const replay = await screen.findByRole('button', { name: 'Replay event 7' });
    expect(replay.getAttribute('aria-disabled')).toBe('true');
  });

  it('PLT-6 shows an empty state if nothing has failed', async () => {
    await open([]);
    expect(await screen.findByText('Nothing has failed')).toBeTruthy();
  });
});
