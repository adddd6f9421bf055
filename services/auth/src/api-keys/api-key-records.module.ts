import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { API_KEY, ApiKeysRepository, apiKeySchema } from './api-keys.repository.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: API_KEY, schema: apiKeySchema }])],
  providers: [ApiKeysRepository],
  exports: [ApiKeysRepository],
})
export class ApiKeyRecordsModule {}
