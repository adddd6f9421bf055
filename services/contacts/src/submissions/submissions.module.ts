import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SUBMISSION, submissionSchema } from './submission.schema.js';
import { SubmissionTally, TALLY_ENTRY, tallyEntrySchema } from './submission-tally.js';
import { SubmissionTrail, TRAIL_ENTRY, trailEntrySchema } from './submission-trail.js';
import { SubmissionsController } from './submissions.controller.js';
import { SubmissionsEvents } from './submissions.events.js';
import { SubmissionsRepository } from './submissions.repository.js';
import { SubmissionsService } from './submissions.service.js';
import { SubmissionsBulkController } from './submissions-bulk.controller.js';
import { SubmissionsBulkService } from './submissions-bulk.service.js';
import { SubmissionsMigration } from './submissions-migration.js';
import { TallyCompaction } from './tally-compaction.js';

const models = MongooseModule.forFeature([
  { name: SUBMISSION, schema: submissionSchema },
  { name: TALLY_ENTRY, schema: tallyEntrySchema },
  { name: TRAIL_ENTRY, schema: trailEntrySchema },
]);

@Module({
  imports: [models],
  controllers: [SubmissionsController, SubmissionsBulkController],
  providers: [
    SubmissionsService,
    SubmissionsBulkService,
    SubmissionsEvents,
    SubmissionsMigration,
    SubmissionTally,
    SubmissionTrail,
    TallyCompaction,
    SubmissionsRepository,
  ],
  exports: [models, SubmissionsService, SubmissionsEvents, SubmissionsRepository, SubmissionTally, SubmissionTrail],
})
export class SubmissionsModule {}
