import { Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Period } from '../counts/period.js';
import { daysLater } from '../days/day.js';
import { DAY_FIGURES, type DayFigures } from '../days/day.schema.js';
import { ALL, TABLES } from '../days/figures.js';
import { encode, getUnion } from '../uniques/sketch.js';
import { foldDays } from './folded.js';
import { getSpan, getWholeMonths } from './month.js';
import { MONTH_FIGURES, type MonthFigures } from './month.schema.js';

/** Until then, visits may continue and processes of an earlier version may count. */
const SETTLED_AFTER_DAYS = 7;

const TABLE_FIELDS = Object.fromEntries(TABLES.map((dimension) => [`figures.${dimension}`, 1 as const]));
const within = ({ from, to }: Period) => trusted({ $gte: from, $lte: to });
const UNSKETCHED = { [`figures.site.${ALL}.visitors`]: trusted({ $gt: 0 }), sketch: trusted({ $exists: false }) };
const UNFOLDED = { isFolded: trusted({ $ne: true }) };

/** The tables of past months, so that a year is the sum of a dozen documents. */
@Injectable()
export class MonthsRepository {
  constructor(
    @InjectModel(MONTH_FIGURES) private readonly months: Model<MonthFigures>,
    @InjectModel(DAY_FIGURES) private readonly days: Model<DayFigures>,
    private readonly transactions: Transactions,
  ) {}

  /** The documents that add up to the tables of a period: its whole months, and the remaining days. */
  tablesWithin(period: Period, today: string): Promise<MonthFigures[]> {
    return this.partsOf(period, today, TABLE_FIELDS);
  }

  /** The same documents with their sketches; undefined if a day of the period has visitors and no sketch. */
  async sketchesWithin(period: Period, today: string): Promise<Omit<MonthFigures, 'figures'>[] | undefined> {
    const isIncomplete = await this.days.exists({ _id: within(period), ...UNSKETCHED });
    return isIncomplete === null ? this.partsOf(period, today, { sketch: 1 }) : undefined;
  }

  private async partsOf(period: Period, today: string, fields: Record<string, 1>): Promise<MonthFigures[]> {
    const settled = daysLater(today, -SETTLED_AFTER_DAYS);
    const whole = getWholeMonths(period).filter((month) => getSpan(month).to < settled);
    for (const month of await this.findUnfolded(whole)) await this.transactions.run(() => this.fold(month));
    const months =
      whole.length === 0 ? [] : await this.months.find({ _id: trusted({ $in: whole }) }, fields).lean<MonthFigures[]>();
    const days = await this.days
      .find({ $and: [{ _id: within(period) }, this.outside(whole)] }, fields)
      .lean<DayFigures[]>();
    return [...months, ...days];
  }

  private async findUnfolded(months: readonly string[]): Promise<string[]> {
    if (months.length === 0) return [];
    const known = await this.months.distinct('_id', { _id: trusted({ $in: months }) });
    return months.filter((month) => !known.includes(month));
  }

  private outside(whole: readonly string[]) {
    const [first, last] = [whole[0], whole.at(-1)];
    if (first === undefined || last === undefined) return {};
    const edges = [trusted({ $lt: getSpan(first).from }), trusted({ $gt: getSpan(last).to })];
    return { $or: [UNFOLDED, ...edges.map((_id) => ({ _id }))] };
  }

  /** Writes the days too, so that a concurrent addition to one of them starts again and finds it folded. */
  private async fold(month: string): Promise<void> {
    if (await this.months.exists({ _id: month })) return;
    const ofMonth = { _id: within(getSpan(month)) };
    const days = await this.days.find(ofMonth, { ...TABLE_FIELDS, sketch: 1 }).lean<DayFigures[]>();
    const sketches = days.flatMap(({ sketch }) => sketch ?? []);
    const sketch = sketches.length === 0 ? {} : { sketch: encode(getUnion(sketches)) };
    await this.months.create([{ _id: month, figures: foldDays(days), ...sketch }]);
    await this.days.updateMany(ofMonth, { $set: { isFolded: true } });
  }
}
