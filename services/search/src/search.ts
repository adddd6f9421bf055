import type { ServiceDefinition } from '@atelier/service-kit';
import { SearchModule } from './search.module.js';
import { searchEnvironment } from './search-environment.js';

/** Search over posts, services, projects and the team. */
export const searchService = {
  name: 'search',
  environment: searchEnvironment,
  module: () => SearchModule,
} satisfies ServiceDefinition<typeof searchEnvironment>;
