import { LOGGER, type Migration } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Logger } from 'pino';
import { SCHEMA_VERSION, SUBMISSION, type SubmissionFields } from './submission.schema.js';
import { derivedFields } from './submissions.repository.js';

const BATCH_SIZE = 500;

/** Makes submissions from before the search of messages findable by the words of their message. */
@Injectable()
export class MessageWordsMigration implements Migration {
  readonly number = 2;
  readonly name = 'search of the words of messages';

  constructor(
    @InjectModel(SUBMISSION) private readonly submissions: Model<SubmissionFields>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    for (let total = 0; ; ) {
      const older = { schemaVersion: trusted({ $lt: SCHEMA_VERSION }) };
      const batch = await this.submissions.find(older).limit(BATCH_SIZE).lean();
      if (batch.length === 0) {
        if (total > 0) this.logger.info({ total }, 'the words of messages can be searched');
        return;
      }
      await this.submissions.bulkWrite(
        batch.map((one) => ({ updateOne: { filter: { _id: one._id }, update: { $set: derivedFields(one) } } })),
      );
      total += batch.length;
    }
  }
}
