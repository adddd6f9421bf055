import type { DisabledReason } from '@atelier/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { WEBHOOK, type WebhookRecord } from './webhook.schema.js';

@Injectable()
export class WebhooksRepository {
  constructor(@InjectModel(WEBHOOK) private readonly webhooks: Model<WebhookRecord>) {}

  all(): Promise<WebhookRecord[]> {
    return this.webhooks.find().sort({ description: 1, _id: 1 }).lean<WebhookRecord[]>();
  }

  count(): Promise<number> {
    return this.webhooks.countDocuments();
  }

  find(id: string): Promise<WebhookRecord | null> {
    return this.webhooks.findById(id).lean<WebhookRecord>();
  }

  enabled(): Promise<WebhookRecord[]> {
    return this.webhooks.find({ disabledReason: null }).lean<WebhookRecord[]>();
  }

  /** The webhooks that listen for an event; excludes those created after it happened. */
  listeningTo(type: string, time: Date): Promise<WebhookRecord[]> {
    const filter = { events: type, disabledReason: null, createdAt: trusted({ $lte: time }) };
    return this.webhooks.find(filter).lean<WebhookRecord[]>();
  }

  async insert(webhook: WebhookRecord): Promise<void> {
    await this.webhooks.create([webhook]);
  }

  /** Applies a change by staff, which increases the version. */
  change(id: string, fields: Partial<WebhookRecord>): Promise<WebhookRecord> {
    return this.webhooks
      .findByIdAndUpdate(id, { $set: fields, $inc: { version: 1 } }, { returnDocument: 'after' })
      .orFail()
      .lean<WebhookRecord>();
  }

  async delete(id: string): Promise<void> {
    await this.webhooks.deleteOne({ _id: id });
  }

  async noteSuccess({ _id }: WebhookRecord): Promise<void> {
    await this.webhooks.updateOne({ _id, failingSince: trusted({ $ne: null }) }, { $set: { failingSince: null } });
  }

  /** Returns since when the webhook fails; undefined if it is gone or disabled. */
  async noteFailure({ _id }: WebhookRecord, now: Date): Promise<Date | undefined> {
    await this.webhooks.updateOne({ _id, failingSince: null }, { $set: { failingSince: now } });
    const found = await this.webhooks.findOne({ _id, disabledReason: null }).lean<WebhookRecord>();
    return found?.failingSince ?? undefined;
  }

  async disable({ _id }: WebhookRecord, disabledReason: DisabledReason, now: Date): Promise<void> {
    const fields = { disabledReason, updatedAt: now, updatedBy: null };
    await this.webhooks.updateOne({ _id }, { $set: fields, $inc: { version: 1 } });
  }
}
