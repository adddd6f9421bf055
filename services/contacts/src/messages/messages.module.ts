import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProtectionModule } from '../protection/protection.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { IDEMPOTENCY_KEY, IdempotencyKeys, idempotencyKeySchema } from './idempotency-keys.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: IDEMPOTENCY_KEY, schema: idempotencyKeySchema }]),
    ProtectionModule,
    SubmissionsModule,
  ],
  controllers: [MessagesController],
  providers: [MessagesService, IdempotencyKeys],
  exports: [IdempotencyKeys],
})
export class MessagesModule {}
