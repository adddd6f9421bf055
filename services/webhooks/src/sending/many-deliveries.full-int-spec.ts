import { setTimeout as delay } from 'node:timers/promises';
import { newsletterSubscribed } from '@atelier/contracts';
import { eventually, publishEvent } from '@atelier/test-kit';
import { measured } from '@atelier/test-kit/measured';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answering, hanging, type Receiver, startReceiver } from '../testing/receiver.js';
import { anEventOfSubscriber, startWebhooks, type WebhooksUnderTest } from '../testing/webhooks-under-test.js';

const EVENTS = [newsletterSubscribed.type];
/** Two endpoints that work get 500 events each: 1,000 deliveries. */
const EVENT_COUNT = 500;
const PACE_MS = 100;
const MINUTE_MS = 60_000;
/** What an endpoint that hangs may add to the 99th percentile of the others. */
const MAX_ADDED_MS = 250;

/** A service with two endpoints that work, and the time that each of their deliveries took. */
const startSide = async () => {
  const webhooks = await startWebhooks();
  const toldAtMs = new Map<string, number>();
  const latenciesMs: number[] = [];
  const receivers = [await startReceiver(), await startReceiver()];
  for (const receiver of receivers) {
    receiver.replies((response, received) => {
      const at = toldAtMs.get(String(received.headers['webhook-id']));
      if (at !== undefined) latenciesMs.push(performance.now() - at);
      answering(204)(response, received);
    });
    await webhooks.create(receiver.url, { events: EVENTS });
  }
  return { webhooks, receivers, toldAtMs, latenciesMs };
};
type Side = Awaited<ReturnType<typeof startSide>>;

const getP99 = ({ latenciesMs }: Side): number =>
  latenciesMs.toSorted((one, other) => one - other)[Math.ceil(latenciesMs.length * 0.99) - 1] ?? Number.NaN;

describe('a thousand deliveries per minute', () => {
  let undisturbed: Side;
  let disturbed: Side;
  let stuck: Receiver;
  let stuckId: string;
  const sides = (): [WebhooksUnderTest, Receiver[]][] =>
    [undisturbed, disturbed].map(({ webhooks, receivers }) => [webhooks, receivers]);

  beforeAll(async () => {
    [undisturbed, disturbed] = [await startSide(), await startSide()];
    stuck = await startReceiver();
    stuck.replies(hanging);
    stuckId = (await disturbed.webhooks.create(stuck.url, { events: EVENTS })).id;
  });
  afterAll(async () => {
    for (const [webhooks] of sides()) await webhooks.stop();
    for (const receiver of [...sides().flatMap(([_webhooks, receivers]) => receivers), stuck]) await receiver.stop();
  });

  /** Both services get the same events at the same time, so that the load of the machine is the same for both. */
  const publishAll = async () => {
    const startedAtMs = performance.now();
    for (let count = 1; count <= EVENT_COUNT; count += 1) {
      const event = anEventOfSubscriber(newsletterSubscribed);
      for (const { toldAtMs } of [undisturbed, disturbed]) toldAtMs.set(event.id, performance.now());
      await publishEvent(event);
      await delay(Math.max(0, startedAtMs + count * PACE_MS - performance.now()));
    }
  };

  it('PLT-5 a hanging endpoint adds at most 250 ms to the 99th percentile of the others', async () => {
    const startedAtMs = performance.now();
    await publishAll();
    for (const { latenciesMs } of [undisturbed, disturbed])
      await eventually(async () => expect(latenciesMs.length).toBeGreaterThanOrEqual(2 * EVENT_COUNT));
    const tookMs = performance.now() - startedAtMs;
    const [alone, beside] = [undisturbed, disturbed].map((side) => Math.round(getP99(side))) as [number, number];
    measured(`p99 ${alone} ms; beside an endpoint that hangs ${beside} ms; all in ${(tookMs / 1000).toFixed(1)} s`);
    expect(await disturbed.webhooks.deliveries(stuckId, '&status=delivered')).toEqual([]);
    expect(stuck.received.length).toBeGreaterThan(0);
    expect(tookMs).toBeLessThan(MINUTE_MS);
    expect(beside).toBeLessThan(alone + MAX_ADDED_MS);
  });
});
