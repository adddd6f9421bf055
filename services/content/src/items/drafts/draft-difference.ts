import { isDeepStrictEqual } from 'node:util';
import type { ItemValues } from '../history/item-values.js';
import { getFields, getValues, sentValue } from '../history/item-values.js';
import type { ItemKind, ItemRecord } from '../item.js';
import type { Replaced } from './draft-revision.schema.js';

/** Whether an editor's field would change the item; an invalid value counts as a change. */
const differs = <Item extends ItemRecord>(kind: ItemKind<Item>, item: Item, field: string, value: unknown): boolean => {
  const rule = kind.draft.shape[field];
  const parsed = rule?.safeParse(value);
  if (parsed?.success !== true) return true;
  try {
    const change = kind.toChange(item, { [field]: parsed.data } as never, new Date()) as ItemValues;
    return field in change && !isDeepStrictEqual(sentValue(change[field]), getValues(kind, item)[field]);
  } catch {
    return true;
  }
};

/** The values that differ from the item, without the fields that control visibility. */
export const differingValues = <Item extends ItemRecord>(
  kind: ItemKind<Item>,
  item: Item,
  values: ItemValues,
): ItemValues => {
  const texts = new Set(getFields(kind).filter((field) => !kind.visibility.fields.includes(field)));
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => texts.has(field) && differs(kind, item, field, value)),
  );
};

export const saysSomethingElse = <Item extends ItemRecord>(
  kind: ItemKind<Item>,
  item: Item,
  values: ItemValues,
): boolean => Object.keys(differingValues(kind, item, values)).length > 0;

const isWordList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const mergedValue = (was: unknown, is: unknown, drafted: unknown): unknown => {
  if (isDeepStrictEqual(was, drafted)) return is;
  if (!isWordList(was) || !isWordList(is) || !isWordList(drafted)) return drafted;
  const kept = drafted.filter((word) => is.includes(word) || !was.includes(word));
  return [...new Set([...kept, ...is.filter((word) => !was.includes(word))])];
};

interface Followed<Item> {
  before: Item;
  after: Item;
}

/** Whether a change restores what the change before it replaced. */
export const isUndo = <Item extends ItemRecord>(
  kind: ItemKind<Item>,
  { before, after }: Followed<Item>,
  replaced: Replaced | null | undefined,
): replaced is Replaced => {
  const is = getValues(kind, after);
  return (
    replaced?.version === before.version &&
    Object.entries(replaced.item).every(([field, value]) => isDeepStrictEqual(is[field], value))
  );
};

/**
 * A draft's values after a change to its item, and what they replaced: unedited fields follow the item, and lists gain and
 * lose the same words.
 */
export const mergedDraft = <Item extends ItemRecord>(
  kind: ItemKind<Item>,
  { before, after }: Followed<Item>,
  values: ItemValues,
): { values: ItemValues; replaced: Replaced | null } => {
  const [was, is] = [getValues(kind, before), getValues(kind, after)];
  const fields = Object.keys(values).filter((field) => !isDeepStrictEqual(was[field], is[field]));
  const pick = (all: ItemValues) => Object.fromEntries(fields.map((field) => [field, all[field]]));
  const merged = fields.map((field) => [field, mergedValue(was[field], is[field], values[field])]);
  return {
    values: { ...values, ...Object.fromEntries(merged) },
    replaced: fields.length === 0 ? null : { version: after.version, item: pick(was), draft: pick(values) },
  };
};
