import * as z from 'zod';
import { operations } from '../http/operation.js';

const wholeNumber = z.number().int();

/** GET /api: a description of the API, with links. */
export const apiAbout = z
  .object({ success: z.literal(true), name: z.string(), version: z.string(), links: z.record(z.string(), z.string()) })
  .meta({ id: 'ApiAbout' });

const databaseState = z.object({
  name: z.string(),
  engine: z.literal('mongodb'),
  version: z.string().nullable(),
  /** The same version, under the name that older clients read. */
  mysql_version: z.string().nullable(),
  connected: z.boolean(),
});

const serviceState = z.object({
  status: z.enum(['ok', 'unavailable']),
  broker: z.enum(['connected', 'disconnected', 'unknown']),
});

/** GET /health: `uptime` in seconds; `degraded` if a service does not answer or cannot reach its database. */
export const health = z
  .object({
    success: z.literal(true),
    status: z.enum(['ok', 'degraded']),
    environment: z.string(),
    uptime: wholeNumber,
    database: databaseState,
    services: z.record(z.string(), serviceState),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof health>;

/** The database of one service; `connected` is null if the service itself does not answer. */
const serviceDatabase = z.object({
  service: z.string(),
  name: z.string().nullable(),
  version: z.string().nullable(),
  connected: z.boolean().nullable(),
  responseTimeMs: z.number(),
});

/** GET /db-test: `databases` for staff only. */
export const databaseReport = z
  .object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ connected: z.boolean(), databases: z.array(serviceDatabase).optional() }),
  })
  .meta({ id: 'DatabaseReport' });
export type DatabaseReport = z.infer<typeof databaseReport>;

const routeFigures = z.object({
  route: z.string(),
  count: wholeNumber,
  p50Ms: z.number(),
  p95Ms: z.number(),
});

const performanceDetail = z.object({
  uptimeSeconds: wholeNumber,
  memory: z.object({ rssBytes: wholeNumber, heapUsedBytes: wholeNumber, externalBytes: wholeNumber }),
  eventLoopDelayMs: z.object({ p50: z.number(), p95: z.number(), p99: z.number(), max: z.number() }),
  cache: z.object({
    hits: wholeNumber,
    misses: wholeNumber,
    stale: wholeNumber,
    entries: wholeNumber,
    bytes: wholeNumber,
    /** Whether content changes arrive immediately; without the broker, answers are cached for seconds. */
    hearsChanges: z.boolean(),
  }),
  /** Answers by status class, such as `2xx`. */
  requests: z.record(z.string(), wholeNumber),
  routes: z.array(routeFigures),
});

/** GET /performance: metrics of the answering process since its start; `data` for staff only. */
export const performanceReport = z
  .object({ success: z.literal(true), status: z.enum(['ok', 'busy']), data: performanceDetail.optional() })
  .meta({ id: 'PerformanceReport' });
export type PerformanceReport = z.infer<typeof performanceReport>;

export const systemOperations = operations('system', {
  'GET /': {
    summary: 'Name, version and addresses of the API.',
    access: 'everyone',
    answer: apiAbout,
  },
  'GET /health': {
    summary: 'Whether the services answer and can reach their databases.',
    access: 'everyone',
    answer: health,
  },
  'GET /db-test': {
    summary: 'Whether the databases can be reached.',
    note: 'Visitors see only the status; staff see each database with its version and response time.',
    access: 'everyone',
    answer: databaseReport,
    failures: [503],
  },
  'GET /performance': {
    summary: 'Performance of the answering process.',
    note: 'Visitors see only the status; staff see memory, event loop, cache and times by route.',
    access: 'everyone',
    answer: performanceReport,
  },
});
