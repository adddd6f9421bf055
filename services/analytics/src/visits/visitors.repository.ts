import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { VISIT_PAUSE_MS } from './visit.js';
import { DAY_VISITOR, type DayVisitor } from './visitor.schema.js';

@Injectable()
export class VisitorsRepository {
  constructor(@InjectModel(DAY_VISITOR) private readonly visitors: Model<DayVisitor>) {}

  find(hash: string): Promise<DayVisitor | null> {
    return this.visitors.findById(hash).lean<DayVisitor>().exec();
  }

  async keep(visitor: DayVisitor): Promise<void> {
    await this.visitors.replaceOne({ _id: visitor._id }, visitor, { upsert: true });
  }

  async isVisiting(hash: string, now: Date): Promise<boolean> {
    const since = new Date(now.getTime() - VISIT_PAUSE_MS);
    return (await this.visitors.exists({ _id: hash, 'visit.lastAt': trusted({ $gte: since }) })) !== null;
  }
}
