import { type ServiceDefinition, serviceEnvironment } from '@atelier/service-kit';
import { AnalyticsModule } from './analytics.module.js';
import { PathsMigration } from './counts/paths-migration.js';

/** Counts of events by day, derived from events only, without personal data. */
export const analyticsService = {
  name: 'analytics',
  environment: serviceEnvironment,
  module: () => AnalyticsModule,
  migrations: [PathsMigration],
} satisfies ServiceDefinition<typeof serviceEnvironment>;
