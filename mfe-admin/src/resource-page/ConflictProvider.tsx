import type { Conflict } from '@atelier/contracts/http/version';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Button } from '#antd';
import { formatDateTime } from '../dates/dates';
import { Dialog } from '../forms/Dialog';
import { ClashComparison } from './ClashComparison';
import styles from './ConflictProvider.module.css';
import type { FieldValues } from './comparedFields';

export interface Clash {
  /** The name of the item, such as a post's title. */
  name: string;
  conflict: Conflict;
  /** The button that saves the user's change regardless, such as 'Save anyway'. */
  anyway: string;
  /** What a reload does to the user's change. */
  onReload: string;
  /** Both versions, if they can be compared by field. */
  compare?: { mine: FieldValues; theirs: () => Promise<FieldValues> } | undefined;
}

/** `stay` leaves everything unchanged: the user's change is neither saved nor lost. */
export type ClashChoice = 'reload' | 'anyway' | 'stay';

type Ask = (clash: Clash) => Promise<ClashChoice>;

const ConflictContext = createContext<Ask>(async () => 'stay');

/** Explains that someone else saved first, and asks what to do. */
export const useConflict = (): Ask => useContext(ConflictContext);

const WIDTH_PX = 480;
const COMPARING_WIDTH_PX = 960;

const getExplanation = ({ conflict }: Clash): string =>
  `Changed in the meantime by ${conflict.updated_by ?? 'someone else'} on ${formatDateTime(conflict.updated_at)}.`;

export function ConflictProvider({ children }: { children: ReactNode }) {
  const [clash, setClash] = useState<Clash>();
  const [isOpen, setIsOpen] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const answer = useRef<(choice: ClashChoice) => void>(undefined);
  const ask = useCallback<Ask>((next) => {
    setClash(next);
    setIsComparing(false);
    setIsOpen(true);
    answer.current?.('stay');
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
        isOnTop
        isOpen={isOpen}
        title="Changed in the meantime"
        widthPx={isComparing ? COMPARING_WIDTH_PX : WIDTH_PX}
        onClose={() => close('stay')}
        footer={
          <div className={styles.actions}>
            <Button onClick={() => close('stay')}>{isComparing ? 'Keep editing' : 'Cancel'}</Button>
            {clash?.compare !== undefined && !isComparing && (
              <Button onClick={() => setIsComparing(true)}>Compare</Button>
            )}
            <Button danger onClick={() => close('anyway')}>
              {isComparing ? 'Keep mine' : clash?.anyway}
            </Button>
            <Button type="primary" onClick={() => close('reload')}>
              {isComparing ? 'Take theirs' : 'Reload'}
            </Button>
          </div>
        }
      >
        {clash && (
          <>
            <p>
              <strong>{clash.name}</strong>
            </p>
            <p>{getExplanation(clash)}</p>
            {isComparing && clash.compare !== undefined ? (
              <ClashComparison {...clash.compare} />
            ) : (
              <p>{clash.onReload}</p>
            )}
          </>
        )}
      </Dialog>
    </ConflictContext>
  );
}
