import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { FailureMessage, Increments, MinuteCounts } from './minute-counts.js';
import { MINUTE, type MinuteFields } from './report.schema.js';

const MINUTE_MS = 60_000;
const MESSAGES_KEPT = 10;

export interface VersionName {
  remote: string;
  version: string;
}

export const startOfMinute = (time: Date): Date => new Date(Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS);

@Injectable()
export class MinutesRepository {
  constructor(@InjectModel(MINUTE) private readonly minutes: Model<MinuteFields>) {}

  async add({ remote, version }: VersionName, increments: Increments, messages: FailureMessage[]): Promise<void> {
    const minute = startOfMinute(new Date());
    const isFailing = messages.length > 0;
    await this.minutes.updateOne(
      { _id: `${remote}/${version}/${minute.toISOString()}` },
      {
        $setOnInsert: { remote, version, minute },
        $inc: increments,
        ...(isFailing ? { $push: { messages: { $each: messages, $slice: -MESSAGES_KEPT } } } : {}),
      },
      { upsert: true },
    );
  }

  /** From the minute of `since` on, oldest first. */
  since(remote: string, since: Date): Promise<MinuteCounts[]> {
    return this.minutes
      .find({ remote, minute: trusted({ $gte: startOfMinute(since) }) }, { _id: 0 })
      .sort({ minute: 1 })
      .lean<MinuteCounts[]>()
      .exec();
  }
}
