import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Period } from '../counts/period.js';
import { toMonth } from '../months/month.js';
import { MONTH_FIGURES, type MonthFigures } from '../months/month.schema.js';
import { DAY_FIGURES, type DayFigures } from './day.schema.js';
import { type Dimension, type Growth, TABLES } from './figures.js';
import { getIncrements } from './increments.js';
import { getField } from './names.js';

/** A dimension, or one name of it. */
export type Slice = Dimension | { dimension: Dimension; name: string };

const getProjection = (slices: readonly Slice[]): Record<string, 1> => ({
  timeZone: 1,
  ...Object.fromEntries(
    slices.map((slice) => [
      typeof slice === 'string' ? `figures.${slice}` : `figures.${slice.dimension}.${getField(slice.name)}`,
      1,
    ]),
  ),
});

@Injectable()
export class DaysRepository {
  constructor(
    @InjectModel(DAY_FIGURES) private readonly days: Model<DayFigures>,
    @InjectModel(MONTH_FIGURES) private readonly months: Model<MonthFigures>,
  ) {}

  /** Call inside a transaction: concurrent additions to the same day wait and read again. A new day gets this time zone. */
  async grow(growths: readonly Growth[], timeZone: string): Promise<void> {
    for (const day of new Set(growths.map((growth) => growth.day))) {
      const known = await this.days.findById(day).lean<DayFigures>().exec();
      const ofDay = growths.filter((growth) => growth.day === day);
      const $inc = getIncrements(ofDay, known);
      if (Object.keys($inc).length === 0) continue;
      await this.days.updateOne({ _id: day }, { $inc, $setOnInsert: { timeZone } }, { upsert: true });
      if (known?.isFolded === true) await this.growMonth(toMonth(day), ofDay);
    }
  }

  private async growMonth(month: string, growths: readonly Growth[]): Promise<void> {
    const known = await this.months.findById(month).lean<MonthFigures>().exec();
    const inTables = growths.filter(({ dimension }) => TABLES.includes(dimension));
    const $inc = getIncrements(inTables, known);
    if (Object.keys($inc).length > 0) await this.months.updateOne({ _id: month }, { $inc });
  }

  /** The days of a period that have figures, in order, limited to these slices. */
  within({ from, to }: Period, slices: readonly Slice[]): Promise<DayFigures[]> {
    return this.days
      .find({ _id: trusted({ $gte: from, $lte: to }) }, getProjection(slices))
      .sort({ _id: 1 })
      .lean<DayFigures[]>()
      .exec();
  }
}
