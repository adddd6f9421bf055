import type { CloudEvent } from '@atelier/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import { Transactions } from '../mongo/transactions.js';
import { EVENT_RETENTION_MS } from './streams.js';

/** An event that this service has applied. */
export interface InboxEntry {
  _id: string;
  type: string;
  appliedAt: Date;
}

export const INBOX = 'InboxEntry';
const LONGER_THAN_REPLAY = 2;
export const inboxSchema = new Schema<InboxEntry>(
  { _id: String, type: String, appliedAt: { type: Date, expires: (EVENT_RETENTION_MS / 1000) * LONGER_THAN_REPLAY } },
  { collection: 'inbox', versionKey: false },
);

const isDuplicateEntry = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11000 && error.message.includes('.inbox ');

/** Each event has its effect once, however often it is delivered: effect and event ID are written in one transaction. */
@Injectable()
export class Inbox {
  constructor(
    @InjectModel(INBOX) private readonly entries: Model<InboxEntry>,
    @Inject(Transactions) private readonly transactions: Transactions,
  ) {}

  async once(event: CloudEvent, effect: () => Promise<void>): Promise<'applied' | 'repeated'> {
    if (await this.entries.exists({ _id: event.id })) return 'repeated';
    try {
      await this.transactions.run(async () => {
        await this.entries.create([{ _id: event.id, type: event.type, appliedAt: new Date() }]);
        await effect();
      });
      return 'applied';
    } catch (error) {
      if (isDuplicateEntry(error)) return 'repeated';
      throw error;
    }
  }
}
