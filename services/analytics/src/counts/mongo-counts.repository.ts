import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { COUNT, type DailyCount } from './count.schema.js';
import { CountsRepository } from './counts.repository.js';
import type { Period } from './period.js';

const within = ({ from, to }: Period) => trusted({ $gte: from, $lte: to });

@Injectable()
export class MongoCountsRepository extends CountsRepository {
  constructor(@InjectModel(COUNT) private readonly counts: Model<DailyCount>) {
    super();
  }

  async add(count: Omit<DailyCount, 'count'>): Promise<void> {
    await this.counts.updateOne(count, { $inc: { count: 1 } }, { upsert: true });
  }

  byDay(period: Period): Promise<DailyCount[]> {
    return this.counts
      .find({ day: within(period), path: '' }, { _id: 0 })
      .sort({ day: 1 })
      .lean<DailyCount[]>()
      .exec();
  }

  topPaths(name: string, { from, to }: Period, limit: number) {
    return this.counts.aggregate<{ name: string; count: number }>([
      { $match: { day: { $gte: from, $lte: to }, name, path: { $ne: '' } } },
      { $group: { _id: '$path', count: { $sum: '$count' } } },
      { $sort: { count: -1, _id: 1 } },
      { $limit: limit },
      { $project: { _id: 0, name: '$_id', count: 1 } },
    ]);
  }
}
