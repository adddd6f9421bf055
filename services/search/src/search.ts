import { type ServiceDefinition, serviceEnvironment } from '@atelier/service-kit';
import { SearchModule } from './search.module.js';

/** Search over posts, services, projects and the team. */
export const searchService = {
  name: 'search',
  environment: serviceEnvironment,
  module: () => SearchModule,
} satisfies ServiceDefinition<typeof serviceEnvironment>;
