import type { CloudEvent } from '@atelier/contracts';
import {
  countHeldEvents,
  deadLetters,
  dropDatabase,
  eventually,
  publishEvent,
  publishEvents,
  serviceTestEnvironment,
  startServiceProcess,
} from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aPublication, publicationsCounted } from '../../test/published-posts.js';

const MAIN = new URL('../main.ts', import.meta.url);
const NO_KEYS = 'http://127.0.0.1:1/jwks.json';
/** More than the process counts at once. */
const EVENTS = 1500;
const KILLS = 2;

describe('counts across kills and freezes amid events', () => {
  let env: ReturnType<typeof serviceTestEnvironment>;
  beforeEach(() => {
    env = serviceTestEnvironment('analytics', NO_KEYS);
  });
  afterEach(() => dropDatabase(env.MONGODB_DATABASE));

  const counted = () => publicationsCounted(env.MONGODB_DATABASE);
  const publishMany = async () => {
    const events = Array.from({ length: EVENTS }, () => aPublication());
    await publishEvents(events);
    return events;
  };
  /** Publishes some of these events again, and waits until a new one behind them is counted. */
  const expectEachCountedOnce = async (events: readonly CloudEvent[]) => {
    for (const event of events.slice(0, 10)) await publishEvent(event);
    await publishEvent(aPublication());
    await eventually(async () => expect(await counted()).toBe(EVENTS + 1));
  };

  it('PLT-5 include each event once, although processes are killed while they count', async () => {
    const events = await publishMany();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = await counted();
      const killed = await startServiceProcess(MAIN, env);
      await eventually(async () => expect(await counted()).toBeGreaterThan(before));
      await killed.kill();
      expect(await counted()).toBeLessThan(EVENTS);
    }
    const last = await startServiceProcess(MAIN, env);
    try {
      // Events fetched by a process that died are redelivered when the broker's acknowledgement deadline has passed.
      await eventually(async () => expect(await counted()).toBe(EVENTS), 120_000);
      await expectEachCountedOnce(events);
    } finally {
      await last.kill();
    }
  }, 300_000);

  it('PLT-5 include each event once, although a process freezes while it counts, and acknowledges after another one', async () => {
    const events = await publishMany();
    const frozen = await startServiceProcess(MAIN, env);
    try {
      await eventually(async () => expect(await counted()).toBeGreaterThan(0));
      await eventually(async () => {
        frozen.freeze();
        const held = await countHeldEvents(env.MONGODB_DATABASE);
        if (held === 0) frozen.thaw();
        expect(held).toBeGreaterThan(0);
      });
      const other = await startServiceProcess(MAIN, env);
      try {
        // If the process froze within a transaction, the database ends that after a minute.
        await eventually(async () => expect(await counted()).toBe(EVENTS));
        await eventually(async () => expect(other.log()).toContain('"deliveries":2'));
      } finally {
        await other.kill();
      }
      frozen.thaw();
      await expectEachCountedOnce(events);
      expect(await deadLetters(env.MONGODB_DATABASE)).toEqual([]);
    } finally {
      await frozen.kill();
    }
  }, 300_000);
});
