import { Injectable } from '@nestjs/common';
import type { Period } from '../counts/period.js';
import { toMonth } from '../months/month.js';
import { MonthsRepository } from '../months/months.repository.js';
import { estimate, getUnion } from './sketch.js';

type Sketches = NonNullable<Awaited<ReturnType<MonthsRepository['sketchesWithin']>>>;

const countOf = (sketches: Sketches): number => estimate(getUnion(sketches.flatMap(({ sketch }) => sketch ?? [])));

@Injectable()
export class UniqueVisitors {
  constructor(private readonly months: MonthsRepository) {}

  /**
   * An estimate of the visitors of a period. Each month has a salt of its own, so a visitor of two months counts twice. Null if
   * the visitors of a day are not known.
   */
  async within(period: Period, today: string): Promise<number | null> {
    const sketches = await this.months.sketchesWithin(period, today);
    if (sketches === undefined) return null;
    const months = [...Map.groupBy(sketches, ({ _id }) => toMonth(_id)).values()];
    return Math.round(months.reduce((sum, ofMonth) => sum + countOf(ofMonth), 0));
  }
}
