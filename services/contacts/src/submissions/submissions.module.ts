import { TALLY_ENTRY, Tally, tallySchema } from '@atelier/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MessageWordsMigration } from './message-words-migration.js';
import { SUBMISSION, submissionSchema } from './submission.schema.js';
import { SubmissionTrail, TRAIL_ENTRY, trailEntrySchema } from './submission-trail.js';
import { SubmissionsController } from './submissions.controller.js';
import { SubmissionsEvents } from './submissions.events.js';
import { SubmissionsRepository } from './submissions.repository.js';
import { SubmissionsService } from './submissions.service.js';
import { SubmissionsBulkController } from './submissions-bulk.controller.js';
import { SubmissionsMigration } from './submissions-migration.js';

const models = MongooseModule.forFeature([
  { name: SUBMISSION, schema: submissionSchema },
  { name: TALLY_ENTRY, schema: tallySchema('submission_tally') },
  { name: TRAIL_ENTRY, schema: trailEntrySchema },
]);

@Module({
  imports: [models],
  controllers: [SubmissionsController, SubmissionsBulkController],
  providers: [
    SubmissionsService,
    SubmissionsEvents,
    SubmissionsMigration,
    MessageWordsMigration,
    SubmissionTrail,
    SubmissionsRepository,
    Tally,
  ],
  exports: [models, SubmissionsService, SubmissionsEvents, SubmissionsRepository, SubmissionTrail],
})
export class SubmissionsModule {}
