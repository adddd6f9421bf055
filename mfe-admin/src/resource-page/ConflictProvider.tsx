import type { Conflict } from '@atelier/contracts/http/version';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Button } from '#antd';
import { Dialog } from '../forms/Dialog';

export interface Clash {
  /** The thing's name, such as a post's title. */
  name: string;
  conflict: Conflict;
  /** What goes through with the own change all the same, such as 'Save anyway'. */
  anyway: string;
  /** What becomes of the own change by a reload. */
  onReload: string;
}

/** `stay` leaves everything as it is: the own change is neither made nor lost. */
export type ClashChoice = 'reload' | 'anyway' | 'stay';

type Ask = (clash: Clash) => Promise<ClashChoice>;

const ConflictContext = createContext<Ask>(async () => 'stay');

/** Explains that somebody else was faster, and asks what to do. */
export const useConflict = (): Ask => useContext(ConflictContext);

const WIDTH_PX = 480;
const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const explanationOf = ({ conflict }: Clash): string =>
  `Changed meanwhile by ${conflict.updated_by ?? 'someone else'} at ${WHEN.format(new Date(conflict.updated_at))}.`;

export function ConflictProvider({ children }: { children: ReactNode }) {
  const [clash, setClash] = useState<Clash>();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(choice: ClashChoice) => void>(undefined);
  const ask = useCallback<Ask>((next) => {
    setClash(next);
    setIsOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const close = (choice: ClashChoice) => {
    setIsOpen(false);
    answer.current?.(choice);
  };
  return (
    <ConflictContext value={ask}>
      {children}
      <Dialog
        isOpen={isOpen}
        title="Changed meanwhile"
        widthPx={WIDTH_PX}
        onClose={() => close('stay')}
        footer={
          <>
            <Button onClick={() => close('stay')}>Cancel</Button>
            <Button danger onClick={() => close('anyway')}>
              {clash?.anyway}
            </Button>
            <Button type="primary" onClick={() => close('reload')}>
              Reload
            </Button>
          </>
        }
      >
        {clash && (
          <>
            <p>
              <strong>{clash.name}</strong>
            </p>
            <p>{explanationOf(clash)}</p>
            <p>{clash.onReload}</p>
          </>
        )}
      </Dialog>
    </ConflictContext>
  );
}
