import { passwordReset, sessionRevoked } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { StudioCopy } from '../studio/studio-copy.js';
import { type AuthUnderTest, aMember, getCookie, startAuthUnderTest } from '../testing/auth-under-test.js';

const PASSWORD = 'bright-morning-3';
const NO_LONGER = { field: 'token', message: 'Link is no longer valid' };

describe('password reset', () => {
  const names = ['ada', 'bea', 'cyd', 'dot', 'eve', 'fay', 'gus', 'hal', 'ivy'] as const;
  const members = names.map((name) => aMember({ email: `${name}@atelier.test`, firstName: name }));
  const member = (name: (typeof names)[number]) => aMember({ email: `${name}@atelier.test` });
  let auth: AuthUnderTest;

  beforeAll(async () => {
    auth = await startAuthUnderTest(members);
  });
  afterAll(() => auth.stop());

  const forgot = (email: unknown) => auth.call('POST', '/auth/forgot-password', { body: { email } });
  const reset = (token: string, password = PASSWORD) =>
    auth.call('POST', '/auth/reset-password', { body: { token, password } });
  const getId = async (email: string) => String((await auth.record(email))?._id);
  const mailedTo = async (email: string) => {
    await forgot(email);
    return auth.mailedToken(email);
  };

  it('API-AUTH mails a link that sets a new password and ends every session', async () => {
    const ada = member('ada');
    const { cookie, token, sessionId } = await auth.signIn(ada);
    await forgot(' ADA@atelier.test ');
    const mailed = await auth.mailedToken(ada.email);
    const [mail] = await auth.mailsTo(ada.email, 'token=');
    expect(mail).toContain(`http://studio.test/admin/reset-password?token=${mailed}`);
    expect((await auth.call('GET', '/auth/me', { token })).status).toBe(200);

    const done = await reset(mailed);
    expect(done.status).toBe(200);
    expect(getCookie(done)).toBe('');
    expect((await auth.call('GET', '/auth/me', { token })).status).toBe(401);
    expect((await auth.call('POST', '/auth/refresh', { cookie })).status).toBe(401);
    const { email, password } = ada;
    expect((await auth.call('POST', '/auth/login', { body: { email, password } })).status).toBe(401);
    expect((await auth.signIn({ email, password: PASSWORD })).answer.status).toBe(200);

    const id = await getId(email);
    await eventually(async () => {
      const [event] = await publishedEvents(passwordReset.type, id);
      expect(event?.data).toEqual({ userId: id });
      expect(await publishedEvents(sessionRevoked.type, sessionId)).toHaveLength(1);
    });
  });

  it('API-AUTH gives the same answer for an unknown address, and mails nothing', async () => {
    const [known, unknown] = [await forgot(member('bea').email), await forgot('nobody@atelier.test')];
    expect(known.status).toBe(202);
    expect(unknown.status).toBe(202);
    expect(unknown.body).toEqual(known.body);
    await auth.mailedToken(member('bea').email);
    expect(await auth.mailsTo('nobody@atelier.test', '')).toEqual([]);
  });

  it.each([
    ['is suspended', { suspended: true }],
    ['has not accepted an invitation yet', { passwordHash: null }],
    ['was deleted', { deletedAt: new Date() }],
  ])('API-AUTH mails nothing to a user who %s', async (what, fields) => {
    const email = `${what.replaceAll(' ', '-')}@atelier.test`;
    await auth.record(member('cyd').email, { email, ...fields });
    expect((await forgot(email)).status).toBe(202);
    await forgot(member('dot').email);
    await auth.mailedToken(member('dot').email);
    expect(await auth.mailsTo(email, '')).toEqual([]);
    await auth.record(email, { email: member('cyd').email, suspended: false, deletedAt: null });
  });

  it('API-AUTH accepts a link once, even when it is used twice at the same moment', async () => {
    const mailed = await mailedTo(member('eve').email);
    const answers = await Promise.all([reset(mailed), reset(mailed, 'other-morning-4')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = await reset(mailed);
    expect(again.status).toBe(400);
    expect(again.body.errors).toEqual([NO_LONGER]);
    expect(again.body.message).toBe('This link is no longer valid. Please ask for a new one.');
  });

  it('API-AUTH keeps each mailed link valid, whoever asked for it, until one of them has set a password', async () => {
    const { email } = member('hal');
    const first = await mailedTo(email);
    await forgot(email);
    const second = await auth.mailedToken(email, 2);
    expect((await reset(first)).status).toBe(200);
    expect((await reset(second, 'other-morning-4')).body.errors).toEqual([NO_LONGER]);
  });

  describe('with an invalid link', () => {
    const fay = member('fay');
    let mailed: string;
    let count = 0;

    const anotherLink = async () => {
      await forgot(fay.email);
      count += 1;
      return auth.mailedToken(fay.email, count);
    };
    const refusedWithout = async (why: () => Promise<unknown>) => {
      mailed = await anotherLink();
      await why();
      const before = (await auth.record(fay.email))?.passwordHash;
      expect((await reset(mailed)).body.errors).toEqual([NO_LONGER]);
      expect((await auth.record(fay.email))?.passwordHash).toBe(before);
    };

    it('API-AUTH is rejected after an hour', () =>
      refusedWithout(async () => {
        const userId = await getId(fay.email);
        await auth.inspect(async (database) => {
          const tokens = database.collection('mailed_tokens');
          const minutes = (Number((await tokens.findOne({ userId }))?.expiresAt) - Date.now()) / 60_000;
          expect(Math.round(minutes)).toBe(60);
          await tokens.updateOne({ userId }, { $set: { expiresAt: new Date(Date.now() - 1000) } });
        });
      }));

    it('API-AUTH is rejected if its owner has been suspended', async () => {
      await refusedWithout(() => auth.record(fay.email, { suspended: true }));
      await auth.record(fay.email, { suspended: false });
    });

    it('API-AUTH is rejected if its owner has changed the password', () =>
      refusedWithout(async () => {
        const { token } = await auth.signIn(fay);
        const body = { currentPassword: fay.password, newPassword: PASSWORD };
        await auth.call('PUT', '/auth/change-password', { token, body });
      }));

    it('API-AUTH is rejected if its owner has changed the email address', async () => {
      mailed = await anotherLink();
      const { token } = await auth.signIn({ email: fay.email, password: PASSWORD });
      await auth.call('PUT', '/auth/profile', {
        token,
        body: { email: 'fay.new@atelier.test', currentPassword: PASSWORD },
      });
      expect((await reset(mailed)).body.errors).toEqual([NO_LONGER]);
    });

    it('API-AUTH is rejected if its owner changes the email address while it is being mailed', async () => {
      const ivy = member('ivy');
      const { token } = await auth.signIn(ivy);
      const studio = auth.application().get(StudioCopy);
      const identity = await studio.senderIdentity();
      const changed = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      jest.spyOn(studio, 'senderIdentity').mockImplementationOnce(async () => {
        begun.resolve();
        await changed.promise;
        return identity;
      });
      await forgot(ivy.email);
      await begun.promise;
      const body = { email: 'ivy.new@atelier.test', currentPassword: ivy.password };
      expect((await auth.call('PUT', '/auth/profile', { token, body })).status).toBe(200);
      changed.resolve();
      expect((await reset(await auth.mailedToken(ivy.email))).body.errors).toEqual([NO_LONGER]);
      expect((await auth.signIn({ ...ivy, email: body.email })).answer.status).toBe(200);
    });

    it('API-AUTH is rejected if the link was never mailed', async () => {
      for (const guess of ['x'.repeat(43), 'x']) expect((await reset(guess)).body.errors).toEqual([NO_LONGER]);
    });
  });

  it('API-AUTH rejects a short password and keeps the link valid', async () => {
    const mailed = await mailedTo(member('gus').email);
    const refused = await reset(mailed, '12345');
    expect(refused.body.errors).toEqual([{ field: 'password', message: 'Password must be at least 8 characters' }]);
    expect((await reset(mailed)).status).toBe(200);
  });

  it.each([
    ['no e-mail', undefined, 'Email is required'],
    ['a malformed e-mail', 'ada', 'Please enter a valid email'],
    ['an operator', { $ne: '' }, 'Email is required'],
  ])('API-AUTH rejects %s', async (_case, email, message) => {
    const refused = await forgot(email);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field: 'email', message });
  });

  it('API-AUTH rejects a reset without a token or with an unknown field', async () => {
    const none = await auth.call('POST', '/auth/reset-password', { body: { password: PASSWORD } });
    expect(none.body.errors).toContainEqual({ field: 'token', message: 'Token is required' });
    const more = await auth.call('POST', '/auth/reset-password', {
      body: { token: 'x', password: PASSWORD, role: 'super_admin' },
    });
    expect(more.body.errors).toContainEqual({ field: 'role', message: "Unknown field 'role'" });
  });
});
