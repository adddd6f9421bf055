import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { ResponsesController } from './responses.controller.js';
import { RESPONSE, ResponsesRepository, responseSchema } from './responses.repository.js';
import { ResponsesService } from './responses.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: RESPONSE, schema: responseSchema }]), SubmissionsModule],
  controllers: [ResponsesController],
  providers: [ResponsesService, ResponsesRepository],
  exports: [ResponsesRepository],
})
export class ResponsesModule {}
