import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { EVENT_SUBSCRIBER, type EventSubscriberRecord } from './event-subscriber.schema.js';

@Injectable()
export class EventSubscribersRepository {
  constructor(@InjectModel(EVENT_SUBSCRIBER) private readonly subscribers: Model<EventSubscriberRecord>) {}

  all(): Promise<EventSubscriberRecord[]> {
    return this.subscribers.find().sort({ name: 1, _id: 1 }).lean<EventSubscriberRecord[]>();
  }

  count(): Promise<number> {
    return this.subscribers.countDocuments();
  }

  find(id: string): Promise<EventSubscriberRecord | null> {
    return this.subscribers.findById(id).lean<EventSubscriberRecord>();
  }

  async insert(subscriber: EventSubscriberRecord): Promise<void> {
    await this.subscribers.create([subscriber]);
  }

  async delete(id: string): Promise<void> {
    await this.subscribers.deleteOne({ _id: id });
  }
}
