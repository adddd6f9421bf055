import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PlatformContext } from '../platform/usePlatform';
import { FakeServer } from '../testing/FakeServer';
import { platformOn } from '../testing/renderAdmin';
import { UndoContext, type UndoOffer } from '../undo/UndoContext';
import { ConfirmProvider } from './ConfirmProvider';
import { type ItemWords, useItemActions } from './useItemActions';

const ITEM = { id: 'i1', version: 3 };
const WORDS: ItemWords = {
  created: 'created',
  updated: 'updated',
  deleted: 'deleted',
  confirmDelete: 'Really?',
  saveFailed: 'not saved',
  deleteFailed: 'not deleted',
};

const render = ({ fails = false } = {}) => {
  const platform = platformOn(new FakeServer());
  const offers: UndoOffer[] = [];
  const undo = { offer: (offer: UndoOffer) => void offers.push(offer), undoLast: () => false };
  const write = async () => {
    if (fails) throw new Error('away');
  };
  const refresh = jest.fn(async () => undefined);
  const writes = {
    words: WORDS,
    getName: () => 'the item',
    create: write,
    update: write,
    remove: write,
    restore: async () => ({ message: 'restored' }),
    refresh,
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformContext value={platform}>
      <UndoContext value={undo}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </UndoContext>
    </PlatformContext>
  );
  const { result } = renderHook(() => useItemActions<typeof ITEM, object>(writes), { wrapper });
  return {
    actions: () => result.current,
    refresh,
    offers,
    said: () => platform.toasts.snapshot().map(({ text }) => text),
  };
};

describe('useItemActions', () => {
  afterEach(cleanup);

  it.each(['create', 'update'] as const)('AMSG-1 reloads the list after a successful %s', async (action) => {
    const { actions, refresh, said } = render();
    const save = () => (action === 'create' ? actions().create({}) : actions().update(ITEM, {}));
    expect(await act(save)).toBe('saved');
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(said()).toEqual([WORDS[`${action}d`]]);
  });

  it.each(['create', 'update'] as const)('AMSG-1 does not reload the list after a failed %s', async (action) => {
    const { actions, refresh } = render({ fails: true });
    const save = () => (action === 'create' ? actions().create({}) : actions().update(ITEM, {}));
    expect(await act(save)).toBe('kept');
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([
    ['deletion', false, []],
    ['deletion that failed', true, ['not deleted']],
  ])('AMSG-1 reloads the list after a %s', async (_case, fails, texts) => {
    const { actions, refresh, said } = render({ fails });
    let removing = Promise.resolve();
    act(() => {
      removing = actions().remove(ITEM);
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Confirm' }));
    await act(() => removing);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(said()).toEqual(texts);
  });

  it('AMSG-1 reloads the list after a deletion is undone', async () => {
    const { actions, refresh, offers } = render();
    let removing = Promise.resolve();
    act(() => {
      removing = actions().remove(ITEM);
    });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Confirm' }));
    await act(() => removing);
    refresh.mockClear();
    expect(await offers[0]?.undo()).toBe('restored');
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
