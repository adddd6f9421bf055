import { randomUUID } from 'node:crypto';
import { demanded, dropDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import type { OutboxRelay } from '../events/outbox-relay.js';
import { createLogger } from '../logging/logger.js';
import { TALLY_ENTRY, Tally, type TallyEntry, type TallyKey, tallySchema } from './tally.js';
import { Transactions } from './transactions.js';

const CUBE = 'thing';
const thing = (status: string, keyword = 'any'): TallyKey => ({ cube: CUBE, facets: { status, keyword } });
const times = <Result>(count: number, work: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_none, index) => work(index));

describe('a tally', () => {
  const name = `test_tally_${randomUUID().slice(0, 8)}`;
  let database: Connection;
  let transactions: Transactions;
  /** One per process. */
  let tallies: [Tally, Tally];
  let tally: Tally;

  beforeAll(async () => {
    database = await mongoose.createConnection(demanded('TEST_MONGODB_URL'), { dbName: name }).asPromise();
    const relay = { nudge: () => undefined } as unknown as OutboxRelay;
    transactions = new Transactions(database, relay);
    const entries = database.model<TallyEntry>(TALLY_ENTRY, tallySchema('tally'));
    const logger = createLogger('tally', 'silent');
    tallies = [new Tally(entries, transactions, logger), new Tally(entries, transactions, logger)];
    [tally] = tallies;
    await tally.onModuleInit();
  });
  beforeEach(() => tally.forget(CUBE));
  afterAll(async () => {
    await database.close();
    await dropDatabase(name);
  });

  const add = (...keys: TallyKey[]) => tally.move([], keys);
  const total = (facets: TallyKey['facets'] = {}, cube = CUBE) => tally.total({ cube, facets });
  const compact = () => Promise.all(tallies.map((one) => one.compact()));
  const countEntries = () => database.collection('tally').countDocuments();

  it('PLT-5 stays exact while writers and two compactions run at the same time', async () => {
    const write = () =>
      transactions.run(async () => {
        await add(thing('new'));
        await tally.move([thing('new')], [thing('closed')]);
      });
    for (let round = 0; round < 15; round += 1) {
      const writes = Promise.all(times(8, write));
      const seen = Promise.all([total({ status: 'new' }), compact()]);
      await writes;
      expect((await seen)[0]).toBe(0);
    }
    expect(await tally.byFacets(CUBE)).toEqual([{ value: thing('closed').facets, count: 120 }]);
  });

  it('PLT-5 compacts to one entry per key with the same sums, and removes entries that cancel out', async () => {
    const keys = times(3000, (index) => thing('new', `key-${index}`));
    await add(...keys);
    await tally.move(keys.slice(1000), []);
    for (let views = 0; views < 70; views += 1) await add(thing('seen'));
    await compact();
    expect(await countEntries()).toBe(1001);
    expect(await total()).toBe(1070);
    expect(await total({ keyword: 'key-1' })).toBe(1);
    expect(await total({ keyword: 'key-1000' })).toBe(0);
    expect(await tally.breakdown(CUBE, 'status')).toEqual([
      { value: 'new', count: 1000 },
      { value: 'seen', count: 70 },
    ]);
  });

  it('PLT-5 writes nothing for a change without effect, and rolls back with its transaction', async () => {
    await add(thing('new'));
    const before = await countEntries();
    await tally.move([thing('new')], [thing('new')]);
    const failing = transactions.run(async () => {
      await add(thing('closed'));
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    expect(await countEntries()).toBe(before);
    expect(await total()).toBe(1);
  });

  it('PLT-5 sums and compacts entries of an earlier version, which separated fresh from merged entries', async () => {
    const older = { ...thing('new'), change: 4 };
    await database.collection('tally').insertMany([
      { ...older, fresh: false },
      { ...older, fresh: true },
    ]);
    await add(thing('new'));
    expect(await total()).toBe(9);
    await compact();
    expect(await countEntries()).toBe(1);
    expect(await total()).toBe(9);
  });

  it('PLT-5 forgets a cube and its subcubes, and no other', async () => {
    await add(thing('new'), { cube: `${CUBE}.keyword`, facets: {} }, { cube: 'thingy', facets: {} });
    await tally.forget(CUBE);
    expect(await Promise.all([CUBE, `${CUBE}.keyword`, 'thingy'].map((cube) => total({}, cube)))).toEqual([0, 0, 1]);
    await tally.forget('thingy');
  });
});
