import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { whatWaits } from './what-waits.js';

const batchesOf = async (source: AsyncIterable<number>): Promise<number[][]> => {
  const batches: number[][] = [];
  for await (const batch of whatWaits(source)) batches.push(batch);
  return batches;
};

describe('waiting changes', () => {
  it('are batched if they have arrived, and sent alone if not', async () => {
    const source = async function* () {
      yield* [1, 2, 3];
      await pause(20);
      yield 4;
      await pause(20);
      yield* [5, 6];
    };
    expect(await batchesOf(source())).toEqual([[1, 2, 3], [4], [5, 6]]);
  });

  it('are limited to batches of five hundred', async () => {
    const source = async function* () {
      for (let number = 0; number < 1200; number += 1) yield number;
    };
    expect((await batchesOf(source())).map(({ length }) => length)).toEqual([500, 500, 200]);
  });

  it('are delivered before the failure of their source', async () => {
    const seen: number[][] = [];
    const source = async function* () {
      yield* [1, 2];
      throw new Error('interrupted');
    };
    const reading = async () => {
      for await (const batch of whatWaits<number>(source())) seen.push(batch);
    };
    await expect(reading()).rejects.toThrow('interrupted');
    expect(seen).toEqual([[1, 2]]);
  });
});
