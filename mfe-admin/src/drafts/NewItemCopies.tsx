import { useState } from 'react';
import { Button } from '#antd';
import { formatDateTime } from '../dates/dates';
import { countOf } from '../numbers/numbers';
import type { FieldValues } from '../resource-page/comparedFields';
import { LazyComparison } from '../resource-page/LazyComparison';
import styles from './NewItemCopies.module.css';
import { type NewItemCopy, titleIn, wordsIn } from './newItemCopies';
import type { ItemRecovery } from './useItemRecovery';

const NAMES = { mine: 'Unsaved', theirs: 'In this form now' };

type Actions = Partial<Pick<ItemRecovery, 'current' | 'onRestoreCopy' | 'onDiscardCopy'>>;

function Copy({ copy, current, onRestoreCopy, onDiscardCopy }: Actions & { copy: NewItemCopy }) {
  const [compared, setCompared] = useState<FieldValues>();
  const compareWord = compared === undefined ? 'Compare' : 'Hide comparison of';
  const when = formatDateTime(copy.keptAt);
  return (
    <li>
      <div className={styles.words}>
        <b>{titleIn(copy.values)}</b>
        <span>
          {when} · {countOf(wordsIn(copy.values), 'word')}
        </span>
      </div>
      <Button
        type="text"
        aria-expanded={compared !== undefined}
        onClick={() => setCompared(compared === undefined ? current?.() : undefined)}
        aria-label={`${compareWord} the copy of ${when}`}
      >
        {compared === undefined ? 'Compare' : 'Hide comparison'}
      </Button>
      <Button onClick={() => onDiscardCopy?.(copy)} aria-label={`Discard the copy of ${when}`}>
        Discard
      </Button>
      <Button type="primary" onClick={() => onRestoreCopy?.(copy)} aria-label={`Restore the copy of ${when}`}>
        Restore
      </Button>
      {compared !== undefined && (
        <div className={styles.compared}>
          <LazyComparison mine={copy.values} theirs={compared} names={NAMES} />
        </div>
      )}
    </li>
  );
}

/** Lists unsaved copies of new items. */
export function NewItemCopies({ copies, ...actions }: Actions & { copies: readonly NewItemCopy[] }) {
  if (copies.length === 0) return null;
  return (
    <section className={styles.copies} aria-label="Unsaved copies">
      <p>{copies.length === 1 ? 'You have an unsaved copy' : `You have ${copies.length} unsaved copies`}</p>
      <ul>
        {copies.map((copy) => (
          <Copy key={copy.id} copy={copy} {...actions} />
        ))}
      </ul>
    </section>
  );
}
