import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { SentMessage } from '../conversions/waiting.schema.js';
import { type Expression, isWithin, type Match, type Span } from './conditions.js';
import { VISIT_RECORD, type VisitRecord } from './visit-record.schema.js';

const change = (_id: string, fields: Partial<VisitRecord>) => ({
  updateOne: { filter: { _id }, update: { $set: fields } },
});

@Injectable()
export class VisitRecordsRepository {
  constructor(@InjectModel(VISIT_RECORD) private readonly visits: Model<VisitRecord>) {}

  /** Stores visits as they are now. What a later visit or a message adds to one is not taken back by a later view. */
  async keep(visits: readonly VisitRecord[], messages: readonly SentMessage[]): Promise<void> {
    const records = visits.map(({ _id, ...fields }) => ({
      updateOne: { filter: { _id }, update: { $set: fields }, upsert: true },
    }));
    const firstVisits = new Set(visits.flatMap(({ firstVisit }) => firstVisit ?? []));
    const returned = [...firstVisits].map((_id) => change(_id, { hasSeveral: true }));
    const sent = messages.map(({ visit, page }) => change(visit, { sentFrom: page }));
    const changes = [...records, ...returned, ...sent];
    if (changes.length > 0) await this.visits.bulkWrite(changes);
  }

  /** The first day of which visits are kept. */
  async findFirstDay(): Promise<string | undefined> {
    const first = await this.visits.findOne({}, { day: 1 }).sort({ day: 1 }).lean<VisitRecord>();
    return first?.day;
  }

  /** The number of matching visits, and of those among them that meet each condition. */
  async countEach(
    span: Span,
    match: Match,
    conditions: readonly Expression[],
  ): Promise<{ visits: number; each: number[] }> {
    const sums = conditions.map((condition, index) => [`of${index}`, { $sum: { $cond: [condition, 1, 0] } }]);
    const [counted] = await this.visits.aggregate<Record<string, number>>([
      { $match: { $and: [isWithin(span), match] } },
      { $group: { _id: null, visits: { $sum: 1 }, ...Object.fromEntries(sums) } },
    ]);
    return { visits: counted?.visits ?? 0, each: conditions.map((_condition, index) => counted?.[`of${index}`] ?? 0) };
  }

  async deleteBefore(day: string): Promise<void> {
    await this.visits.deleteMany({ day: trusted({ $lt: day }) });
  }
}
