import { pageNumber } from '../routing/pageNumber';

const FILTERS = ['category', 'search', 'tag', 'author'] as const;
const MAX_LENGTH = { category: 60, search: 100, tag: 40, author: 100 };

/** The list's parameters in the address; empty means all. */
export type BlogFilter = { page: number } & Record<(typeof FILTERS)[number], string>;

export const blogFilter = (query: URLSearchParams): BlogFilter => {
  const get = (name: (typeof FILTERS)[number]): string => {
    const value = (query.get(name) ?? '').trim().slice(0, MAX_LENGTH[name]).trim();
    return name === 'category' && value === 'all' ? '' : value;
  };
  return {
    page: pageNumber(query),
    category: get('category'),
    search: get('search'),
    tag: get('tag'),
    author: get('author'),
  };
};

export const isFiltered = (filter: BlogFilter): boolean => FILTERS.some((name) => filter[name] !== '');

/** The parameters that differ from the first page without a filter. */
export const toQuery = ({ page = 1, ...filters }: Partial<BlogFilter>): Record<string, string> => ({
  ...(page > 1 ? { page: String(page) } : {}),
  ...Object.fromEntries(FILTERS.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []))),
});

export const blogAddress = (filter: Partial<BlogFilter>): string => {
  const query = new URLSearchParams(toQuery(filter)).toString();
  return query === '' ? '/blog' : `/blog?${query}`;
};
