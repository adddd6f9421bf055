import type { FieldValues } from './comparedFields';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The names of the fields changed since `loaded`. */
export const changedFields = (fields: FieldValues, loaded: FieldValues): string[] =>
  Object.keys(fields).filter((name) => !isSame(fields[name], loaded[name]));

/** The names of the fields that two people changed in different ways. */
export const clashingFields = (mine: FieldValues, theirs: FieldValues, loaded: FieldValues): string[] => {
  const changedByThem = changedFields(theirs, loaded);
  return changedFields(mine, loaded).filter(
    (name) => changedByThem.includes(name) && !isSame(mine[name], theirs[name]),
  );
};

export const pickFields = (fields: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
