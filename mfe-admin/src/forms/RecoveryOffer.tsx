import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#antd';
import { formatDateTime } from '../dates/dates';
import type { FieldValues } from '../resource-page/comparedFields';
import { LazyComparison } from '../resource-page/LazyComparison';
import styles from './RecoveryOffer.module.css';

/** The texts of an offer that does not come from this browser. */
export interface RecoveryWords {
  label: string;
  /** The owner of the work; followed by its date. */
  from: string;
  hint?: string | undefined;
  /** Absent for work that is already in the form. */
  restore?: string;
  discard: string;
  names: { mine: string; theirs: string };
}

/** Unsaved work that can be restored, and the actions on it. */
export interface Recovery {
  /** `keptAt` is ISO 8601. */
  offer: { keptAt: string; values: FieldValues; words?: RecoveryWords } | undefined;
  /** The values that the offer is compared with. */
  current: () => FieldValues;
  onRestore: () => void;
  onDiscard: () => void;
}

const OF_THIS_BROWSER: RecoveryWords = {
  label: 'Unsaved changes',
  from: 'You have unsaved changes from',
  restore: 'Restore',
  discard: 'Discard',
  names: { mine: 'Unsaved', theirs: 'In this form now' },
};

/** Moves the focus to the surrounding element when the focused one disappears. */
const useFocusKept = () => {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const here = section.current;
    const around = here?.closest<HTMLElement>('[role="dialog"], #content');
    return () => {
      if (!here?.contains(document.activeElement) || !around) return;
      around.tabIndex = -1;
      around.focus({ preventScroll: true });
    };
  }, []);
  return section;
};

function Offer({ offer, current, onRestore, onDiscard }: Recovery & { offer: NonNullable<Recovery['offer']> }) {
  const { label, from, hint, restore, discard, names } = offer.words ?? OF_THIS_BROWSER;
  const [compared, setCompared] = useState<FieldValues>();
  const section = useFocusKept();
  return (
    <section ref={section} className={styles.offer} aria-label={label}>
      <div className={styles.line}>
        <div className={styles.words} role="status">
          <p>
            {from} {formatDateTime(offer.keptAt)}
          </p>
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        </div>
        <div className={styles.actions}>
          <Button
            type="text"
            aria-expanded={compared !== undefined}
            onClick={() => setCompared(compared === undefined ? current() : undefined)}
          >
            {compared === undefined ? 'Compare' : 'Hide comparison'}
          </Button>
          <Button onClick={onDiscard}>{discard}</Button>
          {restore !== undefined && (
            <Button type="primary" onClick={onRestore}>
              {restore}
            </Button>
          )}
        </div>
      </div>
      {compared !== undefined && <LazyComparison mine={offer.values} theirs={compared} names={names} />}
    </section>
  );
}

/** Offers to restore unsaved work; renders nothing without any. */
export function RecoveryOffer({ offer, ...recovery }: Recovery) {
  return offer && <Offer key={offer.keptAt} offer={offer} {...recovery} />;
}
