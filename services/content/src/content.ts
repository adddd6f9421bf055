import { type ServiceDefinition, serviceEnvironment } from '@atelier/service-kit';
import { PostsModule } from './posts/posts.module.js';

export const contentService = {
  name: 'content',
  summary: 'Services, projects, blog posts and team: what the studio shows.',
  environment: serviceEnvironment,
  module: () => PostsModule,
} satisfies ServiceDefinition<typeof serviceEnvironment>;
