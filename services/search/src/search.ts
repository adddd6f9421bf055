import { type ServiceDefinition, serviceEnvironment } from '@atelier/service-kit';
import { SearchModule } from './search.module.js';

export const searchService = {
  name: 'search',
  summary: 'Search over posts, services, projects and the team.',
  environment: serviceEnvironment,
  module: () => SearchModule,
} satisfies ServiceDefinition<typeof serviceEnvironment>;
