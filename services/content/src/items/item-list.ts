import { type Facet, type TallyKey, toQueryTokens } from '@atelier/service-kit';
import { type QueryFilter, trusted } from 'mongoose';
import type { ItemKind, ItemRecord } from './item.js';

/** Which items a list shows; without `status`, everything outside the trash. */
export interface ItemFilter {
  status?: Facet | undefined;
  facets?: Readonly<Record<string, Facet | undefined>>;
  keyword?: string | undefined;
  /** Fields with several values, each with the values of which an item must have one. */
  containing?: Readonly<Record<string, readonly string[] | undefined>>;
  search?: string | undefined;
  /** Only items whose sort key lies in this time, from inclusive to before exclusive; ISO 8601. */
  during?: { key: string; from?: string | undefined; before?: string | undefined } | undefined;
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

/** The filter as tally facets; searches and times are not tallied. */
export const toTallyKey = <Item extends ItemRecord>(
  { kind, status: { field } }: ItemKind<Item>,
  { status, facets, keyword }: ItemFilter,
): TallyKey => ({
  cube: keyword === undefined ? kind : `${kind}.keyword`,
  facets: given({ ...facets, [field]: status, keyword }),
});

const containingFilter = (containing: ItemFilter['containing'] = {}): Filter =>
  Object.fromEntries(
    Object.entries(containing).flatMap(([field, values]) =>
      values === undefined ? [] : [[field, values.length === 1 ? values[0] : trusted({ $in: [...values] })]],
    ),
  );

/** In $and, because the place of a page is a condition on the same key. */
const betweenDates = (during: ItemFilter['during']): Filter => {
  if (during === undefined) return {};
  const { key, from, before } = during;
  const bounds = { ...(from === undefined ? {} : { $gte: from }), ...(before === undefined ? {} : { $lt: before }) };
  return { $and: [{ [`sort.${key}`]: trusted(bounds) }] };
};

/**
 * Converts a filter for the database. Without a status, it lists all statuses, so that the index that begins with the status
 * still returns the list's order.
 */
export const getFilter = <Item extends ItemRecord>(kind: ItemKind<Item>, filter: ItemFilter): Filter => {
  const tokens = toQueryTokens(filter.search ?? '');
  return {
    trashed: false,
    [kind.status.field]: filter.status ?? trusted({ $in: [...kind.status.values] }),
    ...given(filter.facets),
    ...(filter.keyword === undefined ? {} : { [kind.keywords.field]: filter.keyword }),
    ...containingFilter(filter.containing),
    ...betweenDates(filter.during),
    ...(tokens.length === 0 ? {} : { searchTokens: tokens.length === 1 ? tokens[0] : trusted({ $all: tokens }) }),
  };
};

/** The item's ID breaks ties between sort keys, so that the order of a list is stable. */
export const getOrder = ({ key, direction }: ItemSort): Record<string, 1 | -1> => ({ [`sort.${key}`]: direction });

/** Items from a position of the list on, inclusive. */
export const fromPlace = ({ key, direction }: ItemSort, place: string | undefined): Filter =>
  place === undefined ? {} : { [`sort.${key}`]: trusted(direction === 1 ? { $gte: place } : { $lte: place }) };

/** Items after a place in one direction, the one at that place excluded. */
export const afterPlace = (key: string, place: string, direction: 1 | -1): Filter => ({
  [`sort.${key}`]: trusted(direction === 1 ? { $gt: place } : { $lt: place }),
});

const sought = ({ search = '' }: ItemFilter): string => toQueryTokens(search).join(' ');

/** Whether the tally has no total of a list, so that its items are counted. */
export const isCounted = (filter: ItemFilter): boolean =>
  sought(filter) !== '' ||
  filter.during !== undefined ||
  Object.values(filter.containing ?? {}).some((values) => values !== undefined);

/** Cache key of a list: the same items in the same order have the same key. */
export const getName = (filter: ItemPage): string =>
  JSON.stringify([
    ...[filter.status, given(filter.facets), filter.keyword, filter.containing],
    ...[sought(filter), filter.during, filter.sort],
  ]);
