import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MongoSubmissionsRepository } from './mongo-submissions.repository.js';
import { SUBMISSION, submissionSchema } from './submission.schema.js';
import { SubmissionTally, TALLY_ENTRY, tallyEntrySchema } from './submission-tally.js';
import { SubmissionsController } from './submissions.controller.js';
import { SubmissionsEvents } from './submissions.events.js';
import { SubmissionsRepository } from './submissions.repository.js';
import { SubmissionsService } from './submissions.service.js';
import { TallyCompaction } from './tally-compaction.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SUBMISSION, schema: submissionSchema },
      { name: TALLY_ENTRY, schema: tallyEntrySchema },
    ]),
  ],
  controllers: [SubmissionsController],
  providers: [
    SubmissionsService,
    SubmissionsEvents,
    SubmissionTally,
    TallyCompaction,
    { provide: SubmissionsRepository, useClass: MongoSubmissionsRepository },
  ],
  exports: [SubmissionsService, SubmissionsEvents, SubmissionsRepository, SubmissionTally],
})
export class SubmissionsModule {}
