import { registerMultipart, type ServiceDefinition } from '@atelier/service-kit';
import { ContentModule } from './content.module.js';
import { contentEnvironment } from './content-environment.js';

/** Services, projects, blog posts and team: the content of the site. */
export const contentService = {
  name: 'content',
  environment: contentEnvironment,
  module: () => ContentModule,
  configure: registerMultipart,
} satisfies ServiceDefinition<typeof contentEnvironment>;
