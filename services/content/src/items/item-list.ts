import { soughtTokens } from '@atelier/service-kit';
import { type QueryFilter, trusted } from 'mongoose';
import type { Facet, ItemKind, ItemRecord } from './item.js';
import type { Anchor } from './page-anchors.js';

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

/** What the database keeps of an item beside its record. */
export interface DerivedFields {
  sort: Readonly<Record<string, Date | string | number>>;
  searchTokens: string[];
}

type Filter = QueryFilter<Record<string, unknown>>;

const given = (facets: ItemFilter['facets'] = {}): Record<string, Facet> =>
  Object.fromEntries(Object.entries(facets).filter((entry): entry is [string, Facet] => entry[1] !== undefined));

/** The facets that a filter names, as the tally counts them; a search is not tallied. */
export const talliedFacets = <Item extends ItemRecord>(
  kind: ItemKind<Item>,
  { status, facets, keyword }: ItemFilter,
): Record<string, Facet> => ({
  ...given(facets),
  ...(status === undefined ? {} : { [kind.status.field]: status }),
  ...(keyword === undefined ? {} : { keyword }),
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

export const orderOf = ({ key, direction }: ItemSort): Record<string, 1 | -1> => ({
  [`sort.${key}`]: direction,
  _id: direction,
});

/** Items from an anchor on, the anchor's own included. */
export const fromAnchor = ({ key, direction }: ItemSort, anchor: Anchor | undefined): Filter => {
  if (anchor === undefined) return {};
  const field = `sort.${key}`;
  const [further, notBefore] = direction === 1 ? ['$gt', '$gte'] : ['$lt', '$lte'];
  return {
    [field]: trusted({ [notBefore as string]: anchor.key }),
    $or: [
      { [field]: trusted({ [further as string]: anchor.key }) },
      { _id: trusted({ [notBefore as string]: anchor.id }) },
    ],
  };
};

export const nameOf = (filter: ItemFilter, sort: ItemSort): string =>
  JSON.stringify([filter.status, given(filter.facets), filter.keyword, filter.search, sort.key, sort.direction]);
