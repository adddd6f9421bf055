import { randomUUID } from 'node:crypto';
import { demanded, dropDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { LATER_EFFECT, type LaterEffect, LaterEffects, laterEffectSchema } from './later-effects.js';

describe('later effects of an event', () => {
  const name = `test_effects_${randomUUID().slice(0, 8)}`;
  let database: Connection;

  beforeAll(async () => {
    database = await mongoose.createConnection(demanded('TEST_MONGODB_URL'), { dbName: name }).asPromise();
  });
  afterAll(async () => {
    await database.close();
    await dropDatabase(name);
  });

  it('PLT-8 that cannot be read fail the request alone, and do not end the process', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    const effects = new LaterEffects(database.model<LaterEffect>(LATER_EFFECT, laterEffectSchema));
    effects.addSource(() => Promise.reject(new Error('The source is away.')));
    await expect(effects.find('event')).rejects.toThrow('The source is away.');
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
});
