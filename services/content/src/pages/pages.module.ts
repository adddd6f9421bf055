import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ItemsModule } from '../items/items.module.js';
import { PAGE, pageSchema } from './page.schema.js';
import { PageItems } from './page-items.js';
import { PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: PAGE, schema: pageSchema }]), ItemsModule],
  controllers: [PagesController],
  providers: [PagesService, PageItems],
  exports: [PageItems],
})
export class PagesModule {}
