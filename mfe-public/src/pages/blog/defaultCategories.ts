import type { BlogCategory } from './categoryChips';

/** Shown when the categories cannot be loaded (public-site.md §3). Written out here: the contract's list would bring its schemas along. */
export const DEFAULT_CATEGORIES: readonly BlogCategory[] = [
  { slug: 'development', label: 'Development' },
  { slug: 'design', label: 'Design' },
  { slug: 'technology', label: 'Technology' },
  { slug: 'business', label: 'Business' },
];
