import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SavedRepliesController } from './saved-replies.controller.js';
import { SavedRepliesService } from './saved-replies.service.js';
import { SAVED_REPLY, savedReplySchema } from './saved-reply.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: SAVED_REPLY, schema: savedReplySchema }])],
  controllers: [SavedRepliesController],
  providers: [SavedRepliesService],
})
export class SavedRepliesModule {}
