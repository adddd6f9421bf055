import type { DeliveryQuery, ReplayRequest } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, type Types, trusted } from 'mongoose';
import { type AttemptRecord, DELIVERY, type DeliveryRecord, MAX_LOGGED_ATTEMPTS } from './delivery.schema.js';

/** Longer than an attempt may take: a sender that holds a delivery for longer was killed. */
const CLAIM_MS = 60_000;

type Filter = QueryFilter<DeliveryRecord>;

/** A claimed delivery is not taken by others, and its holder identifies the claim by the number of attempts. */
export const claimAt = (now: Date) => {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  return { claimedUntil, nextAttemptAt: claimedUntil };
};

const again = (now: Date) => ({ status: 'waiting' as const, failures: 0, nextAttemptAt: now, endedAt: null });

@Injectable()
export class DeliveriesRepository {
  constructor(@InjectModel(DELIVERY) private readonly deliveries: Model<DeliveryRecord>) {}

  async insert(deliveries: readonly DeliveryRecord[]): Promise<void> {
    await this.deliveries.insertMany(deliveries);
  }

  find(webhookId: string, id: string): Promise<DeliveryRecord | null> {
    return this.deliveries.findOne({ _id: id, webhookId }).lean<DeliveryRecord>();
  }

  /** The deliveries of an event to these webhooks, without bodies. */
  findOfEvent(messageId: string, webhookIds: readonly string[]): Promise<DeliveryRecord[]> {
    const filter: Filter = { webhookId: trusted({ $in: webhookIds }), messageId };
    return this.deliveries.find(filter, { body: 0, 'log.answer': 0 }).lean<DeliveryRecord[]>();
  }

  /** Newest first, without bodies. */
  async list(webhookId: string, { page, limit, status, type }: DeliveryQuery) {
    const filter: Filter = { webhookId, ...(status && { status }), ...(type && { type }) };
    const found = await this.deliveries
      .find(filter, { body: 0, 'log.answer': 0 })
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean<DeliveryRecord[]>();
    return { found, total: await this.deliveries.countDocuments(filter) };
  }

  async deleteFor(webhookId: string): Promise<void> {
    await this.deliveries.deleteMany({ webhookId });
  }

  /** Claims the next due delivery for one caller. */
  async claim(webhookId: string, isOrdered: boolean, now: Date): Promise<DeliveryRecord | null> {
    const due = { webhookId, status: 'waiting' as const, nextAttemptAt: trusted({ $lte: now }) };
    if (!isOrdered) return this.hold(due, now);
    const first = await this.firstDue(webhookId, now);
    return first === undefined ? null : this.hold({ ...due, _id: first }, now);
  }

  private hold(filter: Filter, now: Date): Promise<DeliveryRecord | null> {
    const claim = { $set: claimAt(now), $inc: { attempts: 1 } };
    return this.deliveries
      .findOneAndUpdate(filter, claim, { sort: { nextAttemptAt: 1 }, returnDocument: 'after' })
      .lean<DeliveryRecord>();
  }

  /** Only the oldest waiting delivery of each entity counts: the others wait for it, whether it is due or not. */
  private async firstDue(webhookId: string, now: Date): Promise<Types.ObjectId | undefined> {
    const [first] = await this.deliveries.aggregate<{ first: Types.ObjectId }>([
      { $match: { webhookId, status: 'waiting' } },
      { $sort: { occurredAt: 1, _id: 1 } },
      { $group: { _id: '$entity', first: { $first: '$_id' }, dueAt: { $first: '$nextAttemptAt' } } },
      { $match: { dueAt: { $lte: now } } },
      { $sort: { dueAt: 1 } },
      { $limit: 1 },
    ]);
    return first?.first;
  }

  /** Records an attempt; returns false if another process has claimed the delivery in the meantime. */
  async record(
    { _id, attempts }: DeliveryRecord,
    fields: Partial<DeliveryRecord>,
    attempt?: AttemptRecord,
  ): Promise<boolean> {
    const log = attempt && { $push: { log: { $each: [attempt], $slice: -MAX_LOGGED_ATTEMPTS } } };
    const { matchedCount } = await this.deliveries.updateOne(
      { _id, attempts, status: 'waiting' },
      { $set: { ...fields, claimedUntil: null }, ...log },
    );
    return matchedCount === 1;
  }

  /** Sends a finished delivery again, or a waiting one now; returns false while an attempt is running. */
  async replay({ _id }: DeliveryRecord, now: Date): Promise<boolean> {
    const isFree = { $or: [{ claimedUntil: null }, { claimedUntil: trusted({ $lte: now }) }] };
    const { matchedCount } = await this.deliveries.updateOne({ _id, ...isFree }, { $set: again(now) });
    return matchedCount === 1;
  }

  /** Sends finished deliveries again; returns how many there are. */
  async replayAll(webhookId: string, { from, to, status }: ReplayRequest, now: Date): Promise<number> {
    const range = { ...(from && { $gte: new Date(from) }), ...(to && { $lte: new Date(to) }) };
    const { modifiedCount } = await this.deliveries.updateMany(
      {
        webhookId,
        status: status ?? trusted({ $in: ['delivered', 'failed'] }),
        ...(Object.keys(range).length > 0 && { occurredAt: trusted(range) }),
      },
      { $set: again(now) },
    );
    return modifiedCount;
  }
}
