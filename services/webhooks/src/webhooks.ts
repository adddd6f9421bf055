import type { ServiceDefinition } from '@atelier/service-kit';
import { WebhooksModule } from './webhooks.module.js';
import { webhooksEnvironment } from './webhooks-environment.js';

/** Notifies other systems of events, and keeps their webhooks and deliveries. */
export const webhooksService = {
  name: 'webhooks',
  environment: webhooksEnvironment,
  module: () => WebhooksModule,
} satisfies ServiceDefinition<typeof webhooksEnvironment>;
