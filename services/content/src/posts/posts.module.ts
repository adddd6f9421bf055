import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MongoPostsRepository } from './mongo-posts.repository.js';
import { POST, postSchema } from './post.schema.js';
import { PostsController } from './posts.controller.js';
import { PostsEvents } from './posts.events.js';
import { PostsRepository } from './posts.repository.js';
import { PostsService } from './posts.service.js';
import { PublicationSchedule } from './publication-schedule.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: POST, schema: postSchema }])],
  controllers: [PostsController],
  providers: [
    PostsService,
    PostsEvents,
    PublicationSchedule,
    { provide: PostsRepository, useClass: MongoPostsRepository },
  ],
  exports: [PostsService, PostsRepository],
})
export class PostsModule {}
