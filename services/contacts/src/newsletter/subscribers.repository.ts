import type { SubscriberExportQuery, SubscriberListQuery } from '@atelier/contracts';
import type { NewSubscriber, SubscriberChange, SubscriberRecord } from './subscriber-record.js';

/** Writes belong into a transaction. */
export abstract class SubscribersRepository {
  abstract insert(subscriber: NewSubscriber): Promise<SubscriberRecord>;
  abstract update(before: SubscriberRecord, change: SubscriberChange): Promise<SubscriberRecord>;
  abstract delete(subscriber: SubscriberRecord): Promise<void>;
  abstract find(id: string): Promise<SubscriberRecord | undefined>;
  abstract findByEmail(email: string): Promise<SubscriberRecord | undefined>;
  /** The newest first. */
  abstract page(query: SubscriberListQuery): Promise<{ subscribers: SubscriberRecord[]; total: number }>;
  /** All of a selection, one after the other; a reader that stops lets go of the database. */
  abstract all(selection: SubscriberExportQuery): AsyncIterable<SubscriberRecord>;
}
