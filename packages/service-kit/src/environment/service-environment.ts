import * as z from 'zod';

const url = (form: string, example: string) =>
  z
    .string({ error: `required, ${form}, such as ${example}` })
    .refine((text) => URL.canParse(text), `must be ${form}, such as ${example}`);

export const port = z.coerce
  .number({ error: 'must be a port number, such as 4001' })
  .int('must be a port number, such as 4001')
  .min(0, 'must be a port number from 0 (any free port) to 65535')
  .max(65535, 'must be a port number from 0 (any free port) to 65535');

export const httpUrl = (example: string) => url('an HTTP address', example);

/** The maximum size of a stream. */
export const streamMegabytes = z.coerce
  .number({ error: 'must be a number of megabytes, such as 1024' })
  .int('must be a whole number of megabytes, such as 1024')
  .min(1, 'must be at least 1 megabyte')
  .max(1024 * 1024, 'must be at most 1048576 megabytes');

/** A number of days, at least as many. */
export const days = (least: number) =>
  z.coerce
    .number({ error: 'must be a number of days, such as 90' })
    .int('must be a whole number of days, such as 90')
    .min(least, `must be at least ${least} days`)
    .max(3650, 'must be at most 3650 days');

/** A seed list names several hosts with their ports, which `URL` does not parse. */
const mongodbUrl = (example: string) =>
  z
    .string({ error: `required, a MongoDB address, such as ${example}` })
    .regex(/^mongodb(\+srv)?:\/\/[^\s/]+/, `must be a MongoDB address, such as ${example}`);

/** Where every unit exports its spans by OTLP over HTTP; if absent, nowhere. */
const otlpEndpoint = httpUrl('http://otel-collector:4318').optional();

/** What every service needs to run. */
export const serviceEnvironment = z.object({
  PORT: port.default(0),
  HOST: z.string().default('127.0.0.1'),
  MONGODB_URL: mongodbUrl('mongodb://127.0.0.1:27017/?replicaSet=rs0'),
  MONGODB_DATABASE: z
    .string()
    .regex(/^\w{1,60}$/, 'must be a database name of letters, digits and underscores')
    .optional(),
  NATS_URL: url('a NATS address', 'nats://127.0.0.1:4222'),
  NATS_REPLICAS: z.coerce.number({ error: 'must be 1, 3 or 5' }).int().min(1).max(5).default(1),
  NATS_EVENTS_MAX_MEGABYTES: streamMegabytes.default(1024),
  NATS_DEAD_LETTERS_MAX_MEGABYTES: streamMegabytes.default(128),
  /** How long the streams keep events, which can be replayed as long. */
  EVENT_RETENTION_DAYS: days(7).default(90),
  /** How long a service keeps events that it has sent. */
  OUTBOX_RETENTION_DAYS: days(2).default(14),
  /** A new service consumer starts with events from this time on; if absent, with all retained events. */
  EVENTS_SINCE: z.iso.datetime({ error: 'must be a date and time in UTC, such as 2026-01-31T00:00:00Z' }).optional(),
  AUTH_JWKS_URL: httpUrl('http://127.0.0.1:4003/auth/jwks.json'),
  ATELIER_PUBLIC_URL: httpUrl('https://studio.example').default('http://localhost:3000'),
  OTEL_EXPORTER_OTLP_ENDPOINT: otlpEndpoint,
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
});
export type ServiceEnvironment = z.infer<typeof serviceEnvironment>;

/** Where to store objects: an S3 server if its endpoint is given, otherwise a directory. */
export const storageEnvironment = z.object({
  STORAGE_DIR: z.string().optional(),
  S3_ENDPOINT: httpUrl('http://127.0.0.1:9000').optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_BUCKET: z.string().default('atelier'),
  S3_REGION: z.string().default('us-east-1'),
});
export type StorageEnvironment = z.infer<typeof storageEnvironment>;

/** Whether items may show pictures hosted on other sites, which reveals visitors to those sites. */
export const externalImages = z.enum(['refuse', 'allow'], 'must be refuse or allow').default('refuse');

/** The number of proxies in front of a unit that visitors reach. */
export const trustedProxyHops = z.coerce
  .number({ error: 'must be a number of proxies, such as 1' })
  .int('must be a number of proxies, such as 1')
  .min(0)
  .max(10)
  .default(0);
