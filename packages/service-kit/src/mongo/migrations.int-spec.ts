import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { demanded, dropDatabase } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { createLogger } from '../logging/logger.js';
import { type Migration, Migrations } from './migrations.js';

describe('service migrations', () => {
  let name: string;
  let database: Connection;
  let ran: number[];

  beforeEach(async () => {
    name = `test_migrations_${randomUUID().slice(0, 8)}`;
    database = await mongoose.createConnection(demanded('TEST_MONGODB_URL'), { dbName: name }).asPromise();
    ran = [];
  });
  afterEach(async () => {
    await database.close();
    await dropDatabase(name);
  });

  const aProcess = () => new Migrations(database, createLogger('migrations', 'silent'));
  const aMigration = (number: number, work: () => Promise<unknown> = async () => undefined): Migration => ({
    number,
    name: `number ${number}`,
    run: async () => {
      ran.push(number);
      await work();
    },
  });

  it('PLT-3 run in numeric order, each once, in any number of processes', async () => {
    const migrations = [aMigration(2), aMigration(1, () => pause(50))];
    await Promise.all([aProcess(), aProcess(), aProcess()].map((one) => one.run(migrations)));
    expect(ran).toEqual([1, 2]);
    await aProcess().run([...migrations, aMigration(3)]);
    expect(ran).toEqual([1, 2, 3]);
  });

  it('PLT-3 resume with the failed migration after a failure', async () => {
    const failing = aMigration(2, () => Promise.reject(new Error('no space left')));
    await expect(aProcess().run([aMigration(1), failing, aMigration(3)])).rejects.toThrow('no space left');
    await aProcess().run([aMigration(1), aMigration(2), aMigration(3)]);
    expect(ran).toEqual([1, 2, 2, 3]);
  });

  it('PLT-5 are taken over from a process that ended without finishing them', async () => {
    const past = new Date(Date.now() - 1);
    await database
      .collection<{ _id: string; owner: string; until: Date }>('migrations')
      .insertOne({ _id: 'lock', owner: 'a process that is gone', until: past });
    await aProcess().run([aMigration(1)]);
    expect(ran).toEqual([1]);
  });
});
