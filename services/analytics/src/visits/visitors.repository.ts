import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { VISIT_PAUSE_MS } from './visit.js';
import { DAY_VISITOR, type DayVisitor } from './visitor.schema.js';

@Injectable()
export class VisitorsRepository {
  constructor(@InjectModel(DAY_VISITOR) private readonly visitors: Model<DayVisitor>) {}

  async find(hashes: readonly string[]): Promise<Map<string, DayVisitor>> {
    const found = await this.visitors
      .find({ _id: trusted({ $in: hashes }) })
      .lean<DayVisitor[]>()
      .exec();
    return new Map(found.map((visitor) => [visitor._id, visitor]));
  }

  async keep(visitors: Iterable<DayVisitor>): Promise<void> {
    const replacements = [...visitors].map((replacement) => ({
      replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
    }));
    if (replacements.length > 0) await this.visitors.bulkWrite(replacements);
  }

  async isVisiting(hash: string, now: Date): Promise<boolean> {
    const since = new Date(now.getTime() - VISIT_PAUSE_MS);
    return (await this.visitors.exists({ _id: hash, 'visit.lastAt': trusted({ $gte: since }) })) !== null;
  }
}
