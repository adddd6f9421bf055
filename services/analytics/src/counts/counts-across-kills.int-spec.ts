import { randomBytes } from 'node:crypto';
import {
  dropDatabase,
  eventually,
  inspectDatabase,
  publishEvent,
  serviceTestEnvironment,
  startServiceProcess,
} from '@atelier/test-kit';
import { afterAll, describe, expect, it } from '@jest/globals';
import { aView } from '../../test/analytics-under-test.js';
import { aPublication, publicationsCounted } from '../../test/published-posts.js';

const MAIN = new URL('../main.ts', import.meta.url);
const NO_KEYS = 'http://127.0.0.1:1/jwks.json';
/** Other tests publish on days of their own. */
const VISITED = '2032-07-10';

describe('counts across a kill -9', () => {
  const env = serviceTestEnvironment('analytics', NO_KEYS);
  const untilCounted = (count: number) =>
    eventually(async () => expect(await publicationsCounted(env.MONGODB_DATABASE)).toBe(count));

  afterAll(() => dropDatabase(env.MONGODB_DATABASE));

  it('PLT-5 include events published while no process listened, once each, without recounting earlier ones', async () => {
    const before = aPublication();
    const killed = await startServiceProcess(MAIN, env);
    await publishEvent(before);
    await untilCounted(1);
    await killed.kill();
    const meanwhile = [aPublication(), aPublication(), aPublication()];
    for (const event of [...meanwhile, before, ...meanwhile]) await publishEvent(event);
    const next = await startServiceProcess(MAIN, env);
    try {
      await untilCounted(4);
      await publishEvent(aPublication());
      await untilCounted(5);
    } finally {
      await next.kill();
    }
  });

  it('PLT-5 keep one record of a visit that continues across a kill, although its views are delivered twice', async () => {
    const visitor = randomBytes(8).toString('hex');
    const at = (minute: number, path: string) => aView(visitor, `${VISITED}T08:0${minute}:00Z`, { path });
    const record = () =>
      inspectDatabase(env.MONGODB_DATABASE, (database) =>
        database.collection('visits').find({ day: VISITED }).toArray(),
      );
    const untilViewed = (views: number) =>
      eventually(async () => expect((await record()).map((visit) => visit.views)).toEqual([views]));
    const [first, second, third] = [at(1, '/'), at(2, '/blog'), at(3, '/contact')];
    const killed = await startServiceProcess(MAIN, env);
    await publishEvent(first);
    await untilViewed(1);
    await killed.kill();
    for (const event of [first, second, third, second, first]) await publishEvent(event);
    const next = await startServiceProcess(MAIN, env);
    try {
      await untilViewed(3);
      expect((await record())[0]).toMatchObject({ _id: first.id, entry: '/', exit: '/contact', seconds: 120 });
    } finally {
      await next.kill();
    }
  });
});
