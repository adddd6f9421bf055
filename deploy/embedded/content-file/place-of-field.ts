import type * as z from 'zod';
import type { LocatedEntry, LocatedValue } from './parse-json.ts';

/** An issue of a schema that was asked to repeat what it found. */
export type Issue = z.core.$ZodIssue;

type Path = readonly PropertyKey[];

const getKey = (segment: PropertyKey): string | number => (typeof segment === 'symbol' ? '' : segment);

/** Blank entries are dropped before some lists are checked, which moves those that follow. */
const toEntry = ({ entries }: LocatedValue, segment: PropertyKey, input: unknown): LocatedEntry | undefined => {
  const entry = entries.get(getKey(segment));
  if (typeof segment !== 'number' || typeof input !== 'string') return entry;
  const isFound = ({ located }: LocatedEntry) => typeof located.value === 'string' && located.value.trim() === input;
  return entry !== undefined && isFound(entry) ? entry : ([...entries.values()].find(isFound) ?? entry);
};

/** The spelling in which the file has a field: a key that stands for it makes its rule complain of a value of no type. */
const getSpelling = (input: z.ZodType, { entries }: LocatedValue, field: PropertyKey): PropertyKey => {
  if (entries.has(getKey(field))) return field;
  const nothing = Symbol('no value of any type');
  const standsForField = (key: string | number) =>
    input
      .safeParse({ [key]: nothing }, { reportInput: true })
      .error?.issues.some((issue) => issue.path[0] === field && issue.input === nothing) ?? false;
  return [...entries.keys()].find(standsForField) ?? field;
};

/** Where the field of an item stands in the file; for one that is missing, where what it should be in begins. */
export const placeOfField = (input: z.ZodType, item: LocatedValue, path: Path, found?: unknown): number => {
  const [field, ...rest] = path;
  let place = item.start;
  let at: LocatedValue | undefined = item;
  for (const segment of field === undefined ? [] : [getSpelling(input, item, field), ...rest]) {
    const entry: LocatedEntry | undefined = at && toEntry(at, segment, found);
    place = entry?.start ?? place;
    at = entry?.located;
  }
  return place;
};
