import { randomKey, serviceEnvironment } from '@atelier/service-kit';
import * as z from 'zod';

export const webhooksEnvironment = serviceEnvironment.extend({
  /** Seals secrets and headers of webhooks; if absent, a key from the database is used. */
  WEBHOOKS_ENCRYPTION_KEY: randomKey,
  /** Whether webhooks may use addresses of this machine and of private networks, and plain http. */
  WEBHOOKS_ALLOW_PRIVATE: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((word) => word === 'true'),
});
export type WebhooksEnvironment = z.output<typeof webhooksEnvironment>;
