import { LOGGER, type Migration, TALLY_ENTRY } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AnyBulkWriteOperation, Collection, Document, ObjectId } from 'mongodb';
import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import { SUBMISSION, type SubmissionFields } from './submission.schema.js';
import { derivedFields, SUBMISSIONS } from './submissions.repository.js';

type Older = Pick<SubmissionFields, 'name' | 'company' | 'subject' | 'email' | 'message' | 'createdAt'> & {
  _id: ObjectId;
  trashed?: boolean;
};

const BATCH_SIZE = 500;
const MINUTE_MS = 60_000;
const OLDER = { schemaVersion: null };

/**
 * Migrates submissions from before spam, search tokens and response times, each only while it has
 * the older schema.
 */
@Injectable()
export class SubmissionsMigration implements Migration {
  readonly number = 1;
  readonly name = 'spam folder, search tokens, and response times of submissions';

  constructor(
    @InjectModel(SUBMISSION) private readonly submissions: Model<SubmissionFields>,
    @InjectModel(TALLY_ENTRY) private readonly tally: Model<unknown>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run() {
    const migrated = await this.migrateAll();
    if (migrated > 0) this.logger.info({ migrated }, 'submissions of an earlier version were brought to this one');
    await this.dropOlderIndexes();
    await this.migrateTally();
  }

  /** Bypasses mongoose, because no schema contains the older fields any more. */
  private get collection(): Collection {
    return this.submissions.collection as unknown as Collection;
  }

  private async migrateAll(): Promise<number> {
    let migrated = 0;
    for (;;) {
      const batch = await this.collection.find<Older>(OLDER).limit(BATCH_SIZE).toArray();
      if (batch.length === 0) return migrated;
      const answered = await this.firstResponses(batch.map(({ _id }) => _id));
      await this.collection.bulkWrite(batch.map((older) => this.update(older, answered.get(String(older._id)))));
      migrated += batch.length;
    }
  }

  private update(older: Older, answeredAt: Date | undefined): AnyBulkWriteOperation<Document> {
    const minutes = answeredAt === undefined ? null : (answeredAt.getTime() - older.createdAt.getTime()) / MINUTE_MS;
    const fields = {
      ...derivedFields(older),
      folder: older.trashed === true ? 'trash' : 'inbox',
      firstResponseMinutes: minutes === null ? null : Math.max(0, Math.round(minutes)),
      updatedBy: null,
    };
    const update = { $set: fields, $unset: { trashed: '', searchWords: '' } };
    return { updateOne: { filter: { _id: older._id, ...OLDER }, update } };
  }

  private async firstResponses(ids: readonly ObjectId[]): Promise<Map<string, Date>> {
    const responses = this.submissions.db.collection('responses');
    const first = await responses
      .aggregate<{ _id: ObjectId; at: Date }>([
        { $match: { submissionId: { $in: ids } } },
        { $group: { _id: '$submissionId', at: { $min: '$createdAt' } } },
      ])
      .toArray();
    return new Map(first.map(({ _id, at }) => [String(_id), at]));
  }

  private async dropOlderIndexes(): Promise<void> {
    for (const { name, key } of await this.collection.indexes())
      if (name !== undefined && 'trashed' in key)
        // Another process may have just dropped it.
        await this.collection.dropIndex(name).catch((error: unknown) => this.logger.warn({ err: error, name }));
  }

  /** Entries of earlier versions store their facets next to the change, and have no folder if they predate the spam folder. */
  private async migrateTally(): Promise<void> {
    const facets = { status: '$status', serviceInterest: '$serviceInterest', priority: '$priority' };
    await this.tally.collection.updateMany({ cube: { $exists: false } }, [
      { $set: { cube: SUBMISSIONS, facets: { folder: { $ifNull: ['$folder', 'inbox'] }, ...facets } } },
      { $unset: ['folder', 'status', 'serviceInterest', 'priority'] },
    ]);
  }
}
