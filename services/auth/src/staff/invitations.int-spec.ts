import { ROLE_PRESETS, userInvited, userJoined } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, getCookie, getPayload, startAuthUnderTest } from '../testing/auth-under-test.js';

const PASSWORD = 'bright-morning-3';
const NO_LONGER = { field: 'token', message: 'Invitation is no longer valid' };

describe('staff invitations', () => {
  const root = aMember({ email: 'root@atelier.test', firstName: 'Rut', lastName: 'Root', role: 'super_admin' });
  const lead = aMember({ email: 'lead@atelier.test', firstName: 'Lea', lastName: 'Lead' });
  let auth: AuthUnderTest;
  let token: string;
  let asLead: string;

  beforeAll(async () => {
    auth = await startAuthUnderTest([root, lead]);
    const permissions = { blog: { read: true, write: true }, users: { read: true, write: true } };
    await auth.record(lead.email, { permissions });
    token = (await auth.signIn(root)).token;
    asLead = (await auth.signIn(lead)).token;
  });
  afterAll(() => auth.stop());

  const anInvitation = (email: string, fields: Record<string, unknown> = {}) => ({
    email,
    firstName: 'Ada',
    lastName: 'Author',
    role: 'author',
    ...fields,
  });
  const invite = (body: unknown, as = token) => auth.call('POST', '/auth/users/invite', { token: as, body });
  const accept = (mailed: string, password = PASSWORD) =>
    auth.call('POST', '/auth/invitations/accept', { body: { token: mailed, password } });
  const invited = async (email: string) => {
    const { body } = await invite(anInvitation(email));
    return { id: String(body.data?.id), mailed: await auth.mailedToken(email) };
  };
  const userCount = () => auth.inspect((database) => database.collection('users').countDocuments());

  it('ASET-1 are sent by mail, and sign in the person who accepts with the permissions of the role', async () => {
    const { status, body } = await invite(anInvitation('ada@atelier.test'));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ status: 'invited', permissions: ROLE_PRESETS.author, updatedBy: 'Rut Root' });
    const mailed = await auth.mailedToken('ada@atelier.test');
    const [mail] = await auth.mailsTo('ada@atelier.test', 'token=');
    expect(mail).toContain(`http://studio.test/admin/accept-invitation?token=${mailed}`);
    expect(mail).toContain('Subject: Your invitation to Atelier');

    const accepted = await accept(mailed);
    expect(accepted.status).toBe(200);
    expect(accepted.body.data?.admin).toMatchObject({ email: 'ada@atelier.test', role: 'author' });
    expect(getPayload(accepted.body.data?.token ?? '').permissions).toEqual(ROLE_PRESETS.author);
    expect((await auth.call('POST', '/auth/refresh', { cookie: getCookie(accepted) })).status).toBe(200);
    expect((await auth.signIn({ email: 'ada@atelier.test', password: PASSWORD })).answer.status).toBe(200);
  });

  it('ASET-1 publish who invited whom and who joined, with identifiers only', async () => {
    const { id, mailed } = await invited('eve@atelier.test');
    await accept(mailed);
    const [wasInvited, joined] = await eventually(async () => {
      const found = [...(await publishedEvents(userInvited.type, id)), ...(await publishedEvents(userJoined.type, id))];
      expect(found).toHaveLength(2);
      return found;
    });
    expect(wasInvited?.data).toEqual({ userId: id, actorId: getPayload(token).sub, role: 'author' });
    expect(joined?.data).toEqual({ userId: id });
    expect(JSON.stringify([wasInvited, joined])).not.toMatch(/eve@|Ada|token/);
  });

  it('ASET-1 store only a digest of the token, and nothing of it once the mail has been sent', async () => {
    const { mailed } = await invited('fay@atelier.test');
    await eventually(async () => {
      const kept = await auth.inspect(async (database) => [
        await database.collection('mailed_tokens').find().toArray(),
        await database.collection('mails').find().toArray(),
        await database.collection('outbox').find().toArray(),
      ]);
      expect(JSON.stringify(kept)).not.toContain(mailed);
    });
  });

  it('ASET-1 can be accepted once, even when two requests arrive at the same moment', async () => {
    const { mailed } = await invited('gus@atelier.test');
    const answers = await Promise.all([accept(mailed), accept(mailed, 'other-morning-4')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = await accept(mailed);
    expect(again.status).toBe(400);
    expect(again.body.errors).toEqual([NO_LONGER]);
    expect(again.body.message).toBe('This invitation is no longer valid. Please ask for a new one.');
  });

  it.each([
    ['that has expired', { expiresAt: new Date(Date.now() - 1000) }],
    ['that is for something else', { purpose: 'password_reset' }],
  ])('ASET-1 cannot be accepted with a token %s', async (what, fields) => {
    const email = `${what.replaceAll(' ', '-')}@atelier.test`;
    const { id, mailed } = await invited(email);
    await auth.inspect((database) => database.collection('mailed_tokens').updateOne({ userId: id }, { $set: fields }));
    expect((await accept(mailed)).body.errors).toEqual([NO_LONGER]);
    expect(await auth.record(email)).toMatchObject({ passwordHash: null, lastSignInAt: null });
  });

  it('ASET-1 expire after seven days', async () => {
    const { id } = await invited('ida@atelier.test');
    const kept = await auth.inspect((database) => database.collection('mailed_tokens').findOne({ userId: id }));
    const days = (Number(kept?.expiresAt) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
  });

  it('ASET-1 cannot be accepted by a person who has since been suspended or deleted', async () => {
    const suspended = await invited('sue@atelier.test');
    await auth.call('PATCH', `/auth/users/${suspended.id}/status`, { token, body: { status: 'suspended' } });
    expect((await accept(suspended.mailed)).status).toBe(400);
    const deleted = await invited('del@atelier.test');
    await auth.call('DELETE', `/auth/users/${deleted.id}`, { token });
    expect((await accept(deleted.mailed)).status).toBe(400);
  });

  it('ASET-1 reject a short password and stay valid', async () => {
    const { mailed } = await invited('pia@atelier.test');
    const refused = await accept(mailed, '12345');
    expect(refused.body.errors).toEqual([{ field: 'password', message: 'Password must be at least 8 characters' }]);
    expect((await accept(mailed)).status).toBe(200);
  });

  it('ASET-1 do not allow sign-in before acceptance', async () => {
    await invited('ben@atelier.test');
    for (const password of ['', 'null', PASSWORD]) {
      const body = { email: 'ben@atelier.test', password };
      expect((await auth.call('POST', '/auth/login', { body })).status).not.toBe(200);
    }
  });

  it('ASET-1 can be sent again, and only the newest link works', async () => {
    const { id, mailed } = await invited('kim@atelier.test');
    const again = await auth.call('POST', `/auth/users/${id}/invite-again`, { token });
    expect(again.status).toBe(200);
    const newest = await auth.mailedToken('kim@atelier.test', 2);
    expect(newest).not.toBe(mailed);
    expect((await accept(mailed)).status).toBe(400);
    expect((await accept(newest)).status).toBe(200);
    const late = await auth.call('POST', `/auth/users/${id}/invite-again`, { token });
    expect(late.status).toBe(409);
    expect(late.body.message).toBe('Only somebody who is invited can be invited again.');
    const nobody = await auth.call('POST', '/auth/users/0123456789abcdef01234567/invite-again', { token });
    expect(nobody.status).toBe(404);
  });

  it.each([
    ['no e-mail', { email: undefined }, 'email', 'Email is required'],
    ['a malformed e-mail', { email: 'ada' }, 'email', 'Please enter a valid email'],
    ["somebody's e-mail", { email: 'ROOT@atelier.test' }, 'email', 'Email is already in use'],
    ['no first name', { firstName: ' ' }, 'firstName', 'First name is required'],
    ['an unknown role', { role: 'owner' }, 'role', 'There is no such role'],
    ['an unknown right', { permissions: { blog: { admin: true } } }, 'permissions.blog.admin', "Unknown field 'admin'"],
    ['an unknown resource', { permissions: { safe: { read: true } } }, 'permissions.safe', "Unknown field 'safe'"],
    ['a password', { passwordHash: 'x' }, 'passwordHash', "Unknown field 'passwordHash'"],
    ['a status', { suspended: false }, 'suspended', "Unknown field 'suspended'"],
  ])('ASET-1 reject %s and add no user', async (_case, fields, field, message) => {
    const before = await userCount();
    const refused = await invite(anInvitation('new@atelier.test', fields));
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message });
    expect(await userCount()).toBe(before);
  });

  it('ASET-1 accept the field names of forms and routes: first_name, contacts', async () => {
    const { body } = await invite({
      email: 'sam@atelier.test',
      first_name: 'Sam',
      last_name: 'Support',
      role: 'support',
      permissions: { contacts: { read: true } },
    });
    expect(body.data).toMatchObject({ firstName: 'Sam', permissions: { contact: { read: true } } });
  });

  it.each([
    ['rights that they do not have', { role: 'author' }, /^You cannot grant permissions that you do not have: .*media/],
    [
      'a single one among others',
      { permissions: { blog: { read: true, delete: true } } },
      'You cannot grant permissions that you do not have: delete blog.',
    ],
    ['the highest role', { role: 'super_admin' }, 'Only a super admin can make or change a super admin.'],
    [
      'the highest role with a modest map',
      { role: 'super_admin', permissions: {} },
      'Only a super admin can make or change a super admin.',
    ],
  ])('ASET-1 deny granting %s', async (_case, fields, message) => {
    const before = await userCount();
    const refused = await invite(anInvitation('new@atelier.test', fields), asLead);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(message);
    expect(await userCount()).toBe(before);
    expect(await auth.mailsTo('new@atelier.test', '')).toEqual([]);
  });

  it('ASET-1 allow staff to grant the permissions that they have', async () => {
    const permissions = { blog: { read: true, write: true } };
    const { status } = await invite(anInvitation('ok@atelier.test', { permissions }), asLead);
    expect(status).toBe(201);
  });

  it('ASET-1 add one user when two requests invite the same address at once', async () => {
    const answers = await Promise.all([
      invite(anInvitation('twin@atelier.test')),
      invite(anInvitation('TWIN@atelier.test')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});
