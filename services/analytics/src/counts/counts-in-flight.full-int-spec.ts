import { dropDatabase, eventually, publishEvent, serviceTestEnvironment, startServiceProcess } from '@atelier/test-kit';
import { afterAll, describe, expect, it } from '@jest/globals';
import { aPublication, publicationsCounted } from '../../test/published-posts.js';

const MAIN = new URL('../main.ts', import.meta.url);
const NO_KEYS = 'http://127.0.0.1:1/jwks.json';
/** More than the process counts at once. */
const EVENTS = 1500;
const KILLS = 2;

describe('counts across kills amid events', () => {
  const env = serviceTestEnvironment('analytics', NO_KEYS);
  const counted = () => publicationsCounted(env.MONGODB_DATABASE);

  afterAll(() => dropDatabase(env.MONGODB_DATABASE));

  it('PLT-5 include each event once, although processes are killed while they count', async () => {
    const events = Array.from({ length: EVENTS }, () => aPublication());
    await Promise.all(events.map((event) => publishEvent(event)));
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
      for (const event of events.slice(0, 10)) await publishEvent(event);
      await publishEvent(aPublication());
      await eventually(async () => expect(await counted()).toBe(EVENTS + 1));
    } finally {
      await last.kill();
    }
  }, 300_000);
});
