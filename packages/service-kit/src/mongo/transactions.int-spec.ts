import { randomUUID } from 'node:crypto';
import { demanded, dropDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import type { OutboxRelay } from '../events/outbox-relay.js';
import { Transactions } from './transactions.js';

interface Counter {
  _id: string;
  value: number;
}

const WRITES = 300;
const OTHER_WRITERS = 8;

describe('transactions', () => {
  const name = `test_transactions_${randomUUID().slice(0, 8)}`;
  let database: Connection;
  let transactions: Transactions;

  beforeAll(async () => {
    database = await mongoose.createConnection(demanded('TEST_MONGODB_URL'), { dbName: name }).asPromise();
    transactions = new Transactions(database, { nudge: () => undefined } as unknown as OutboxRelay);
  });
  afterAll(async () => {
    await database.close();
    await dropDatabase(name);
  });

  it('PLT-5 read what was visible before them, even while earlier writes by others are still being applied', async () => {
    const counters = database.model('counter', new mongoose.Schema<Counter>({ _id: String, value: Number }));
    await counters.create({ _id: 'one', value: 0 });
    let isDone = false;
    const writeOthers = async () => {
      while (!isDone) await counters.insertMany(Array.from({ length: 50 }, () => ({ _id: randomUUID(), value: 0 })));
    };
    const others = Array.from({ length: OTHER_WRITERS }, writeOthers);
    const stale: number[] = [];
    for (let value = 1; value <= WRITES; value += 1) {
      const write = counters.updateOne({ _id: 'one' }, { value }).exec();
      while ((await counters.findById('one').lean<Counter>())?.value !== value);
      const read = await transactions.run(() => counters.findById('one').lean<Counter>());
      if (read?.value !== value) stale.push(value);
      await write;
    }
    isDone = true;
    await Promise.all(others);
    expect(stale).toEqual([]);
  });
});
