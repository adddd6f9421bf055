import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ItemsModule } from '../items/items.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';
import { TaxonomyController } from './taxonomy.controller.js';
import { PostTermsService } from './terms/post-terms.service.js';
import { TERM_MOVE, TermMoves, termMoveSchema } from './terms/term-moves.js';
import { ViewsConsumer } from './views.consumer.js';

@Module({
  imports: [ItemsModule, StudioModule, MongooseModule.forFeature([{ name: TERM_MOVE, schema: termMoveSchema }])],
  controllers: [TaxonomyController, PostsController, ViewsConsumer],
  providers: [PostsService, PostTermsService, TermMoves],
})
export class PostsModule {}
