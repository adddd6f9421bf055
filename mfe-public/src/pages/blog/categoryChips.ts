import type { FilterChip } from '../../design/FilterChips';
import { type BlogFilter, blogAddress } from '../../journal/blogFilter';

export interface BlogCategory {
  slug: string;
  label: string;
  /** Absent if the counts could not be loaded. */
  count?: number | undefined;
}

const getSum = (categories: readonly BlogCategory[]): number | undefined =>
  categories.reduce<number | undefined>(
    (sum, { count }) => (sum === undefined || count === undefined ? undefined : sum + count),
    0,
  );

/** A chip for all articles, then one for each category. */
export const categoryChips = (categories: readonly BlogCategory[], filter: BlogFilter): FilterChip[] =>
  [{ slug: '', label: 'All Articles', count: getSum(categories) }, ...categories].map(({ slug, label, count }) => ({
    label,
    count,
    href: blogAddress({ category: slug, search: filter.search }),
    isCurrent: filter.category === slug,
  }));
