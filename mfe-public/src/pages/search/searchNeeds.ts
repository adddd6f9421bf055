import type { SearchAnswer } from '@atelier/contracts/search/http';
import { type Address, getAddress } from '@atelier/web-kit/api/calls';
import type { PageLocation } from '../../routing/Page';
import { pageNumber } from '../../routing/pageNumber';

export const MIN_LENGTH = 2;
export const MAX_LENGTH = 100;

export type ResultType = keyof SearchAnswer['counts'];

/** Kinds of results, as people call them: one of them, and many. */
export const RESULT_TYPES: Readonly<Record<ResultType, { one: string; many: string }>> = {
  project: { one: 'Work', many: 'Work' },
  service: { one: 'Service', many: 'Services' },
  post: { one: 'Article', many: 'Articles' },
  member: { one: 'Person', many: 'People' },
  page: { one: 'Page', many: 'Pages' },
};

/** What the address asks for. */
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

/** What differs from the first page of everything. */
const toQuery = ({ q, type, page }: Search) => ({
  q,
  ...(type === '' ? {} : { type }),
  ...(page > 1 ? { page } : {}),
});

/** Address of the search with some of it changed; other words or another kind begin at page 1. */
export const searchAddress = (search: Search, change: Partial<Search> = {}): string => {
  const query = Object.entries(toQuery({ ...search, page: 1, ...change })).map(([name, value]) => [name, `${value}`]);
  return `/search?${new URLSearchParams(query)}`;
};

/** The API's answer to the search; null where there is nothing to look for. */
export const searchNeed = ({ search: query }: PageLocation): Address<SearchAnswer> | null => {
  const search = getSearch(query);
  return search.q.length < MIN_LENGTH ? null : getAddress('GET /search', { query: toQuery(search) });
};
