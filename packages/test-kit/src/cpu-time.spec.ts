import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';
import { getBusyShare } from './cpu-time.js';

const COUNT = 'for (let sum = 0; sum < 1_000_000_000; ) sum += 1;';

describe('the busy share of a thread', () => {
  it('is high while this thread works', async () => {
    const work = async () => {
      await setImmediate();
      for (let sum = 0; sum < 300_000_000; ) sum += 1;
    };
    expect(await getBusyShare(work)).toBeGreaterThan(0.5);
  });

  it('is low while another thread works', async () => {
    expect(await getBusyShare(() => once(new Worker(COUNT, { eval: true }), 'exit'))).toBeLessThan(0.2);
  });
});
