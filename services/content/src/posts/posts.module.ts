import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ItemsModule } from '../items/items.module.js';
import { DRAFT_REVISION, draftRevisionSchema } from './draft-revision.schema.js';
import { DraftRevisions } from './draft-revisions.js';
import { POST, postSchema } from './post.schema.js';
import { PostItems } from './post-items.js';
import { PostsController } from './posts.controller.js';
import { PostsService } from './posts.service.js';
import { TaxonomyController } from './taxonomy.controller.js';
import { ViewsConsumer } from './views.consumer.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: POST, schema: postSchema },
      { name: DRAFT_REVISION, schema: draftRevisionSchema },
    ]),
    ItemsModule,
  ],
  controllers: [TaxonomyController, PostsController, ViewsConsumer],
  providers: [PostsService, PostItems, DraftRevisions],
  exports: [PostsService, PostItems],
})
export class PostsModule {}
