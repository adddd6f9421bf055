import { randomUUID } from 'node:crypto';
import { submissionResponded } from '@atelier/contracts';
import {
  deadLetters,
  dropDatabase,
  eventually,
  type KeyServer,
  publishEvent,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../index.js';

const BACKOFF_AND_MORE_MS = 45_000;

describe('malformed mail events', () => {
  let keys: KeyServer;
  let service: Awaited<ReturnType<typeof start>>;
  let env: ReturnType<typeof serviceTestEnvironment>;

  beforeAll(async () => {
    keys = await startKeyServer();
    env = serviceTestEnvironment('contacts', keys.jwksUrl, { MAIL_DIR: 'unused' });
    service = await start(env);
  });
  afterAll(async () => {
    await service.stop();
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  it(
    'PLT-6 are moved to the dead letters after five failures',
    async () => {
      const id = randomUUID();
      await publishEvent({
        specversion: '1.0',
        id,
        type: submissionResponded.type,
        source: '/services/contacts',
        subject: 'malformed',
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        data: { id: 'known', serviceInterest: 'other', status: 'responded' },
      });
      await eventually(async () => {
        const letter = (await deadLetters(env.MONGODB_DATABASE)).find(({ event }) => event.id === id);
        expect(letter).toMatchObject({ failures: 5, event: { data: { id: 'known' } } });
        expect(letter?.error).toContain('responseId');
      }, BACKOFF_AND_MORE_MS);
    },
    2 * BACKOFF_AND_MORE_MS,
  );
});
