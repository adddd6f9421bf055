import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { DatabaseTestController } from './database-test.controller.js';
import { ServicesController } from './services.controller.js';
import { ServicesService } from './services.service.js';

@Module({
  imports: [ItemsModule],
  controllers: [ServicesController, DatabaseTestController],
  providers: [ServicesService],
})
export class ServicesModule {}
