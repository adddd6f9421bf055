import { getSearchTokens, type TallyKey, withWholeWords } from '@atelier/service-kit';
import type { Types } from 'mongoose';
import { stemAtAddress } from '../pictures/picture.js';
import { getPictures } from '../pictures/shown-pictures.js';
import type { ItemKind, ItemRecord, NewItem } from './item.js';

/** Increase when the rules of derived fields or of the tally change: items of older rules are derived again at startup. */
export const DERIVATION = 6;

/** Fields that the database stores with an item and that are derived from its record alone. */
export interface DerivedFields {
  /** Unique text key of the item in each order, so that one index range is one page. */
  sort: Readonly<Record<string, string>>;
  searchTokens: string[];
  /** Pictures of this site that the item shows: their paths without extension. */
  shows: string[];
  /** The version of the rules for these fields and the item's counts. */
  derivation: number;
}

const WHOLE_NUMBER_DIGITS = 12;
/** Sorts before every character of a word, so that a text sorts before longer texts that begin with it. */
const BEFORE_ID = '\t';

/** Converts a sort key to text of the same order; whole numbers must not be negative. */
export const sortText = (key: Date | string | number): string => {
  if (key instanceof Date) return key.toISOString();
  return typeof key === 'number' ? String(key).padStart(WHOLE_NUMBER_DIGITS, '0') : key;
};

export const derivedFields = <Item extends ItemRecord>(
  kind: ItemKind<Item>,
  item: NewItem<Item>,
  id: Types.ObjectId | string,
  createdAt: Date,
): DerivedFields => {
  const places = Object.entries(kind.sortKeys(item, createdAt));
  return {
    sort: Object.fromEntries(places.map(([name, key]) => [name, `${sortText(key)}${BEFORE_ID}${id}`])),
    searchTokens: withWholeWords(getSearchTokens(...kind.searchTexts(item)), ...(kind.longTexts?.(item) ?? [])),
    shows: [...new Set(getPictures(kind.pictures, item).flatMap((address) => stemAtAddress(address) ?? []))],
    derivation: DERIVATION,
  };
};

/** Every count that includes the item: its facets, its facets with each keyword, and the extra counts of its kind. */
export const getTallyKeys = <Item extends ItemRecord>(kind: ItemKind<Item>, item: NewItem<Item>): TallyKey[] => {
  if (item.trashed) return [];
  const facets = kind.facets(item);
  const keywords = [...new Set(kind.keywords.of(item))];
  return [
    { cube: kind.kind, facets },
    ...keywords.map((keyword) => ({ cube: `${kind.kind}.keyword`, facets: { ...facets, keyword } })),
    ...(kind.otherTallies?.(item) ?? []),
  ];
};

/** Counts the writes of a kind: cached facts about its lists at another revision are out of date. */
export const toRevision = ({ kind }: { kind: string }): TallyKey => ({ cube: `revision.${kind}`, facets: {} });
