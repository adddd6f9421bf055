import type {
  SubscriberFilter,
  SubscriberListQuery,
  SubscriberExportQuery as SubscriberSelection,
} from '@atelier/contracts';
import { getSearchTokens, toQueryTokens } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, type Types, trusted } from 'mongoose';
import { addressKey } from '../address-key.js';
import { SUBSCRIBER, SUBSCRIBER_COUNT, type SubscriberCount, type SubscriberFields } from './subscriber.schema.js';
import type { NewSubscriber, SubscriberChange, SubscriberRecord } from './subscriber-record.js';

type Lean = SubscriberFields & { _id: Types.ObjectId };

const OBJECT_ID = /^[0-9a-f]{24}$/i;

const toRecord = ({
  _id,
  emailKey: _key,
  searchTokens: _tokens,
  mailedAt: _at,
  bouncedAt = null,
  suspicion = null,
  ...fields
}: Lean): SubscriberRecord => ({
  id: String(_id),
  bouncedAt,
  suspicion,
  ...fields,
});

const getFilter = ({ status, search }: SubscriberSelection): QueryFilter<SubscriberFields> => ({
  ...(status === undefined ? {} : { status }),
  ...(search ? { $and: toQueryTokens(search).map((token) => ({ searchTokens: token })) } : {}),
});

/** Newsletter subscribers. Writes belong in a transaction. */
@Injectable()
export class SubscribersRepository {
  constructor(
    @InjectModel(SUBSCRIBER) private readonly subscribers: Model<SubscriberFields>,
    @InjectModel(SUBSCRIBER_COUNT) private readonly counts: Model<SubscriberCount>,
  ) {}

  async insert(subscriber: NewSubscriber): Promise<SubscriberRecord> {
    const derived = { emailKey: addressKey(subscriber.email), searchTokens: getSearchTokens(subscriber.email) };
    const [created] = await this.subscribers.create([{ ...subscriber, ...derived }]);
    if (created === undefined) throw new Error('The database returned no subscriber for the one that was written.');
    await this.add(subscriber.status, 1);
    return toRecord(created.toObject() as Lean);
  }

  async update(before: SubscriberRecord, change: SubscriberChange): Promise<SubscriberRecord> {
    const updated = await this.subscribers
      .findByIdAndUpdate(before.id, { $set: change }, { returnDocument: 'after' })
      .lean<Lean>();
    if (updated === null) throw new Error('The subscriber was deleted from outside its transaction.');
    if (updated.status !== before.status) {
      await this.add(before.status, -1);
      await this.add(updated.status, 1);
    }
    return toRecord(updated);
  }

  /** Call before queueing mails for them: if one leaves or is erased meanwhile, the transaction runs again without that one. */
  async markMailed(ids: readonly string[], mailedAt: Date): Promise<void> {
    await this.subscribers.updateMany({ _id: trusted({ $in: [...ids] }) }, { $set: { mailedAt } });
  }

  async delete({ id, status }: SubscriberRecord): Promise<void> {
    await this.subscribers.findByIdAndDelete(id);
    await this.add(status, -1);
  }

  async find(id: string): Promise<SubscriberRecord | undefined> {
    if (!OBJECT_ID.test(id)) return undefined;
    const found = await this.subscribers.findById(id).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  async findByEmail(email: string): Promise<SubscriberRecord | undefined> {
    const found = await this.subscribers.findOne({ emailKey: addressKey(email) }).lean<Lean>();
    return found === null ? undefined : toRecord(found);
  }

  /** The next confirmed subscribers after this one, of those who had confirmed by then. */
  async confirmedAfter(id: string | null, confirmedBy: Date, limit: number): Promise<SubscriberRecord[]> {
    const found = await this.subscribers
      .find({
        status: 'confirmed',
        confirmedAt: trusted({ $lte: confirmedBy }),
        ...(id === null ? {} : { _id: trusted({ $gt: id }) }),
      })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Lean[]>();
    return found.map(toRecord);
  }

  /** How many subscribers an issue would go to now. */
  async countConfirmed(): Promise<number> {
    return (await this.counts.findById('confirmed').lean())?.count ?? 0;
  }

  /** Newest first. */
  async page(query: SubscriberListQuery) {
    const total = await this.count(query);
    const found = await this.subscribers
      .find(getFilter(query), { searchTokens: 0, emailKey: 0 })
      .sort({ createdAt: -1, _id: -1 })
      .skip((query.page - 1) * query.limit)
      .limit(query.limit)
      .lean<Lean[]>();
    return { subscribers: found.map(toRecord), total };
  }

  /** Streams a whole selection; the cursor is closed when the reader stops. */
  async *all(selection: SubscriberSelection): AsyncGenerator<SubscriberRecord> {
    const cursor = this.subscribers.find(getFilter(selection)).sort({ createdAt: -1, _id: -1 }).lean<Lean[]>().cursor();
    try {
      for await (const subscriber of cursor) yield toRecord(subscriber as Lean);
    } finally {
      await cursor.close();
    }
  }

  private async count(query: SubscriberListQuery): Promise<number> {
    if (query.search) return this.subscribers.countDocuments(getFilter(query));
    const counts = await this.counts.find(query.status === undefined ? {} : { _id: query.status }).lean();
    return counts.reduce((sum, { count }) => sum + count, 0);
  }

  private async add(status: SubscriberFilter, change: number): Promise<void> {
    await this.counts.updateOne({ _id: status }, { $inc: { count: change } }, { upsert: true });
  }
}
