import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KeysModule } from '../keys/keys.module.js';
import { API_KEY, apiKeySchema } from './api-key.schema.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysRepository } from './api-keys.repository.js';
import { ApiKeysService } from './api-keys.service.js';
import { MongoApiKeysRepository } from './mongo-api-keys.repository.js';

@Module({
  imports: [KeysModule, MongooseModule.forFeature([{ name: API_KEY, schema: apiKeySchema }])],
  controllers: [ApiKeysController],
  providers: [ApiKeysService, { provide: ApiKeysRepository, useClass: MongoApiKeysRepository }],
})
export class ApiKeysModule {}
