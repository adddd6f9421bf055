import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlatformProvider } from '../../platform/PlatformProvider';
import { ConflictProvider } from '../../resource-page/ConflictProvider';
import { FakeServer } from '../../testing/FakeServer';
import { platformOn } from '../../testing/renderAdmin';
import { aPostSummary, postAnswer } from '../../testing/samples';
import { UndoProvider } from '../../undo/UndoProvider';
import { useReschedule } from './useReschedule';

const POST = aPostSummary({ status: 'draft', publishDate: '2999-03-05T14:00:00.000Z' });
const CONFLICT = {
  status: 409,
  body: {
    success: false,
    message: 'This item was changed by someone else in the meantime.',
    data: { version: 7, updated_by: 'Grace Hopper', updated_at: '2026-05-04T09:30:00.000Z' },
  },
};

/** jsdom has no layout to drag in; this button makes the move of a drop. */
function MoveButton({ refresh }: { refresh: () => Promise<void> }) {
  const move = useReschedule(refresh);
  return (
    <button type="button" onClick={() => void move(POST, '2999-03-06')}>
      Move
    </button>
  );
}

const move = async (...answers: { status: number; body: unknown }[]) => {
  const server = new FakeServer().on('PUT /blog/p1', () => answers.shift() ?? CONFLICT);
  const platform = platformOn(server);
  const refresh = jest.fn(async () => undefined);
  render(
    <PlatformProvider platform={platform}>
      <ConflictProvider>
        <UndoProvider>
          <MoveButton refresh={refresh} />
        </UndoProvider>
      </ConflictProvider>
    </PlatformProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const said = () => platform.toasts.snapshot().map(({ text }) => text);
  return { server, user, refresh, said };
};
const moveAndUndo = async (undone: { status: number; body: unknown }) => {
  const moved = await move(postAnswer({ ...POST, version: 2 }, ''), undone);
  await moved.user.click(await screen.findByRole('button', { name: 'Undo' }));
  return moved;
};

describe('move in the calendar', () => {
  it('ABLG-5 leaves a post alone that was published meanwhile', async () => {
    const { server, user, refresh, said } = await move(CONFLICT, postAnswer({ ...POST, version: 8 }, ''));
    server.on('GET /blog/p1', postAnswer({ ...POST, status: 'published', version: 7 }, ''));
    await user.click(await screen.findByRole('button', { name: 'Move anyway' }));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(said()).toEqual(['It wasn’t moved, because it’s published now.']);
    expect(server.sent('PUT')).toHaveLength(1);
  });

  it('ABLG-5 moves a post whose text a colleague has changed', async () => {
    const { server, user, refresh } = await move(CONFLICT, postAnswer({ ...POST, version: 8 }, ''));
    server.on('GET /blog/p1', postAnswer({ ...POST, version: 7 }, ''));
    await user.click(await screen.findByRole('button', { name: 'Move anyway' }));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(server.sent('PUT')).toHaveLength(2);
  });
});

describe('undo of a move in the calendar', () => {
  it('ABLG-5 says that the post moved back', async () => {
    const { said, server } = await moveAndUndo(postAnswer({ ...POST, version: 3 }, ''));
    await waitFor(() => expect(said()).toEqual([expect.stringMatching(/^Moved back to /)]));
    expect(server.sent('PUT').at(-1)?.body).toEqual({ publishDate: POST.publishDate });
  });

  it('ABLG-5 says nothing if the user keeps the newer version of a colleague', async () => {
    const { said, user, refresh } = await moveAndUndo(CONFLICT);
    await user.click(await screen.findByText('Cancel'));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
    await act(async () => undefined);
    expect(said()).toEqual([]);
  });
});
