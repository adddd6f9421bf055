import type * as z from 'zod';
import type { LocatedEntry, LocatedValue } from './parse-json.ts';

/** An issue of a schema that was configured to include the value. */
export type Issue = z.core.$ZodIssue;

type Path = readonly PropertyKey[];

const getKey = (segment: PropertyKey): string | number => (typeof segment === 'symbol' ? '' : segment);

/** Blank entries are dropped before some lists are checked, which changes the index of later entries. */
const toEntry = ({ entries }: LocatedValue, segment: PropertyKey, input: unknown): LocatedEntry | undefined => {
  const entry = entries.get(getKey(segment));
  if (typeof segment !== 'number' || typeof input !== 'string') return entry;
  const isFound = ({ located }: LocatedEntry) => typeof located.value === 'string' && located.value.trim() === input;
  return entry !== undefined && isFound(entry) ? entry : ([...entries.values()].find(isFound) ?? entry);
};

/** The spelling of a field in the file, since aliases are renamed before the rules are checked. */
const getSpelling = (input: z.ZodType, { entries }: LocatedValue, field: PropertyKey): PropertyKey => {
  if (entries.has(getKey(field))) return field;
  const nothing = Symbol('no value of any type');
  const standsForField = (key: string | number) =>
    input
      .safeParse({ [key]: nothing }, { reportInput: true })
      .error?.issues.some((issue) => issue.path[0] === field && issue.input === nothing) ?? false;
  return [...entries.keys()].find(standsForField) ?? field;
};

/** Position of an item's field in the file; for a missing field, the start of its container. */
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
