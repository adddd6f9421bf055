import { formatCount } from '../numbers/numbers';
import styles from './StatCards.module.css';

export interface Stat {
  label: string;
  /** Absent while loading. */
  value: number | undefined;
  isSelected?: boolean;
  /** Filters the list by the counted items; figures without it are not clickable. */
  onSelect?: () => void;
}

function Figure({ label, value }: Pick<Stat, 'label' | 'value'>) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value === undefined ? '–' : formatCount(value)}</span>
    </>
  );
}

/** Small figures above a list that filter it; as cards, or in one line. */
export function StatCards({ stats, isLine = false }: { stats: readonly Stat[]; isLine?: boolean }) {
  return (
    <ul className={styles.stats} data-is-line={isLine} aria-label="Statistics">
      {stats.map(({ label, value, isSelected = false, onSelect }) => (
        <li key={label}>
          {onSelect === undefined ? (
            <div className={styles.card}>
              <Figure label={label} value={value} />
            </div>
          ) : (
            <button type="button" className={styles.card} aria-pressed={isSelected} onClick={onSelect}>
              <Figure label={label} value={value} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
