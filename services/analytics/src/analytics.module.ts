import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { COUNT, countSchema } from './counts/count.schema.js';
import { CountsConsumer } from './counts/counts.consumer.js';
import { CountsController } from './counts/counts.controller.js';
import { CountsRepository } from './counts/counts.repository.js';
import { CountsService } from './counts/counts.service.js';
import { MongoCountsRepository } from './counts/mongo-counts.repository.js';
import { TrackingController } from './tracking/tracking.controller.js';
import { TrackingService } from './tracking/tracking.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: COUNT, schema: countSchema }])],
  controllers: [TrackingController, CountsController, CountsConsumer],
  providers: [TrackingService, CountsService, { provide: CountsRepository, useClass: MongoCountsRepository }],
})
export class AnalyticsModule {}
