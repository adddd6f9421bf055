import { randomUUID } from 'node:crypto';
import { demanded } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { serviceEnvironment } from '../environment/service-environment.js';
import { EventRetention } from './event-retention.js';
import { INBOX, type InboxEntry, inboxSchema } from './inbox.js';
import { LATER_EFFECT, type LaterEffect, laterEffectSchema } from './later-effects.js';
import { OUTBOX, type OutboxEntry, outboxSchema } from './outbox.schema.js';

const DAY_SECONDS = 24 * 60 * 60;

describe('event retention of a service', () => {
  let database: Connection;

  beforeAll(async () => {
    const dbName = `test_retention_${randomUUID().slice(0, 8)}`;
    database = await mongoose.createConnection(demanded('TEST_MONGODB_URL'), { dbName }).asPromise();
  });
  afterAll(async () => {
    await database.dropDatabase();
    await database.close();
  });

  const startWith = async (variables: Record<string, string>) => {
    const environment = serviceEnvironment.parse({
      MONGODB_URL: 'mongodb://127.0.0.1:27017',
      NATS_URL: 'nats://127.0.0.1:4222',
      AUTH_JWKS_URL: 'http://127.0.0.1:4003/auth/jwks.json',
      ...variables,
    });
    const inbox = database.model<InboxEntry>(INBOX, inboxSchema);
    const outbox = database.model<OutboxEntry>(OUTBOX, outboxSchema);
    const effects = database.model<LaterEffect>(LATER_EFFECT, laterEffectSchema);
    await new EventRetention(inbox, outbox, effects, environment).onApplicationBootstrap();
  };
  const getDays = async (collection: string): Promise<number[]> =>
    (await database.collection(collection).indexes()).flatMap(({ expireAfterSeconds: seconds }) =>
      seconds === undefined ? [] : [seconds / DAY_SECONDS],
    );

  it('PLT-5 is twice the replay period for applied events, and 14 days for sent events', async () => {
    await startWith({});
    expect([await getDays('inbox'), await getDays('outbox')]).toEqual([[180], [14]]);
  });

  it('PLT-5 follows the settings at the next start', async () => {
    await startWith({ EVENT_RETENTION_DAYS: '30', OUTBOX_RETENTION_DAYS: '7' });
    await startWith({ EVENT_RETENTION_DAYS: '30', OUTBOX_RETENTION_DAYS: '7' });
    expect([await getDays('inbox'), await getDays('outbox')]).toEqual([[60], [7]]);
  });
});
