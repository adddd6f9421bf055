import { randomUUID } from 'node:crypto';
import { demanded } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '../logging/logger.js';
import { Broker } from './broker.js';

describe('a process that answers requests over the broker', () => {
  const logger = createLogger('probe', 'silent');
  let subject: string;
  let one: Broker;
  let other: Broker;
  let asking: Broker;

  const connect = async (name: string) => {
    const broker = new Broker(demanded('TEST_NATS_URL'), name, logger);
    await broker.client();
    return broker;
  };
  const ask = () => asking.ask(subject, 'question', { firstMs: 2000, nextMs: 300 });

  beforeEach(async () => {
    subject = `test-questions-${randomUUID()}`;
    [one, other, asking] = await Promise.all([connect('one'), connect('other'), connect('asking')]);
  });
  afterEach(async () => {
    await Promise.all([one, other, asking].map((broker) => broker.close()));
  });

  it('PLT-8 answers what has arrived before it stops', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await one.serve(subject, 'queue', async () => {
      arrive();
      await released;
      return '"one"';
    });
    const answers = ask();
    await arrived;
    const stopping = one.stopServing();
    release();
    await stopping;
    expect(await answers).toEqual(['one']);
  });

  it('PLT-8 leaves later requests to other processes', async () => {
    await one.serve(subject, 'queue', async () => '"one"');
    await other.serve(subject, 'queue', async () => '"other"');
    await one.stopServing();
    for (let count = 0; count < 5; count += 1) expect(await ask()).toEqual(['other']);
  });

  it('PLT-8 can be closed at once, also while it stops', async () => {
    await one.serve(subject, 'queue', async () => '"one"');
    await other.serve(subject, 'queue', async () => '"other"');
    await Promise.all([one.stopServing(), one.close()]);
    await one.stopServing();
    expect(await ask()).toEqual(['other']);
  });

  it('PLT-8 goes on after a request that it cannot answer', async () => {
    let isAway = true;
    await one.serve(subject, 'queue', async () => {
      if (isAway) throw new Error('The database is away.');
      return '"one"';
    });
    const unanswered = await asking.ask(subject, 'question', { firstMs: 200, nextMs: 50 });
    isAway = false;
    expect([unanswered, await ask()]).toEqual([[], ['one']]);
  });

  it('PLT-8 has no answers, not a failure, while no process answers', async () => {
    expect(await ask()).toEqual([]);
  });
});
