import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PresenceController } from './presence.controller.js';
import { PRESENCE, presenceSchema } from './presence.schema.js';
import { PresenceService } from './presence.service.js';

@Module({
  imports: [SessionsModule, MongooseModule.forFeature([{ name: PRESENCE, schema: presenceSchema }])],
  controllers: [PresenceController],
  providers: [PresenceService],
})
export class PresenceModule {}
