import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ResponsesModule } from '../responses/responses.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { FollowUpsController } from './follow-ups.controller.js';
import { FOLLOW_UP, FollowUpsRepository, followUpSchema } from './follow-ups.repository.js';
import { FollowUpsService } from './follow-ups.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: FOLLOW_UP, schema: followUpSchema }]),
    ResponsesModule,
    SubmissionsModule,
  ],
  controllers: [FollowUpsController],
  providers: [FollowUpsService, FollowUpsRepository],
  exports: [FollowUpsService, FollowUpsRepository],
})
export class FollowUpsModule {}
