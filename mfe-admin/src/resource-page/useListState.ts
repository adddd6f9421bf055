import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';

export type ListState = Readonly<Record<string, string>>;

const PAGE = /^(page|\w+Page|size)$/;
const COUNT = /^[1-9]\d{0,6}$/;

/** An address can contain anything; invalid pages become the default. */
const meant = (name: string, found: string | null, usual: string): string =>
  found === null || (PAGE.test(name) && !COUNT.test(found)) ? usual : found;

const getState = <State extends ListState>(search: URLSearchParams, defaults: State): State =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, meant(name, search.get(name), value)]),
  ) as State;

/** Only values that differ from the defaults go into the address. */
const getSearch = (state: ListState, defaults: ListState): URLSearchParams =>
  new URLSearchParams(Object.entries(state).filter(([name, value]) => value !== defaults[name] && value !== ''));

const NOT_FILTERS = ['page', 'size', 'view', 'sort', 'order'];

/** Whether filters are active, which may be why a list is empty. */
export const isFiltering = (state: ListState, defaults: ListState): boolean =>
  Object.entries(state).some(([name, value]) => !NOT_FILTERS.includes(name) && value !== defaults[name]);

/** What a selection depends on: the filters, and the page and order. */
export const getSelectionScope = (state: ListState): { scope: string; place: string } => {
  const entries = Object.entries(state).filter(([name]) => name !== 'view');
  const isFilter = ([name]: [string, string]) => !NOT_FILTERS.includes(name);
  return {
    scope: JSON.stringify(entries.filter(isFilter)),
    place: JSON.stringify(entries.filter((entry) => !isFilter(entry))),
  };
};

/**
 * A list's filters, order, page, and view, stored in the address, so that reloads, shared links, and the back button
 * keep them. Every change except of the page returns to the first page; a search, or `replace`, adds no step to the history.
 */
export const useListState = <State extends ListState & { page: string }>(defaults: State) => {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => getState(search, defaults), [search, defaults]);
  const change = useCallback(
    (changes: Partial<State>, replace = 'search' in changes) =>
      setSearch((current) => getSearch({ ...getState(current, defaults), page: '1', ...changes } as State, defaults), {
        replace,
      }),
    [setSearch, defaults],
  );
  return [state, change] as const;
};
