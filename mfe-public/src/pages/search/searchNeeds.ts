import type { SearchAnswer } from '@atelier/contracts/search/http';
import { type Address, getAddress } from '@atelier/web-kit/api/calls';
import type { PageLocation } from '../../routing/Page';
import { pageNumber } from '../../routing/pageNumber';

export const MIN_LENGTH = 2;
export const MAX_LENGTH = 100;

export type ResultType = keyof SearchAnswer['counts'];

/** Names for the kinds of results, singular and plural. */
export const RESULT_TYPES: Readonly<Record<ResultType, { one: string; many: string }>> = {
  project: { one: 'Work', many: 'Work' },
  service: { one: 'Service', many: 'Services' },
  post: { one: 'Article', many: 'Articles' },
  member: { one: 'Person', many: 'People' },
  page: { one: 'Page', many: 'Pages' },
};

/** The parameters in the address. */
export interface Search {
  q: string;
  type: ResultType | '';
  page: number;
}

const isType = (word: string): word is ResultType => Object.hasOwn(RESULT_TYPES, word);

export const getSearch = (query: URLSearchParams): Search => {
  const type = query.get('type') ?? '';
  return {
    q: (query.get('q') ?? '').trim().slice(0, MAX_LENGTH),
    type: isType(type) ? type : '',
    page: pageNumber(query),
  };
};

/** The parameters that differ from the first page without a filter. */
const toQuery = ({ q, type, page }: Search) => ({
  q,
  ...(type === '' ? {} : { type }),
  ...(page > 1 ? { page } : {}),
});

/** Address of the search with changed parameters. Other words or another kind start at page 1. */
export const searchAddress = (search: Search, change: Partial<Search> = {}): string => {
  const query = Object.entries(toQuery({ ...search, page: 1, ...change })).map(([name, value]) => [name, `${value}`]);
  return `/search?${new URLSearchParams(query)}`;
};

/** The API's answer to the search; null if there is nothing to search for. */
export const searchNeed = ({ search: query }: PageLocation): Address<SearchAnswer> | null => {
  const search = getSearch(query);
  return search.q.length < MIN_LENGTH ? null : getAddress('GET /search', { query: toQuery(search) });
};
