import type { DayFigures } from '../days/day.schema.js';
import { type Dimension, type Figures, NAMES_A_DAY, NO_FIGURES, OTHER, TABLES } from '../days/figures.js';
import { getField } from '../days/names.js';

/** A month keeps more names than a day, those with the highest counts; the others are `(other)`. */
const NAMES_A_MONTH = 3;

type Names = Record<string, Partial<Figures>>;

const KEYS = Object.keys(NO_FIGURES) as (keyof Figures)[];

/** Adds to the sums in place, because there are many of them. */
const addTo = (sums: Partial<Figures>, more: Partial<Figures>): Partial<Figures> => {
  for (const figure of KEYS) {
    const by = more[figure];
    if (by !== undefined) sums[figure] = (sums[figure] ?? 0) + by;
  }
  return sums;
};

/** Sums the figures of each name of a dimension over all days. */
export const sumBy = (
  days: readonly Pick<DayFigures, 'figures'>[],
  dimension: Dimension,
): Map<string, Partial<Figures>> => {
  const sums = new Map<string, Partial<Figures>>();
  for (const { figures } of days)
    for (const [field, more] of Object.entries(figures?.[dimension] ?? {})) {
      const known = sums.get(field);
      if (known === undefined) sums.set(field, { ...more });
      else addTo(known, more);
    }
  return sums;
};

const getWeight = ({ views = 0, visits = 0, messages = 0 }: Partial<Figures>): number => views + visits + messages;

const bounded = (sums: Map<string, Partial<Figures>>, max: number): Names => {
  const ordered = [...sums].toSorted(([, one], [, other]) => getWeight(other) - getWeight(one));
  const names: Names = Object.fromEntries(ordered.slice(0, max));
  const rest = ordered.slice(max);
  const other = getField(OTHER);
  for (const [, figures] of rest) names[other] = addTo(names[other] ?? {}, figures);
  return names;
};

/** Combines the tables of several days. */
export const foldDays = (days: readonly Pick<DayFigures, 'figures'>[]): DayFigures['figures'] =>
  Object.fromEntries(
    TABLES.map((dimension) => [dimension, bounded(sumBy(days, dimension), NAMES_A_DAY[dimension] * NAMES_A_MONTH)]),
  );
