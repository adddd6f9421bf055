import { useState } from 'react';
import { Button } from '#antd';
import type { FieldValues } from '../resource-page/comparedFields';
import { LazyComparison } from '../resource-page/LazyComparison';
import styles from './RecoveryOffer.module.css';
import type { LocalRecovery } from './useLocalRecovery';

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const NAMES = { mine: 'Unsaved', theirs: 'As it stands here' };

type Props = Omit<LocalRecovery, 'clear'>;

/** Offers what was written and not saved; nothing where nothing is. */
export function RecoveryOffer({ offer, current, onRestore, onDiscard }: Props) {
  const [compared, setCompared] = useState<FieldValues>();
  if (offer === undefined) return null;
  const settle = (how: () => void) => () => {
    setCompared(undefined);
    how();
  };
  return (
    <section className={styles.offer} aria-label="Unsaved changes">
      <div className={styles.line}>
        <p role="status">You have unsaved changes from {WHEN.format(new Date(offer.keptAt))}</p>
        <Button
          type="text"
          aria-expanded={compared !== undefined}
          onClick={() => setCompared(compared === undefined ? current() : undefined)}
        >
          {compared === undefined ? 'Compare' : 'Hide comparison'}
        </Button>
        <Button onClick={settle(onDiscard)}>Discard</Button>
        <Button type="primary" onClick={settle(onRestore)}>
          Restore
        </Button>
      </div>
      {compared !== undefined && <LazyComparison mine={offer.values} theirs={compared} names={NAMES} />}
    </section>
  );
}
