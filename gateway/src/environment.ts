import {
  httpUrl,
  port,
  serviceEnvironment,
  trustedProxyHops,
} from '@atelier/service-kit/environment/service-environment';
import { rateLimits } from '@atelier/service-kit/limits/rate-limits';
import * as z from 'zod';

export const gatewayEnvironment = z.object({
  PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  NATS_URL: serviceEnvironment.shape.NATS_URL,
  AUTH_JWKS_URL: serviceEnvironment.shape.AUTH_JWKS_URL,
  ATELIER_PUBLIC_URL: serviceEnvironment.shape.ATELIER_PUBLIC_URL,
  OTEL_EXPORTER_OTLP_ENDPOINT: serviceEnvironment.shape.OTEL_EXPORTER_OTLP_ENDPOINT,
  LOG_LEVEL: serviceEnvironment.shape.LOG_LEVEL,
  CONTENT_URL: httpUrl('http://127.0.0.1:4001'),
  CONTACTS_URL: httpUrl('http://127.0.0.1:4002'),
  AUTH_URL: httpUrl('http://127.0.0.1:4003'),
  MEDIA_URL: httpUrl('http://127.0.0.1:4004'),
  ANALYTICS_URL: httpUrl('http://127.0.0.1:4005'),
  SEO_URL: httpUrl('http://127.0.0.1:4006'),
  RELEASES_URL: httpUrl('http://127.0.0.1:4007'),
  SEARCH_URL: httpUrl('http://127.0.0.1:4008'),
  WEBHOOKS_URL: httpUrl('http://127.0.0.1:4009'),
  RATE_LIMITS: rateLimits,
  /** Number of trusted proxies in front of the gateway that set X-Forwarded-For; 0 trusts none. */
  TRUSTED_PROXY_HOPS: trustedProxyHops,
  /** Maximum size of the response cache; 0 turns it off. */
  CACHE_MAX_MEGABYTES: z.coerce
    .number({ error: 'must be a number of megabytes, such as 64' })
    .min(0, 'must be a number of megabytes, such as 64')
    .max(4096, 'must be at most 4096 megabytes')
    .default(64),
  NODE_ENV: z.string().default('production'),
});
export type GatewayEnvironment = z.infer<typeof gatewayEnvironment>;
