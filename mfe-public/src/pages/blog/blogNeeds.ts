import type { PageLocation } from '../../routing/Page';

export const BLOG_PAGE_SIZE = 9;

/** The API answers of the list, by what stands in the address. */
export const blogNeeds = ({ search }: PageLocation) => {
  const query = new URLSearchParams({ limit: String(BLOG_PAGE_SIZE) });
  for (const name of ['page', 'category', 'search']) {
    const value = search.get(name);
    if (value) query.set(name, value);
  }
  return { list: `/blog?${query}`, categories: '/blog/categories' } as const;
};
