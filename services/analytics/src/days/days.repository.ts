import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Period } from '../counts/period.js';
import { toMonth } from '../months/month.js';
import { MONTH_FIGURES, type MonthFigures } from '../months/month.schema.js';
import { grow } from '../uniques/sketch.js';
import { DAY_FIGURES, type DayFigures } from './day.schema.js';
import { type Dimension, type Growth, TABLES } from './figures.js';
import { getIncrements } from './increments.js';

const getProjection = (dimensions: readonly Dimension[]): Record<string, 1> => ({
  timeZone: 1,
  ...Object.fromEntries(dimensions.map((dimension) => [`figures.${dimension}`, 1])),
});

/** How a document grows; undefined if it stays as it is. */
const getChanges = (counted: readonly Growth[], sketched: readonly Growth[], known: MonthFigures | null) => {
  const $inc = getIncrements(counted, known);
  const sketch = grow(
    known?.sketch,
    sketched.flatMap(({ sketchEntry }) => sketchEntry ?? []),
  );
  if (sketch === undefined && Object.keys($inc).length === 0) return undefined;
  return sketch === undefined ? { $inc } : { $inc, $set: { sketch } };
};

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
      const changes = getChanges(ofDay, ofDay, known);
      if (changes === undefined) continue;
      await this.days.updateOne({ _id: day }, { ...changes, $setOnInsert: { timeZone } }, { upsert: true });
      if (known?.isFolded === true) await this.addToMonth(toMonth(day), ofDay);
    }
  }

  private async addToMonth(month: string, growths: readonly Growth[]): Promise<void> {
    const known = await this.months.findById(month).lean<MonthFigures>().exec();
    const inTables = growths.filter(({ dimension }) => TABLES.includes(dimension));
    const changes = getChanges(inTables, growths, known);
    if (changes !== undefined) await this.months.updateOne({ _id: month }, changes);
  }

  /** The days of a period that have figures, in order, limited to these dimensions. */
  within({ from, to }: Period, dimensions: readonly Dimension[]): Promise<DayFigures[]> {
    return this.days
      .find({ _id: trusted({ $gte: from, $lte: to }) }, getProjection(dimensions))
      .sort({ _id: 1 })
      .lean<DayFigures[]>()
      .exec();
  }
}
