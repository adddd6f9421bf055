import { registerMultipart, type ServiceDefinition } from '@atelier/service-kit';
import { ContentModule } from './content.module.js';
import { contentEnvironment } from './content-environment.js';

/** Services, projects, blog posts and team: what the studio shows. */
export const contentService = {
  name: 'content',
  environment: contentEnvironment,
  module: () => ContentModule,
  configure: registerMultipart,
} satisfies ServiceDefinition<typeof contentEnvironment>;
