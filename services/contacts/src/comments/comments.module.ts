import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { CommentsController } from './comments.controller.js';
import { COMMENT, CommentsRepository, commentSchema } from './comments.repository.js';
import { CommentsService } from './comments.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: COMMENT, schema: commentSchema }]), SubmissionsModule],
  controllers: [CommentsController],
  providers: [CommentsService, CommentsRepository],
  exports: [CommentsRepository],
})
export class CommentsModule {}
