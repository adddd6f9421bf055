import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';

const LAST = 'The last active super admin cannot be demoted, suspended or deleted.';

describe('last super admin', () => {
  const ada = aMember({ email: 'ada@atelier.test', role: 'super_admin' });
  const bea = aMember({ email: 'bea@atelier.test', role: 'super_admin' });
  let auth: AuthUnderTest;

  beforeEach(async () => {
    auth = await startAuthUnderTest([ada, bea]);
  });
  afterEach(() => auth.stop());

  const getId = async ({ email }: { email: string }) => String((await auth.record(email))?._id);
  const activeCount = () =>
    auth.inspect((database) =>
      database.collection('users').countDocuments({ role: 'super_admin', suspended: false, deletedAt: null }),
    );
  const removals = {
    demoted: (id: string, token: string) => auth.call('PUT', `/auth/users/${id}`, { token, body: { role: 'viewer' } }),
    suspended: (id: string, token: string) =>
      auth.call('PATCH', `/auth/users/${id}/status`, { token, body: { status: 'suspended' } }),
    deleted: (id: string, token: string) => auth.call('DELETE', `/auth/users/${id}`, { token }),
  };
  const ways = Object.keys(removals) as (keyof typeof removals)[];

  it.each(ways)(
    'ASET-1 cannot be %s, not even by themselves, and a suspended super admin does not count',
    async (way) => {
      const { token } = await auth.signIn(ada);
      await auth.record(bea.email, { suspended: true });
      const refused = await removals[way](await getId(ada), token);
      expect(refused.status).toBe(409);
      expect(refused.body.message).toBe(LAST);
      expect(await auth.record(ada.email)).toMatchObject({ role: 'super_admin', suspended: false, version: 1 });
    },
  );

  it('ASET-1 is not replaced by an invited super admin who has not accepted', async () => {
    const { token } = await auth.signIn(ada);
    await auth.record(bea.email, { passwordHash: null });
    expect((await removals.suspended(await getId(ada), token)).status).toBe(409);
  });

  it.each(ways)('ASET-1 remains when two super admins have each other %s at the same moment', async (way) => {
    const [one, other] = [await auth.signIn(ada), await auth.signIn(bea)];
    const [adaId, beaId] = [await getId(ada), await getId(bea)];
    const answers = await Promise.all([removals[way](beaId, one.token), removals[way](adaId, other.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(LAST);
    expect(await activeCount()).toBe(1);
  });

  it('ASET-1 remains when requests of every kind arrive at the same moment', async () => {
    const [one, other] = [await auth.signIn(ada), await auth.signIn(bea)];
    const [adaId, beaId] = [await getId(ada), await getId(bea)];
    const answers = await Promise.all(
      ways.flatMap((way) => [removals[way](beaId, one.token), removals[way](adaId, other.token)]),
    );
    for (const { status } of answers) expect([200, 401, 403, 404, 409]).toContain(status);
    expect(await activeCount()).toBe(1);
  });
});
