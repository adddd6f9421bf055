import type { DayFigures } from '../days/day.schema.js';
import { type Dimension, type Figures, NO_FIGURES } from '../days/figures.js';
import { fieldOf, nameOf } from '../days/names.js';

/** Figures with the number of visits that bounces and seconds belong to. */
export type Measured = Figures & { begun: number };
export const NOTHING_MEASURED: Measured = { ...NO_FIGURES, begun: 0 };

export const plus = <Sums extends Figures>(one: Sums, other: Partial<Sums>): Sums => {
  const sums = { ...one };
  for (const figure of Object.keys(one) as (keyof Sums)[])
    Object.assign(sums, { [figure]: Number(one[figure]) + Number(other[figure] ?? 0) });
  return sums;
};

/** One name's figures on a day. */
export const figuresOf = (day: DayFigures | undefined, dimension: Dimension, name: string): Measured => {
  const figures = plus(NO_FIGURES, day?.figures?.[dimension]?.[fieldOf(name)] ?? {});
  return { ...figures, begun: figures.visits };
};

export const sumOf = (all: readonly Measured[]): Measured => all.reduce<Measured>(plus, NOTHING_MEASURED);

/** Each name of a dimension with its figures of all days. */
export const sumsByName = (days: readonly DayFigures[], dimension: Dimension): [string, Figures][] => {
  const sums = new Map<string, Figures>();
  for (const { figures } of days)
    for (const [field, more] of Object.entries(figures?.[dimension] ?? {}))
      sums.set(field, plus(sums.get(field) ?? NO_FIGURES, more));
  return [...sums].map(([field, sum]) => [nameOf(field), sum]);
};

/** Divided, or null where there is nothing to divide by. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
