import type { ServiceDefinition } from '@atelier/service-kit';
import { AnalyticsModule } from './analytics.module.js';
import { analyticsEnvironment } from './analytics-environment.js';
import { PathsMigration } from './counts/paths-migration.js';

/** Counts of events by day, derived from events only, without personal data. */
export const analyticsService = {
  name: 'analytics',
  environment: analyticsEnvironment,
  module: () => AnalyticsModule,
  migrations: [PathsMigration],
} satisfies ServiceDefinition<typeof analyticsEnvironment>;
