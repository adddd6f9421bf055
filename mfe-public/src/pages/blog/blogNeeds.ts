import { getAddress } from '@atelier/web-kit/api/calls';
import type { PageLocation } from '../../routing/Page';
import { pageNumber } from '../../routing/pageNumber';

export const BLOG_PAGE_SIZE = 9;
const SEARCH_MAX_LENGTH = 100;

/** The list's parameters in the address. */
export interface BlogFilter {
  page: number;
  category: string;
  search: string;
}

export const blogFilter = (search: URLSearchParams): BlogFilter => {
  const category = search.get('category')?.trim() ?? '';
  return {
    page: pageNumber(search),
    category: category === 'all' ? '' : category,
    search: (search.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
  };
};

/** The parameters that differ from the first page without a filter. */
const toQuery = ({ page, category, search }: BlogFilter) => ({
  ...(page > 1 ? { page: String(page) } : {}),
  ...(category === '' ? {} : { category }),
  ...(search === '' ? {} : { search }),
});

/** Address of the list with a changed filter. Another category or search starts at page 1. */
export const blogAddress = (filter: BlogFilter, change: Partial<BlogFilter>): string => {
  const query = new URLSearchParams(toQuery({ ...filter, page: 1, ...change })).toString();
  return query === '' ? '/blog' : `/blog?${query}`;
};

/** The API answers that the list needs, according to the address. */
export const blogNeeds = ({ search }: PageLocation) => ({
  list: getAddress('GET /blog', { query: { limit: BLOG_PAGE_SIZE, ...toQuery(blogFilter(search)) } }),
  categories: getAddress('GET /blog/categories'),
});
