import { Module } from '@nestjs/common';
import { AdministrationModule } from '../administration/administration.module.js';
import { KeysModule } from '../keys/keys.module.js';
import { ApiKeyRecordsModule } from './api-key-records.module.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysService } from './api-keys.service.js';

@Module({
  imports: [KeysModule, AdministrationModule, ApiKeyRecordsModule],
  controllers: [ApiKeysController],
  providers: [ApiKeysService],
})
export class ApiKeysModule {}
