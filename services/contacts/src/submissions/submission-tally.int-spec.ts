import { createService, Transactions } from '@atelier/service-kit';
import { dropDatabase, inspectDatabase, serviceTestEnvironment } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactsService } from '../contacts.js';
import { SubmissionTally } from './submission-tally.js';

const kind = { status: 'new', serviceInterest: 'other', priority: 'low' } as const;

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

  it('API-CON stays exact while writers and two compactions run at once', async () => {
    const transactions = service.application.get(Transactions);
    const cameAndWent = () =>
      transactions.run(async () => {
        await tally.came(kind);
        await tally.went(kind);
        await tally.came({ ...kind, status: 'closed' });
      });
    for (let round = 0; round < 15; round += 1) {
      const writes = Promise.all(Array.from({ length: 8 }, cameAndWent));
      const seen = Promise.all([tally.total({ status: 'new' }), tally.compact(), tally.compact()]);
      await writes;
      expect((await seen)[0]).toBe(0);
    }
    expect(await tally.byStatus()).toEqual({ new: 0, in_progress: 0, responded: 0, closed: 120 });
  });

  it('API-CON keeps few entries and the same sums', async () => {
    await Promise.all(Array.from({ length: 300 }, () => tally.came({ ...kind, status: 'responded' })));
    const before = await tally.byStatus();
    expect(await tally.compact()).toBeGreaterThan(0);
    expect(await entries()).toBeLessThanOrEqual(2);
    expect(await tally.byStatus()).toEqual(before);
    expect(await tally.compact()).toBe(0);
  });

  it('API-CON undoes what a failed transaction tallied', async () => {
    const before = await tally.byStatus();
    const failing = service.application.get(Transactions).run(async () => {
      await tally.came(kind);
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    expect(await tally.byStatus()).toEqual(before);
  });
});
