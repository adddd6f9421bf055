import type { CloudEvent } from '@atelier/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema, trusted } from 'mongoose';
import { currentContext } from '../context/request-context.js';
import { isDuplicateKey } from '../mongo/is-duplicate-key.js';
import { Transactions } from '../mongo/transactions.js';

/** An event that a handler of this service has applied. */
export interface InboxEntry {
  /** The event's ID, followed by the handler's name if it has one. */
  _id: string;
  type: string;
  /** When the effect began. */
  appliedAt: Date;
  /** How often the broker had delivered the event by then; absent in entries of earlier releases. */
  deliveries?: number | undefined;
}

export const INBOX = 'InboxEntry';
/** EventRetention adds the index by which entries expire. */
export const inboxSchema = new Schema<InboxEntry>(
  {
    _id: String,
    type: String,
    appliedAt: Date,
    deliveries: Number,
  },
  { collection: 'inbox', versionKey: false },
);

const isDuplicateEntry = (error: unknown): boolean => isDuplicateKey(error) && error.message.includes('.inbox ');

/**
 * The key of an event for the current handler. Without a name it is the event's ID, as in releases with only one handler, so
 * that their applied events stay applied.
 */
const getKey = (event: CloudEvent): string => {
  const name = currentContext()?.handler ?? '';
  return name === '' ? event.id : `${event.id} ${name}`;
};

/** Applies each event once per handler, however often it is delivered: effects and keys are written in one transaction. */
@Injectable()
export class Inbox {
  constructor(
    @InjectModel(INBOX) private readonly entries: Model<InboxEntry>,
    @Inject(Transactions) private readonly transactions: Transactions,
  ) {}

  async once(event: CloudEvent, effect: () => Promise<void>): Promise<'applied' | 'repeated'> {
    if ((await this.getNew([event])).length === 0) return 'repeated';
    try {
      await this.apply([event], effect);
      return 'applied';
    } catch (error) {
      if (isDuplicateEntry(error)) return 'repeated';
      throw error;
    }
  }

  /** Applies the new ones of these events together, or none of them. Fails if another process applies one at this moment. */
  async onceEach(events: readonly CloudEvent[], effect: (fresh: CloudEvent[]) => Promise<void>): Promise<void> {
    const [event, ...others] = events;
    if (event !== undefined && others.length === 0) return void (await this.once(event, () => effect([event])));
    const fresh = await this.getNew(events);
    if (fresh.length > 0) await this.apply(fresh, () => effect(fresh));
  }

  private async getNew(events: readonly CloudEvent[]): Promise<CloudEvent[]> {
    const byKey = new Map(events.map((event) => [getKey(event), event]));
    const applied = await this.entries.find({ _id: trusted({ $in: [...byKey.keys()] }) }, { _id: 1 }).lean();
    for (const { _id } of applied) byKey.delete(_id);
    return [...byKey.values()];
  }

  private async apply(events: readonly CloudEvent[], effect: () => Promise<void>): Promise<void> {
    await this.transactions.run(async () => {
      const deliveries = currentContext()?.deliveries;
      const appliedAt = new Date();
      const entries = events.map((event) => {
        const { id, type } = event;
        return { _id: getKey(event), type, appliedAt, deliveries: deliveries?.get(id) };
      });
      await this.entries.insertMany(entries, { lean: true });
      await effect();
    });
  }
}
