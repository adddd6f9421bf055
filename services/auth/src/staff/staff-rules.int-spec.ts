import { ROLE_PRESETS } from '@atelier/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';

const SUPER_ONLY = 'Only a super admin can make or change a super admin.';

describe('staff permission rules', () => {
  const root = aMember({ email: 'root@atelier.test', role: 'super_admin' });
  const other = aMember({ email: 'other@atelier.test', role: 'super_admin' });
  const lead = aMember({ email: 'lead@atelier.test', firstName: 'Lea' });
  const fox = aMember({ email: 'fox@atelier.test', role: 'author' });
  let auth: AuthUnderTest;
  let token: string;
  let asLead: string;

  beforeAll(async () => {
    auth = await startAuthUnderTest([root, other, lead, fox]);
    const all = { read: true, write: true, delete: true };
    await auth.record(lead.email, { permissions: { blog: { read: true, write: true }, users: all } });
    token = (await auth.signIn(root)).token;
    asLead = (await auth.signIn(lead)).token;
  });
  afterAll(() => auth.stop());

  const call = async (method: string, who: { email: string }, path: string, as: string, body?: unknown) => {
    const id = String((await auth.record(who.email))?._id);
    return auth.call(method, `/auth/users/${id}${path}`, { token: as, ...(body === undefined ? {} : { body }) });
  };
  const put = (who: { email: string }, body: unknown, as: string) => call('PUT', who, '', as, body);
  const setStatus = (who: { email: string }, status: string, as: string) =>
    call('PATCH', who, '/status', as, { status });
  const remove = (who: { email: string }, as: string) => call('DELETE', who, '', as);

  it.each([
    [
      'rights that they do not have',
      fox,
      { permissions: { settings: { read: true } } },
      /permissions that you do not have: read settings/,
    ],
    [
      'a role whose preset is above their own',
      fox,
      { role: 'support' },
      /permissions that you do not have: read contact/,
    ],
    ['the highest role', fox, { role: 'super_admin' }, SUPER_ONLY],
    ['a super admin', other, { firstName: 'Small' }, SUPER_ONLY],
    ['a super admin into something less', other, { role: 'viewer', permissions: {} }, SUPER_ONLY],
    [
      'their own role',
      lead,
      { role: 'author', permissions: {} },
      'You cannot change your own role, permissions or status.',
    ],
    ['their own rights', lead, { permissions: {} }, 'You cannot change your own role, permissions or status.'],
    ['their own status', lead, { status: 'suspended' }, 'You cannot change your own role, permissions or status.'],
  ] as const)('ASET-1 deny changing %s', async (_case, who, body, message) => {
    const before = await auth.record(who.email);
    const refused = await put(who, body, asLead);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(message);
    expect(await auth.record(who.email)).toEqual(before);
  });

  it('ASET-1 deny deleting oneself or a super admin, and suspending a super admin', async () => {
    const own = await remove(lead, asLead);
    expect([own.status, own.body.message]).toEqual([403, 'You cannot delete your own account.']);
    const above = await remove(other, asLead);
    expect([above.status, above.body.message]).toEqual([403, SUPER_ONLY]);
    expect((await setStatus(other, 'suspended', asLead)).status).toBe(403);
    expect((await setStatus(root, 'suspended', token)).status).toBe(403);
  });

  it('ASET-1 allow changing names, and permissions that the changer has or that were already granted', async () => {
    const own = await put(lead, { firstName: 'Leah' }, asLead);
    expect(own.body.data).toMatchObject({ firstName: 'Leah' });
    const permissions = { ...ROLE_PRESETS.author, users: { read: true } };
    expect((await put(fox, { permissions }, asLead)).status).toBe(200);
  });

  it('ASET-1 use the current permissions, not those in the token', async () => {
    const { token: old } = await auth.signIn(lead);
    await auth.record(lead.email, { permissions: { users: { read: true } } });
    const refused = await put(fox, { firstName: 'Foxy' }, old);
    expect(refused.status).toBe(403);
    await auth.record(lead.email, { suspended: true });
    expect((await put(fox, { firstName: 'Foxy' }, old)).status).toBe(401);
  });
});
