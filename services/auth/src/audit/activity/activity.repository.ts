import { getSearchTokens } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ACTIVITY, type ActivityFields } from './activity.schema.js';
import type { ActivityRecord } from './activity-entry.js';
import { type ActivityFilter, getFilter } from './activity-filter.js';

const NEWEST_FIRST = { _id: -1 } as const;
const WITHOUT_DERIVED = { titleTokens: 0 } as const;
const STREAM_BATCH = 200;

const toRecord = ({ _id, titleTokens: _tokens, ...fields }: ActivityFields): ActivityRecord => ({ id: _id, ...fields });

@Injectable()
export class ActivityRepository {
  constructor(@InjectModel(ACTIVITY) private readonly entries: Model<ActivityFields>) {}

  /** Inserts an entry; one that is there already stays as it is. */
  async insert({ id, ...fields }: ActivityRecord): Promise<void> {
    const entry = { ...fields, titleTokens: getSearchTokens(fields.item.title) };
    await this.entries.updateOne({ _id: id }, { $setOnInsert: entry }, { upsert: true });
  }

  /** The newest matches, at most `limit`. */
  async newest(filter: ActivityFilter, limit: number): Promise<ActivityRecord[]> {
    const found = await this.entries
      .find(getFilter(filter), WITHOUT_DERIVED)
      .sort(NEWEST_FIRST)
      .limit(limit)
      .lean<ActivityFields[]>();
    return found.map(toRecord);
  }

  /** All matches, newest first, streamed from the database. */
  async *all(filter: ActivityFilter): AsyncGenerator<ActivityRecord> {
    const cursor = this.entries
      .find(getFilter(filter), WITHOUT_DERIVED)
      .sort(NEWEST_FIRST)
      .lean<ActivityFields[]>()
      .cursor({ batchSize: STREAM_BATCH });
    try {
      for await (const entry of cursor) yield toRecord(entry as ActivityFields);
    } finally {
      await cursor.close();
    }
  }
}
