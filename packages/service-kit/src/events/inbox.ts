import type { CloudEvent } from '@atelier/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
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

/** Applies each event once per handler, however often it is delivered: effect and key are written in one transaction. */
@Injectable()
export class Inbox {
  constructor(
    @InjectModel(INBOX) private readonly entries: Model<InboxEntry>,
    @Inject(Transactions) private readonly transactions: Transactions,
  ) {}

  async once(event: CloudEvent, effect: () => Promise<void>): Promise<'applied' | 'repeated'> {
    const _id = getKey(event);
    if (await this.entries.exists({ _id })) return 'repeated';
    try {
      await this.transactions.run(async () => {
        const deliveries = currentContext()?.deliveries;
        await this.entries.create([{ _id, type: event.type, appliedAt: new Date(), deliveries }]);
        await effect();
      });
      return 'applied';
    } catch (error) {
      if (isDuplicateEntry(error)) return 'repeated';
      throw error;
    }
  }
}
