import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';
import { TaxonomyController } from './taxonomy.controller.js';
import { ViewsConsumer } from './views.consumer.js';

@Module({
  imports: [ItemsModule],
  controllers: [TaxonomyController, PostsController, ViewsConsumer],
  providers: [PostsService],
})
export class PostsModule {}
