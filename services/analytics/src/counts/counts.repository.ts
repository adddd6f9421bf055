import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { COUNT, type DailyCount } from './count.schema.js';
import type { Period } from './period.js';

@Injectable()
export class CountsRepository {
  constructor(@InjectModel(COUNT) private readonly counts: Model<DailyCount>) {}

  async add({ day, name }: Pick<DailyCount, 'day' | 'name'>): Promise<void> {
    await this.counts.updateOne({ day, name, path: '' }, { $inc: { count: 1 } }, { upsert: true });
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
