import {
  dropDatabase,
  inspectDatabase,
  type KeyServer,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reset, type SeedSubmission, seed, start } from './index.js';

const sample: SeedSubmission = {
  name: 'Charlotte Beaumont',
  email: 'charlotte@maisonvert.example',
  company: 'Maison Vert',
  subject: 'Inquiry about Mobile App Development',
  message: 'We would like a design system for our app.',
  service_interest: 'mobile_development',
  budget_range: '25k_50k',
  timeline: '3_6_months',
  priority: 'high',
  status: 'responded',
  created_at: new Date('2026-10-01T09:00:00Z'),
  responses: [
    { response: 'Dear Charlotte, shall we talk?', notes: 'Good fit.', created_at: new Date('2026-10-02T09:00:00Z') },
  ],
};
const unread: SeedSubmission = { ...sample, status: 'new', responses: [], priority: 'low', service_interest: 'other' };

describe('sample messages', () => {
  let keys: KeyServer;
  let env: ReturnType<typeof serviceTestEnvironment>;

  beforeAll(async () => {
    keys = await startKeyServer();
    env = serviceTestEnvironment('contacts', keys.jwksUrl, { MAIL_DIR: 'unused' });
  });
  afterAll(async () => {
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
  });

  it('PLT-7 fill an empty database once, with separate dates and without events', async () => {
    expect(await seed(env, { submissions: [sample, unread] })).toEqual({ seeded: true, count: 2 });
    expect(await seed(env, { submissions: [sample] })).toEqual({ seeded: false, count: 0 });
    const events = await inspectDatabase(env.MONGODB_DATABASE, (database) =>
      database.collection('outbox').countDocuments(),
    );
    expect(events).toBe(0);
  });

  it('PLT-7 are listed, found, and counted like any other message', async () => {
    const service = await start(env);
    const call = serviceClient(service.url, keys);
    const found = await call('GET', '/contact?search=beaumont&status=responded', { as: 'support' });
    const [submission] = found.body.submissions as { id: string }[];
    expect(submission).toMatchObject({
      serviceType: 'mobile-app',
      service_interest: 'mobile_development',
      budget_range: '25k_50k',
      created_at: '2026-10-01T09:00:00.000Z',
      updated_at: '2026-10-02T09:00:00.000Z',
    });
    const responses = await call('GET', `/contact/${submission?.id}/responses`, { as: 'support' });
    expect(responses.body.data).toMatchObject([{ notes: 'Good fit.', responded_by: 'Atelier' }]);
    const stats = await call('GET', '/contact/stats', { as: 'support' });
    expect(stats.body.data).toMatchObject({ total: 2, breakdown: { byStatus: { new: 1, responded: 1 } } });
    await service.stop();
  });

  it('PLT-7 can be removed with their answers and counts, and seeded again', async () => {
    expect(await reset(env)).toBe(2);
    const left = await inspectDatabase(env.MONGODB_DATABASE, (database) =>
      Promise.all(
        ['submissions', 'responses', 'submission_tally'].map((name) => database.collection(name).countDocuments()),
      ),
    );
    expect(left).toEqual([0, 0, 0]);
    expect(await seed(env, { submissions: [sample] })).toEqual({ seeded: true, count: 1 });
  });
});
