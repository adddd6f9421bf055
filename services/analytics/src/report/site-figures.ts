import { Injectable } from '@nestjs/common';
import type { DayFigures } from '../days/day.schema.js';
import { DaysRepository } from '../days/days.repository.js';
import { ALL } from '../days/figures.js';
import type { Place } from '../days/studio-day.js';
import { MonthsRepository } from '../months/months.repository.js';
import type { Span } from '../visits/conditions.js';
import type { FigureSource } from './figure-source.js';
import { upTo } from './slots.js';
import { getFigures } from './sums.js';

/** The figures of all visits, from the documents of days and months. */
@Injectable()
export class SiteFigures implements FigureSource {
  constructor(
    private readonly stored: DaysRepository,
    private readonly months: MonthsRepository,
  ) {}

  async days({ until, ...period }: Span, isByHour: boolean): Promise<DayFigures[]> {
    const days = await this.stored.within(period, isByHour ? ['site', 'hours'] : ['site']);
    if (until === undefined) return days;
    // There are many quarter-hour slots, so only the necessary ones are read.
    const [cut] = await this.stored.within({ from: until.day, to: until.day }, ['site', 'hours']);
    return days.map((day) => (day._id === cut?._id ? cutAt(until, cut) : day));
  }

  tables(period: Span, today: string) {
    return this.months.tablesWithin(period, today);
  }
}

const cutAt = ({ slot }: Place, day: DayFigures): DayFigures => {
  const site = upTo(slot, day, getFigures(day, 'site', ALL));
  return { ...day, figures: { ...day.figures, site: { [ALL]: site } } };
};
