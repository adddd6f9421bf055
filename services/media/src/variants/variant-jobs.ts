import { fileVariantsMade } from '@atelier/contracts';
import { Outbox, Transactions } from '@atelier/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import { type FileRecord, getPictureFacts } from '../files/file.js';
import { FILE, type FileFields } from '../files/file.schema.js';
import { toRecord } from '../files/files.repository.js';

/** Longer than any picture takes; after that, another process takes over the picture of a killed one. */
const TAKEN_FOR_MS = 60_000;
const RETRY_AFTER_MS = 10_000;
const MAX_ATTEMPTS = 4;

export type PictureFacts = Pick<FileRecord, 'width' | 'height' | 'blur' | 'variants'>;

/** Pictures whose versions are pending: a queue stored in the file records. */
@Injectable()
export class VariantJobs {
  constructor(
    @InjectModel(FILE) private readonly files: Model<FileFields>,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Takes the longest waiting unclaimed picture. The attempt is counted first, because a picture may crash the process. */
  async take(now: Date): Promise<FileRecord | undefined> {
    const waiting: QueryFilter<FileFields> = {
      'variantJob.state': 'waiting',
      'variantJob.takenUntil': trusted({ $lte: now }),
    };
    await this.files.updateMany(
      { ...waiting, 'variantJob.attempts': trusted({ $gte: MAX_ATTEMPTS }) },
      { $set: { 'variantJob.state': 'failed' } },
    );
    const file = await this.files
      .findOneAndUpdate(
        waiting,
        {
          $set: { 'variantJob.takenUntil': new Date(now.getTime() + TAKEN_FOR_MS) },
          $inc: { 'variantJob.attempts': 1 },
        },
        { sort: { 'variantJob.takenUntil': 1 }, returnDocument: 'after' },
      )
      .lean();
    return file === null ? undefined : toRecord(file);
  }

  async finish(record: FileRecord, facts: PictureFacts): Promise<void> {
    const { id, path } = record;
    await this.transactions.run(async () => {
      const done = await this.files.updateOne(
        { _id: id, path, 'variantJob.state': 'waiting' },
        { $set: { ...facts, 'variantJob.state': 'made' } },
      );
      if (done.modifiedCount === 1)
        await this.outbox.add(fileVariantsMade, path, { id, path, ...getPictureFacts({ ...record, ...facts }) });
    });
  }

  /** Whether the picture is unchanged since it was taken. */
  async isStill({ id, path }: FileRecord): Promise<boolean> {
    return (await this.files.exists({ _id: id, path })) !== null;
  }

  async giveBack({ id, variantJob }: FileRecord, now: Date): Promise<void> {
    const takenUntil = new Date(now.getTime() + RETRY_AFTER_MS * variantJob.attempts);
    await this.files.updateOne({ _id: id }, { $set: { 'variantJob.takenUntil': takenUntil } });
  }

  /** Files of earlier versions have no job. Their samples have their own names and existing versions. */
  async adoptEarlier(): Promise<void> {
    const withoutJob = { variantJob: trusted({ $exists: false }) };
    const job = { attempts: 0, takenUntil: new Date(0) };
    await this.files.updateMany(
      { ...withoutJob, path: /\/[0-9a-f]{32}\.\w+$/ },
      { $set: { variantJob: { ...job, state: 'waiting' } } },
    );
    await this.files.updateMany(withoutJob, { $set: { variantJob: { ...job, state: 'none' } } });
  }
}
