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
  payload: { id: 'e1' },
};
const DONE = { status: 200, body: { success: true } };

const open = async (letters: readonly object[] = [LETTER], admin = anAdmin()) => {
  const server = new FakeServer()
    .on('GET /events/dead-letters', { status: 200, body: { success: true, data: letters, total: letters.length } })
    .on('POST /events/dead-letters/7/replay', DONE)
    .on('DELETE /events/dead-letters/7', DONE);
  const view = await renderAdmin('/admin/settings/events', { server, admin });
  return { ...view, server, user: userEvent.setup() };
};

describe('failed events', () => {
  it('PLT-6 says what failed, where and why, and replays it', async () => {
    const { server, user, said } = await open();
    const letter = within((await screen.findByRole('heading', { name: LETTER.type })).closest('li') as HTMLElement);
    expect(letter.getByText(LETTER.error)).toBeTruthy();
    expect(letter.getByText(/^seo failed after 5 attempts/)).toBeTruthy();
    await user.click(letter.getByRole('button', { name: 'Replay event 7' }));
    await waitFor(() => expect(said()).toContain('Event replayed successfully'));
    expect(server.sent('POST', '/events/dead-letters/7/replay')).toHaveLength(1);
  });

  it('PLT-6 gives an event up after a question', async () => {
    const { server, user, said } = await open();
    await user.click(await screen.findByRole('button', { name: 'Discard event 7' }));
    await user.click(within(await findDialog('Discard')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(said()).toContain('Event discarded'));
    expect(server.sent('DELETE', '/events/dead-letters/7')).toHaveLength(1);
  });

  it('PLT-6 is only looked at by who may only read', async () => {
    await open([LETTER], anAdmin('viewer', { events: { read: true } }));
    const replay = await screen.findByRole('button', { name: 'Replay event 7' });
    expect(replay.getAttribute('aria-disabled')).toBe('true');
  });

  it('PLT-6 says so where nothing has failed', async () => {
    await open([]);
    expect(await screen.findByText('Nothing has failed')).toBeTruthy();
  });
});
