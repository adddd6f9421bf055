import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { COUNT, type DailyCount } from './count.schema.js';
import type { Period } from './period.js';

@Injectable()
export class CountsRepository {
  constructor(@InjectModel(COUNT) private readonly counts: Model<DailyCount>) {}

  /** Counts each of these days and names once more, as often as it is named. */
  async add(counted: readonly Pick<DailyCount, 'day' | 'name'>[]): Promise<void> {
    const rows = Map.groupBy(counted, ({ day, name }) => `${day} ${name}`);
    await this.counts.bulkWrite(
      [...rows.values()].flatMap(([first, ...others]) => {
        if (first === undefined) return [];
        const filter = { day: first.day, name: first.name, path: '' };
        return [{ updateOne: { filter, update: { $inc: { count: others.length + 1 } }, upsert: true } }];
      }),
    );
  }

  /** Totals of each kind of event by day. */
  byDay({ from, to }: Period): Promise<DailyCount[]> {
    return this.counts
      .find({ day: trusted({ $gte: from, $lte: to }), path: '' }, { _id: 0 })
      .sort({ day: 1 })
      .lean<DailyCount[]>()
      .exec();
  }
}
