import { expect, it } from '@jest/globals';
import { Metrics } from '../http/metrics.js';
import { createLogger } from '../logging/logger.js';
import type { Broker } from './broker.js';
import { JetStreamServer } from './jetstream-server.js';

const SUBJECT = 'atelier.content.studio.updated.v1';

it('PLT-5 a second handler of one event is refused at the start, since the inbox would skip what it does', () => {
  const server = new JetStreamServer({
    broker: {} as Broker,
    consumer: 'analytics',
    since: undefined,
    logger: createLogger('analytics', 'silent'),
    metrics: new Metrics('analytics'),
  });
  const listen = (subject: string) => server.addHandler(subject, async () => undefined, true);
  listen(SUBJECT);
  listen('atelier.analytics.page.viewed.v1');
  expect(() => listen(SUBJECT)).toThrow(
    `Two handlers of analytics listen to ${SUBJECT}: only the first would be applied.`,
  );
});
