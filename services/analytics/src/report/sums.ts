import type { DayFigures } from '../days/day.schema.js';
import { type Dimension, type Figures, NO_FIGURES } from '../days/figures.js';
import { getField } from '../days/names.js';

/** Figures with the number of visits behind bounces and seconds. */
export type Measured = Figures & { begun: number };
const NOTHING_MEASURED: Measured = { ...NO_FIGURES, begun: 0 };

export const plus = <Sums extends Figures>(one: Sums, other: Partial<Sums>): Sums => {
  const sums = { ...one };
  for (const figure of Object.keys(one) as (keyof Sums)[])
    Object.assign(sums, { [figure]: Number(one[figure]) + Number(other[figure] ?? 0) });
  return sums;
};

/** One name's figures on a day. */
export const getFigures = (day: DayFigures | undefined, dimension: Dimension, name: string): Measured => {
  const figures = plus(NO_FIGURES, day?.figures?.[dimension]?.[getField(name)] ?? {});
  return { ...figures, begun: figures.visits };
};

export const getSum = (all: readonly Measured[]): Measured => all.reduce<Measured>(plus, NOTHING_MEASURED);

/** Divides, or returns null if the whole is 0. */
export const getShare = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
