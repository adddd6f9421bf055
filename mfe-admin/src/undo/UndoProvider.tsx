import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { usePlatform } from '../platform/usePlatform';
import { UndoContext, type UndoOffer } from './UndoContext';
import { UndoNotice } from './UndoNotice';

/** Keeps what was done last until it is taken back, dismissed, or something else was done. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const { toasts } = usePlatform();
  const [shown, setShown] = useState<UndoOffer>();
  const last = useRef<UndoOffer>(undefined);

  const offer = useCallback((next: UndoOffer | undefined) => {
    last.current = next;
    setShown(next);
  }, []);
  const undoLast = useCallback((): boolean => {
    const taken = last.current;
    if (taken === undefined) return false;
    offer(undefined);
    const takeBack = async () => {
      try {
        const said = await taken.undo();
        if (said !== undefined) toasts.show(said, 'success');
      } catch (error) {
        toasts.show(serverMessageOr(error, 'It could not be taken back. Please try again.'), 'error');
        if (last.current === undefined) offer(taken);
      }
    };
    void takeBack();
    return true;
  }, [offer, toasts]);
  const undo = useMemo(() => ({ offer, undoLast }), [offer, undoLast]);

  return (
    <UndoContext value={undo}>
      {children}
      <UndoNotice offer={shown} onUndo={undoLast} onClose={() => offer(undefined)} />
    </UndoContext>
  );
}
