import { expect, it } from '@jest/globals';
import { Metrics } from '../http/metrics.js';
import { createLogger } from '../logging/logger.js';
import { Tracer } from '../tracing/tracer.js';
import type { Broker } from './broker.js';
import { EventMetrics } from './event-metrics.js';
import { JetStreamServer } from './jetstream-server.js';

const SUBJECT = 'atelier.content.studio.updated.v1';

it('PLT-5 an event has several handlers in a service, and the inbox distinguishes them by name', () => {
  const server = new JetStreamServer({
    tracer: Tracer.OFF,
    broker: {} as Broker,
    streams: { ensure: async () => undefined },
    consumer: 'analytics',
    since: undefined,
    logger: createLogger('analytics', 'silent'),
    metrics: new EventMetrics(new Metrics('analytics')),
  });
  const listen = (handler?: string) => server.addHandler(SUBJECT, async () => undefined, true, { handler });
  listen();
  listen('studio');
  expect(() => listen()).toThrow(`Two handlers of ${SUBJECT} in analytics are named '': give one another name`);
  expect(() => listen('studio')).toThrow(/are named 'studio'/);
});
