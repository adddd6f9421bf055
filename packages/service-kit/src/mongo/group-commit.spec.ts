import { expect, it } from '@jest/globals';
import { GroupCommit } from './group-commit.js';

const startCommits = () => {
  const writes: { items: number[]; end: (error?: Error) => void }[] = [];
  const commits = new GroupCommit<number>(
    (items) =>
      new Promise<void>((resolve, reject) => {
        writes.push({ items, end: (error) => (error === undefined ? resolve() : reject(error)) });
      }),
  );
  const started = async (count: number) => {
    while (writes.length < count) await settle();
    return writes.map(({ items }) => items);
  };
  return { commits, writes, started };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('PLT-4 a group commit combines items that arrive during a write, and runs one write after the other', async () => {
  const { commits, writes, started } = startCommits();
  const first = commits.add(1);
  await settle();
  const others = [commits.add(2), commits.add(3)];
  await settle();
  expect(await started(1)).toEqual([[1]]);
  writes[0]?.end();
  await first;
  expect(await started(2)).toEqual([[1], [2, 3]]);
  writes[1]?.end();
  await Promise.all(others);
});

it('PLT-4 a group commit reports a failed write only to its own callers', async () => {
  const { commits, writes, started } = startCommits();
  const failing = commits.add(1);
  await settle();
  const next = commits.add(2);
  writes[0]?.end(new Error('the database is away'));
  await expect(failing).rejects.toThrow('the database is away');
  expect(await started(2)).toEqual([[1], [2]]);
  writes[1]?.end();
  await expect(next).resolves.toBeUndefined();
});
