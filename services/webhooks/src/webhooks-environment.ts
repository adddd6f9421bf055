import { randomKey, serviceEnvironment, streamMegabytes } from '@atelier/service-kit';
import * as z from 'zod';

export const webhooksEnvironment = serviceEnvironment.extend({
  /** Seals secrets and headers of webhooks; if absent, a key from the database is used. */
  WEBHOOKS_ENCRYPTION_KEY: randomKey,
  /** Whether webhooks may use addresses of this machine and of private networks, and plain http. */
  WEBHOOKS_ALLOW_PRIVATE: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((word) => word === 'true'),
  /** Signs what NATS lets event subscribers do; if absent, there are none. */
  SUBSCRIBERS_SEED: z
    .string()
    .regex(/^SA[A-Z2-7]{56}$/, 'must be the seed of an account of NATS')
    .optional(),
  /** Where event subscribers reach NATS; if absent, where this service does. */
  NATS_PUBLIC_URL: z
    .url({ protocol: /^(nats|tls|wss?)$/, error: 'must be an address of NATS, such as tls://nats.studio.example:4222' })
    .optional(),
  NATS_PUBLIC_MAX_MEGABYTES: streamMegabytes.default(64),
});
export type WebhooksEnvironment = z.output<typeof webhooksEnvironment>;
