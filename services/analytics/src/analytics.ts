import { type ServiceDefinition, serviceEnvironment } from '@atelier/service-kit';
import { AnalyticsModule } from './analytics.module.js';

/** Counts of events by day, derived from events only, without personal data. */
export const analyticsService = {
  name: 'analytics',
  environment: serviceEnvironment,
  module: () => AnalyticsModule,
} satisfies ServiceDefinition<typeof serviceEnvironment>;
