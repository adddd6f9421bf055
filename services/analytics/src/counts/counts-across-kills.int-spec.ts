import { dropDatabase, eventually, publishEvent, serviceTestEnvironment, startServiceProcess } from '@atelier/test-kit';
import { afterAll, describe, expect, it } from '@jest/globals';
import { aPublication, publicationsCounted } from '../../test/published-posts.js';

const MAIN = new URL('../main.ts', import.meta.url);
const NO_KEYS = 'http://127.0.0.1:1/jwks.json';

describe('counting across a kill -9', () => {
  const env = serviceTestEnvironment('analytics', NO_KEYS);
  const untilCounted = (count: number) =>
    eventually(async () => expect(await publicationsCounted(env.MONGODB_DATABASE)).toBe(count));

  afterAll(() => dropDatabase(env.MONGODB_DATABASE));

  it('PLT-5 counts once what is published while nobody listens, and nothing of before again', async () => {
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
});
