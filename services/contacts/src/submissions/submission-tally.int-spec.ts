import { createService, Transactions } from '@atelier/service-kit';
import { dropDatabase, inspectDatabase, serviceTestEnvironment } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactsService } from '../contacts.js';
import { SubmissionTally } from './submission-tally.js';

const kind = { folder: 'inbox', status: 'new', serviceInterest: 'other', priority: 'low' } as const;

describe('the tally of submissions', () => {
  const env = serviceTestEnvironment('contacts', 'http://127.0.0.1:9/auth/jwks.json', {
    MAIL_DIR: 'unused',
  });
  let service: Awaited<ReturnType<typeof createService<typeof contactsService.environment>>>;
  let tally: SubmissionTally;

  beforeAll(async () => {
    service = await createService(contactsService, env);
    await service.application.init();
    tally = service.application.get(SubmissionTally, { strict: false });
  });
  afterAll(async () => {
    await service.application.close();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  const entries = () =>
    inspectDatabase(env.MONGODB_DATABASE, (database) => database.collection('submission_tally').countDocuments());

  const sums = async () => (await tally.counts('inbox')).map(({ status, count }) => [status, count]).sort();

  it('API-CON stays exact while writers and two compactions run concurrently', async () => {
    const transactions = service.application.get(Transactions);
    const incrementAndDecrement = () =>
      transactions.run(async () => {
        await tally.increment(kind);
        await tally.decrement(kind);
        await tally.increment({ ...kind, status: 'closed' });
      });
    for (let round = 0; round < 15; round += 1) {
      const writes = Promise.all(Array.from({ length: 8 }, incrementAndDecrement));
      const seen = Promise.all([tally.total({ folder: 'inbox', status: 'new' }), tally.compact(), tally.compact()]);
      await writes;
      expect((await seen)[0]).toBe(0);
    }
    expect(await tally.counts('inbox')).toEqual([{ ...kind, status: 'closed', count: 120 }]);
  });

  it('API-CON compacts to a few entries with the same sums', async () => {
    await Promise.all(Array.from({ length: 300 }, () => tally.increment({ ...kind, status: 'responded' })));
    const before = await sums();
    expect(await tally.compact()).toBeGreaterThan(0);
    expect(await entries()).toBeLessThanOrEqual(2);
    expect(await sums()).toEqual(before);
    expect(await tally.compact()).toBe(0);
  });

  it('API-CON rolls back the counts of a failed transaction', async () => {
    const before = await sums();
    const failing = service.application.get(Transactions).run(async () => {
      await tally.increment(kind);
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    expect(await sums()).toEqual(before);
  });

  it('API-CON counts the inbox and spam separately and does not count the trash', async () => {
    const high = { ...kind, priority: 'high' } as const;
    await tally.increment(high);
    await tally.moved(high, { ...high, folder: 'spam' });
    expect(await Promise.all([tally.total(high), tally.total({ ...high, folder: 'spam' })])).toEqual([0, 1]);
    await tally.moved({ ...high, folder: 'spam' }, { ...high, folder: 'trash' });
    expect(await tally.total({ ...high, folder: 'spam' })).toBe(0);
  });

  it('API-CON counts entries written before the spam folder existed as inbox', async () => {
    const before = await tally.total({ folder: 'inbox' });
    const { folder: _none, ...older } = kind;
    await inspectDatabase(env.MONGODB_DATABASE, (database) =>
      database.collection('submission_tally').insertMany(Array.from({ length: 300 }, () => ({ ...older, change: 1 }))),
    );
    expect(await tally.total({ folder: 'inbox' })).toBe(before + 300);
    await tally.compact();
    expect(await tally.total({ folder: 'inbox' })).toBe(before + 300);
  });
});
