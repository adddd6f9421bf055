import { SiteLink } from '../routing/SiteLink';
import styles from './FilterChips.module.css';

export interface FilterChip {
  label: string;
  href: string;
  isCurrent: boolean;
  /** Absent if the counts could not be loaded. */
  count?: number | undefined;
}

/** On phones, the row scrolls, and the current chip may be out of view. */
const showInRow = (chip: HTMLLIElement | null) => {
  const row = chip?.closest('nav');
  if (chip && row) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
};

/** Filters a list by one category, which is kept in the address. The row stays visible while the list scrolls. */
export function FilterChips({ name, chips }: { name: string; chips: readonly FilterChip[] }) {
  return (
    <nav aria-label={name} className={styles.bar}>
      <ul>
        {chips.map(({ label, href, isCurrent, count }) => (
          <li key={href} ref={isCurrent ? showInRow : undefined}>
            <SiteLink href={href} aria-current={isCurrent ? 'true' : undefined} data-empty={count === 0}>
              {label}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
