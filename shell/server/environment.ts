import {
  externalImages,
  httpUrl,
  port,
  serviceEnvironment,
  storageEnvironment,
  trustedProxyHops,
} from '@atelier/service-kit/environment/service-environment';
import { rateLimits } from '@atelier/service-kit/limits/rate-limits';
import * as z from 'zod';

export const shellEnvironment = storageEnvironment.extend({
  PORT: port.default(4100),
  HOST: z.string().default('127.0.0.1'),
  /** A second port, which visitors must not reach: /metrics. Without it, there are none. */
  METRICS_PORT: port.optional(),
  GATEWAY_URL: httpUrl('http://127.0.0.1:4000').default('http://127.0.0.1:4000'),
  RELEASES_URL: httpUrl('http://127.0.0.1:4007'),
  NATS_URL: serviceEnvironment.shape.NATS_URL,
  /** Keeps server bundles and the last known release set, so that a restart needs neither registry nor storage. */
  CACHE_DIR: z.string({ error: 'required, a directory that can be written, such as .atelier/cache' }),
  /** Public keys, separated by commas: if set, only releases that one of these keys signed are served. */
  RELEASE_SIGNERS: z
    .string()
    .regex(/^[\w-]{43}(,[\w-]{43})*$/, 'must be Ed25519 public keys in base64url, separated by commas')
    .transform((keys) => keys.split(','))
    .optional(),
  ATELIER_PUBLIC_URL: serviceEnvironment.shape.ATELIER_PUBLIC_URL,
  /** Proxies in front of the shell whose X-Forwarded-For is trusted; 0 trusts none. */
  TRUSTED_PROXY_HOPS: trustedProxyHops,
  EXTERNAL_IMAGES: externalImages,
  RATE_LIMITS: rateLimits,
  OTEL_EXPORTER_OTLP_ENDPOINT: serviceEnvironment.shape.OTEL_EXPORTER_OTLP_ENDPOINT,
  LOG_LEVEL: serviceEnvironment.shape.LOG_LEVEL,
});
