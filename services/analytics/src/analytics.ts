import { type ServiceDefinition, serviceEnvironment } from '@atelier/service-kit';
import { AnalyticsModule } from './analytics.module.js';

/** What happened, counted by day from events alone; nothing about who. */
export const analyticsService = {
  name: 'analytics',
  environment: serviceEnvironment,
  module: () => AnalyticsModule,
} satisfies ServiceDefinition<typeof serviceEnvironment>;
