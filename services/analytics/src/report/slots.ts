import type { DayFigures } from '../days/day.schema.js';
import { getName } from '../days/names.js';
import { getMinutes } from '../days/studio-day.js';
import { getFigures, getSum, type Measured, plus } from './sums.js';

/** The quarters of an hour of a day that have figures. */
const getSlots = (day: DayFigures | undefined): { begin: number; end: number; figures: Measured }[] =>
  Object.keys(day?.figures?.hours ?? {}).map((field) => {
    const slot = getName(field);
    return { ...getMinutes(slot), figures: getFigures(day, 'hours', slot) };
  });

/** A day's figures by hour; figures outside its hours, after a change of time zone, go into the last one. */
export const byHour = (day: DayFigures | undefined, hours: number): Measured[] => {
  const sums = Array.from({ length: hours }, () => getSum([]));
  for (const { begin, figures } of getSlots(day)) {
    const hour = Math.min(Math.floor(begin / 60), hours - 1);
    sums[hour] = plus(sums[hour] ?? figures, figures);
  }
  return sums;
};

/** A day's figures up to a slot. Earlier versions did not store who had visited earlier in the day. */
export const upTo = (slot: string, day: DayFigures | undefined, whole: Measured): Measured => {
  const until = getMinutes(slot).begin;
  const sum = getSum(getSlots(day).flatMap(({ end, figures }) => (end <= until ? [figures] : [])));
  const isOfEarlierVersion = day !== undefined && day.timeZone === undefined;
  return { ...sum, visitors: isOfEarlierVersion ? Math.min(sum.visitors, whole.visitors) : sum.newcomers };
};
