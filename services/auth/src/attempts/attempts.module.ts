import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ATTEMPT, attemptSchema } from './attempt.schema.js';
import { AttemptLimits } from './attempt-limits.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: ATTEMPT, schema: attemptSchema }])],
  providers: [AttemptLimits],
  exports: [AttemptLimits],
})
export class AttemptsModule {}
