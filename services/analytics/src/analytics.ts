import { type ServiceDefinition, serviceEnvironment } from '@atelier/service-kit';
import { AnalyticsModule } from './analytics.module.js';

export const analyticsService = {
  name: 'analytics',
  summary: 'What happened, counted by day from events alone; nothing about who.',
  environment: serviceEnvironment,
  module: () => AnalyticsModule,
} satisfies ServiceDefinition<typeof serviceEnvironment>;
