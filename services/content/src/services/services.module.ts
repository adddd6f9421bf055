import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ItemsModule } from '../items/items.module.js';
import { DatabaseTestController } from './database-test.controller.js';
import { SERVICE, serviceSchema } from './service.schema.js';
import { ServiceItems } from './service-items.js';
import { ServicesController } from './services.controller.js';
import { ServicesService } from './services.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: SERVICE, schema: serviceSchema }]), ItemsModule],
  controllers: [ServicesController, DatabaseTestController],
  providers: [ServicesService, ServiceItems],
  exports: [ServiceItems],
})
export class ServicesModule {}
