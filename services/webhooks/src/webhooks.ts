import type { ServiceDefinition } from '@atelier/service-kit';
import { WebhooksModule } from './webhooks.module.js';
import { webhooksEnvironment } from './webhooks-environment.js';

/** Tells other systems of what happened: which ones, and how each delivery fared. */
export const webhooksService = {
  name: 'webhooks',
  environment: webhooksEnvironment,
  module: () => WebhooksModule,
} satisfies ServiceDefinition<typeof webhooksEnvironment>;
