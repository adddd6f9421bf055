import { randomUUID } from 'node:crypto';
import { type CloudEvent, pageViewed } from '@atelier/contracts';
import { anEvent, eventually, publishEvent } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type EventHandling, startEventHandling } from '../../test/event-handling.js';

const QUICK = { retriesMs: [10, 20, 40, 80], pausesMs: [20, 50, 100] };
const VIEW = { path: '/', referrerHost: null };

describe('event metrics and logs of a service', () => {
  let handling: EventHandling;
  let subject: string;
  beforeEach(async () => {
    subject = `/${randomUUID()}`;
    handling = await startEventHandling(QUICK);
  });
  afterEach(() => handling.stop());

  const on = (handle: (event: CloudEvent) => Promise<void>) =>
    handling.on(pageViewed.type, async (event) => {
      if (event.subject === subject) await handle(event);
    });
  const publish = async () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const event = anEvent(pageViewed, VIEW, { subject, traceparent });
    await publishEvent(event, event.id);
    return event;
  };
  const getValue = async (name: string, labels = ''): Promise<number> => {
    const line = (await handling.getMetrics())
      .split('\n')
      .find((one) => one.startsWith(`${name}{`) && one.includes(labels));
    return Number(line?.split(' ').at(-1) ?? Number.NaN);
  };

  it('PLT-4 report how many events wait in the outbox, and since when', async () => {
    expect(await getValue('atelier_outbox_unsent')).toBe(0);
    expect(await getValue('atelier_outbox_oldest_seconds')).toBe(0);
    const time = new Date(Date.now() - 90_000).toISOString();
    const event = { ...anEvent(pageViewed, VIEW, { subject }), time };
    await handling.outbox.create([{ _id: event.id, event, sentAt: null }]);
    expect(await getValue('atelier_outbox_unsent')).toBe(1);
    expect(await getValue('atelier_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
    await handling.outbox.updateOne({ _id: event.id }, { $set: { sentAt: new Date() } });
    expect(await getValue('atelier_outbox_oldest_seconds')).toBe(0);
  });

  it('PLT-4 report what the consumer has not received, and what it has not finished', async () => {
    const release = Promise.withResolvers<void>();
    on(() => release.promise);
    handling.listen();
    await publish();
    await eventually(async () => expect(await getValue('atelier_consumer_ack_pending')).toBe(1));
    await publish();
    await publish();
    await eventually(async () => expect(await getValue('atelier_consumer_pending')).toBeGreaterThanOrEqual(2));
    release.resolve();
    await eventually(async () => {
      expect(await getValue('atelier_consumer_pending', handling.name)).toBe(0);
      expect(await getValue('atelier_consumer_ack_pending', handling.name)).toBe(0);
    });
  });

  it('PLT-4 tell up to which time all events were applied, also while others keep arriving', async () => {
    const holds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let begun = 0;
    on(async () => {
      begun += 1;
      await holds[begun - 1]?.promise;
    });
    handling.listen();
    const before = new Date();
    for (const _event of [1, 2, 3]) await publish();
    const published = new Date();
    await eventually(async () => expect(begun).toBe(1));
    holds[0]?.resolve();
    await eventually(async () => expect(begun).toBe(2));
    await eventually(async () => {
      const until = await handling.backlog.findAppliedUntil();
      expect(until?.getTime()).toBeGreaterThanOrEqual(before.getTime());
      expect(until?.getTime()).toBeLessThanOrEqual(published.getTime());
    });
    holds[1]?.resolve();
    await eventually(async () => {
      const until = await handling.backlog.findAppliedUntil();
      expect(until?.getTime()).toBeGreaterThan(published.getTime());
    });
  });

  it('PLT-4 report NaN for unknown values while the broker is down', async () => {
    handling.nats.cut();
    await eventually(async () => expect(await getValue('atelier_consumer_pending')).toBeNaN());
    expect(await getValue('atelier_outbox_unsent')).toBe(0);
  });

  it('PLT-4 contain a log line with ID, trace, and duration for each event, and count each outcome', async () => {
    let attempts = 0;
    on(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
    });
    handling.listen();
    const event = await publish();
    await eventually(async () =>
      expect(handling.getLogLines()).toContainEqual(
        expect.objectContaining({
          level: 30,
          msg: 'event applied',
          eventId: event.id,
          trace: event.traceparent,
          consumer: handling.name,
          type: pageViewed.type,
          durationMs: expect.any(Number),
          deliveries: 2,
        }),
      ),
    );
    expect(handling.getLogLines()).toContainEqual(
      expect.objectContaining({ msg: 'event could not be applied', eventId: event.id, failures: 1 }),
    );
    const count = 'atelier_event_handler_duration_seconds_count';
    expect(await getValue(count, 'outcome="failed"')).toBe(1);
    expect(await getValue(count, 'outcome="applied"')).toBeGreaterThanOrEqual(1);
    expect(await getValue('atelier_events_consumed_total', 'outcome="retried"')).toBe(1);
  });
});
