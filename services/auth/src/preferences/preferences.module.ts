import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionsModule } from '../sessions/sessions.module.js';
import { PreferencesController } from './preferences.controller.js';
import { PREFERENCES, preferencesSchema } from './preferences.schema.js';
import { PreferencesService } from './preferences.service.js';

@Module({
  imports: [SessionsModule, MongooseModule.forFeature([{ name: PREFERENCES, schema: preferencesSchema }])],
  controllers: [PreferencesController],
  providers: [PreferencesService],
  exports: [PreferencesService],
})
export class PreferencesModule {}
