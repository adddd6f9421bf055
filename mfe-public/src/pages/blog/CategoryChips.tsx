import { SiteLink } from '../../routing/SiteLink';
import { type BlogFilter, blogAddress } from './blogNeeds';
import styles from './CategoryChips.module.css';

export interface CategoryChip {
  slug: string;
  label: string;
  /** Absent where the counts could not be loaded. */
  count?: number | undefined;
}

interface CategoryChipsProps {
  categories: readonly CategoryChip[];
  filter: BlogFilter;
}

/** One category at a time, kept in the address; the row stays in sight while the list scrolls. */
export function CategoryChips({ categories, filter }: CategoryChipsProps) {
  const counts = categories.map(({ count }) => count);
  const total = counts.every((count) => count !== undefined)
    ? counts.reduce((sum: number, count) => sum + (count ?? 0), 0)
    : undefined;
  const chips: CategoryChip[] = [{ slug: '', label: 'All Articles', count: total }, ...categories];
  return (
    <nav aria-label="Categories" className={styles.bar}>
      <ul>
        {chips.map(({ slug, label, count }) => (
          <li key={slug}>
            <SiteLink
              href={blogAddress(filter, { category: slug })}
              aria-current={filter.category === slug ? 'true' : undefined}
              data-empty={count === 0}
            >
              {label}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
