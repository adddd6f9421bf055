import { type Facet, soughtTokens, type TallyKey } from '@atelier/service-kit';
import { type QueryFilter, trusted } from 'mongoose';
import type { ItemKind, ItemRecord } from './item.js';

/** Which items a list shows; `status` absent means all that is not in the trash. */
export interface ItemFilter {
  status?: Facet | undefined;
  facets?: Readonly<Record<string, Facet | undefined>>;
  keyword?: string | undefined;
  search?: string | undefined;
}

export interface ItemSort {
  key: string;
  direction: 1 | -1;
}

export interface ItemPage extends ItemFilter {
  page: number;
  limit: number;
  sort: ItemSort;
}

type Filter = QueryFilter<Record<string, unknown>>;

const given = (facets: ItemFilter['facets'] = {}): Record<string, Facet> =>
  Object.fromEntries(Object.entries(facets).filter((entry): entry is [string, Facet] => entry[1] !== undefined));

/** The items of a filter as the tally counts them; a search is not tallied. */
export const talliedAs = <Item extends ItemRecord>(
  { kind, status: { field } }: ItemKind<Item>,
  { status, facets, keyword }: ItemFilter,
): TallyKey => ({
  cube: keyword === undefined ? kind : `${kind}.keyword`,
  facets: given({ ...facets, [field]: status, keyword }),
});

/**
 * A filter as the database takes it. All statuses are named one by one where none is asked for, so that the index that
 * begins with the status still answers in the order of the list.
 */
export const filterOf = <Item extends ItemRecord>(kind: ItemKind<Item>, filter: ItemFilter): Filter => {
  const tokens = soughtTokens(filter.search ?? '');
  return {
    trashed: false,
    [kind.status.field]: filter.status ?? trusted({ $in: [...kind.status.values] }),
    ...given(filter.facets),
    ...(filter.keyword === undefined ? {} : { [kind.keywords.field]: filter.keyword }),
    ...(tokens.length === 0 ? {} : { searchTokens: tokens.length === 1 ? tokens[0] : trusted({ $all: tokens }) }),
  };
};

/** Sort keys are told apart by the item's ID, so that the order of a list is always the same. */
export const orderOf = ({ key, direction }: ItemSort): Record<string, 1 | -1> => ({ [`sort.${key}`]: direction });

/** Items from a place of the list on, the one at that place included. */
export const fromPlace = ({ key, direction }: ItemSort, place: string | undefined): Filter =>
  place === undefined ? {} : { [`sort.${key}`]: trusted(direction === 1 ? { $gte: place } : { $lte: place }) };

/** Items after a place in one direction, the one at that place excluded. */
export const beyondPlace = (key: string, place: string, direction: 1 | -1): Filter => ({
  [`sort.${key}`]: trusted(direction === 1 ? { $gt: place } : { $lt: place }),
});

const sought = ({ search = '' }: ItemFilter): string => soughtTokens(search).join(' ');

export const isSearch = (filter: ItemFilter): boolean => sought(filter) !== '';

/** Lists of the same items in the same order have the same name. */
export const nameOf = (filter: ItemPage): string =>
  JSON.stringify([filter.status, given(filter.facets), filter.keyword, sought(filter), filter.sort]);
