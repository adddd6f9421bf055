import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ApiKeyRecordsModule } from '../api-keys/api-key-records.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { Administration } from './administration.js';
import { TURN, turnSchema } from './turn.schema.js';

@Module({
  imports: [SessionsModule, ApiKeyRecordsModule, MongooseModule.forFeature([{ name: TURN, schema: turnSchema }])],
  providers: [Administration],
  exports: [Administration],
})
export class AdministrationModule {}
