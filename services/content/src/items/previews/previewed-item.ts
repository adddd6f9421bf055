import { InvalidInput } from '@atelier/service-kit';
import { withCleanContent } from '@atelier/service-kit/rich-text/rich-text';
import type * as z from 'zod';
import { getFields, type ItemValues } from '../history/item-values.js';
import type { ItemRecord, NewItem } from '../item.js';
import type { AnyItems } from '../item-kinds.js';

type Kind = AnyItems['kind'];

const LONGEST_TEXT = 200_000;
const LONGEST_LIST = 100;

/** Filters a list to the entries that are valid for their field. */
const goodEntries = (rule: z.ZodType, list: readonly unknown[]): unknown[] =>
  list.slice(0, LONGEST_LIST).flatMap((entry) => {
    const { success, data } = rule.safeParse([entry]);
    return success && Array.isArray(data) ? data : [];
  });

/** The presentable part of a field: required text as is, finished or not; lists without invalid entries. */
const presentable = (rule: z.ZodType, value: unknown, blank: unknown): unknown => {
  const { success, data } = rule.safeParse(value);
  if (success) return data;
  if (Array.isArray(value) && Array.isArray(blank)) return goodEntries(rule, value);
  return typeof value === 'string' && blank === '' ? value.slice(0, LONGEST_TEXT) : undefined;
};

/** A preview does not depend on the slug or the visibility. */
const isShown = (kind: Kind, field: string): boolean => field !== 'slug' && !kind.visibility.fields.includes(field);

/** The editor's values without those that cannot be shown. */
export const presentableValues = (kind: Kind, values: ItemValues): ItemValues => {
  const blank = kind.blank as ItemValues;
  const shape = kind.draft.shape as Record<string, z.ZodType>;
  return Object.fromEntries(
    getFields(kind)
      .filter((field) => field in values && isShown(kind, field))
      .map((field): [string, unknown] => [field, presentable(shape[field] as z.ZodType, values[field], blank[field])])
      .filter(([, value]) => value !== undefined),
  );
};

/** Converts the values to a change of the item; leaves out a field that conflicts with the others. */
const toChange = (kind: Kind, base: ItemRecord, values: ItemValues): object => {
  try {
    return kind.toChange(base, values as never, new Date());
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const wrong = new Set(error.issues.map(({ field }) => field.split('.')[0]));
    const right = Object.entries(values).filter(([field]) => !wrong.has(field));
    return right.length === Object.keys(values).length ? {} : toChange(kind, base, Object.fromEntries(right));
  }
};

/** A new item with the fields written so far. */
const unwritten = ({ kind }: AnyItems): ItemRecord => {
  const now = new Date();
  const nothing = kind.blank as Omit<NewItem<ItemRecord>, 'slug'>;
  return { ...nothing, id: 'preview', slug: 'preview', createdAt: now, updatedAt: now };
};

/** The item with its editor's values. */
export const previewedItem = async (
  items: AnyItems,
  item: ItemRecord | undefined,
  values: ItemValues,
): Promise<ItemRecord> => {
  const base = item ?? unwritten(items);
  const clean = await withCleanContent(presentableValues(items.kind, values));
  return { ...base, ...toChange(items.kind, base, clean) };
};
