import { isDeepStrictEqual } from 'node:util';
import type { ItemKind, ItemRecord } from '../item.js';

export type ItemValues = Record<string, unknown>;

export const sentValue = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
const isKnown = ([, value]: [string, unknown]): boolean => value !== undefined;

export const getFields = <Item extends ItemRecord>({ draft }: ItemKind<Item>): string[] => Object.keys(draft.shape);

/** An item's fields as its editor would send them. */
export const getValues = <Item extends ItemRecord>(kind: ItemKind<Item>, item: Item): ItemValues => {
  const stored = item as unknown as ItemValues;
  return Object.fromEntries(
    getFields(kind)
      .map((field): [string, unknown] => [field, sentValue(stored[field])])
      .filter(isKnown),
  );
};

const SCHEDULED = ['publishAt', 'unpublishAt'] as const;

/** Names of the fields that differ between two versions of an item. */
export const changedFieldNames = <Item extends ItemRecord>(
  kind: ItemKind<Item>,
  before: Item,
  after: Item,
): string[] => {
  const all = (item: Item): ItemValues => ({
    ...getValues(kind, item),
    ...Object.fromEntries(SCHEDULED.map((field) => [field, sentValue(item[field])])),
  });
  const [old, young] = [all(before), all(after)];
  return Object.keys({ ...old, ...young }).filter((field) => !isDeepStrictEqual(old[field], young[field]));
};
