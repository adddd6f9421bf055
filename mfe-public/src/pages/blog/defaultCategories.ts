import type { BlogCategory } from './categoryChips';

/** Shown when the categories cannot be loaded (BLOG-4). Importing the contract's list would load its schemas too. */
export const DEFAULT_CATEGORIES: readonly BlogCategory[] = [
  { slug: 'development', label: 'Development' },
  { slug: 'design', label: 'Design' },
  { slug: 'technology', label: 'Technology' },
  { slug: 'business', label: 'Business' },
];
