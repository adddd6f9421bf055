import { isDeepStrictEqual } from 'node:util';
import { trusted } from 'mongoose';
import { endOfDay, startOfDay } from '../days/studio-day.js';
import type { FigureModels } from './figure-models.js';

type DayModels = Pick<FigureModels, 'counts' | 'days' | 'publications' | 'visits'>;

export const onDay = (day: string, timeZone: string) => ({
  at: trusted({ $gte: startOfDay(day, timeZone), $lt: endOfDay(day, timeZone) }),
});

const readDay = async ({ counts, days, publications, visits }: DayModels, day: string, timeZone: string) => {
  const rows = await counts.find({ day, path: '' }).lean();
  return {
    counts: Object.fromEntries(rows.map(({ name, count }) => [name, count])),
    figures: await days.findById(day, { _id: 0, timeZone: 1, sketch: 1, figures: 1 }).lean(),
    publications: await publications
      .find(onDay(day, timeZone), { _id: 0 })
      .sort({ at: 1, path: 1, kind: 1, title: 1 })
      .lean(),
    visits: await visits.find({ day }).sort({ _id: 1 }).lean(),
  };
};

/** Whether two sets of collections tell the same of a day. */
export const isSameDay = async (one: DayModels, other: DayModels, day: string, timeZone: string): Promise<boolean> =>
  isDeepStrictEqual(await readDay(one, day, timeZone), await readDay(other, day, timeZone));
