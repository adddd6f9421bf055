import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';

@Module({
  imports: [ItemsModule],
  controllers: [PagesController],
  providers: [PagesService],
})
export class PagesModule {}
