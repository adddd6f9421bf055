import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { usePlatform } from '../platform/usePlatform';
import { UndoContext, type UndoOffer } from './UndoContext';
import { UndoNotice } from './UndoNotice';

/** Holds actions until they are undone, starting with the last, or dismissed. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const { toasts } = usePlatform();
  const [shown, setShown] = useState<readonly UndoOffer[]>([]);
  /** Oldest first. */
  const offers = useRef<readonly UndoOffer[]>([]);

  const keep = useCallback((next: readonly UndoOffer[]) => {
    offers.current = next;
    setShown(next);
  }, []);
  const offer = useCallback((next: UndoOffer) => keep([...offers.current, next]), [keep]);
  const undoLast = useCallback((): boolean => {
    const place = offers.current.length - 1;
    const taken = offers.current[place];
    if (taken === undefined) return false;
    keep(offers.current.slice(0, place));
    const takeBack = async () => {
      try {
        const said = await taken.undo();
        if (said !== undefined) toasts.show(said, 'success');
      } catch (error) {
        toasts.show(serverMessageOr(error, 'Undo failed. Please try again.'), 'error');
        keep([...offers.current.slice(0, place), taken, ...offers.current.slice(place)]);
      }
    };
    void takeBack();
    return true;
  }, [keep, toasts]);
  const undo = useMemo(() => ({ offer, undoLast }), [offer, undoLast]);

  return (
    <UndoContext value={undo}>
      {children}
      <UndoNotice offers={shown} onUndo={undoLast} onClose={() => keep([])} />
    </UndoContext>
  );
}
