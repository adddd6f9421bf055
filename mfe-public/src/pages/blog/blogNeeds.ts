import type { PageLocation } from '../../routing/Page';

export const BLOG_PAGE_SIZE = 9;
export const CATEGORIES_PATH = '/blog/categories';
const SEARCH_MAX_LENGTH = 100;

/** What the address asks of the list. */
export interface BlogFilter {
  page: number;
  category: string;
  search: string;
}

const pageNumber = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);

export const blogFilter = (search: URLSearchParams): BlogFilter => {
  const category = search.get('category')?.trim() ?? '';
  return {
    page: pageNumber(search.get('page')),
    category: category === 'all' ? '' : category,
    search: (search.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
  };
};

const queryOf = ({ page, category, search }: BlogFilter): URLSearchParams => {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (category !== '') query.set('category', category);
  if (search !== '') query.set('search', search);
  return query;
};

/** Address of the list with some of its filter changed; a change of category or search starts at page 1. */
export const blogAddress = (filter: BlogFilter, change: Partial<BlogFilter>): string => {
  const query = queryOf({ ...filter, page: 1, ...change }).toString();
  return query === '' ? '/blog' : `/blog?${query}`;
};

/** The API answers of the list, by what stands in the address. */
export const blogNeeds = ({ search }: PageLocation) => {
  const query = new URLSearchParams({ limit: String(BLOG_PAGE_SIZE) });
  for (const [name, value] of queryOf(blogFilter(search))) query.set(name, value);
  return { list: `/blog?${query}`, categories: CATEGORIES_PATH } as const;
};
