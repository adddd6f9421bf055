import { Module } from '@nestjs/common';
import { MembersModule } from './members/members.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PictureFollowingModule } from './pictures/picture-following.module.js';
import { PostsModule } from './posts/posts.module.js';
import { ProjectsModule } from './projects/projects.module.js';
import { ServicesModule } from './services/services.module.js';
import { StudioModule } from './studio/studio.module.js';

/** The kinds of content. To delete a kind, delete its line here and its folder. */
@Module({
  imports: [
    ServicesModule,
    ProjectsModule,
    MembersModule,
    PostsModule,
    PagesModule,
    StudioModule,
    PictureFollowingModule,
  ],
})
export class ContentModule {}
