import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MessagesModule } from '../messages/messages.module.js';
import { ProtectionModule } from '../protection/protection.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { APPLICATION_FILE, ApplicationFiles, applicationFileSchema } from './application-files.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsService } from './applications.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: APPLICATION_FILE, schema: applicationFileSchema }]),
    MessagesModule,
    ProtectionModule,
    SubmissionsModule,
  ],
  controllers: [ApplicationsController],
  providers: [ApplicationsService, ApplicationFiles],
  exports: [ApplicationFiles],
})
export class ApplicationsModule {}
