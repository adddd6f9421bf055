import { twoFactorDisabled, twoFactorEnabled } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { passMinutes } from '@atelier/test-kit/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { resetTwoFactor } from '../index.js';
import { type AuthUnderTest, getPayload } from '../testing/auth-under-test.js';
import { getCode } from '../testing/authenticator.js';
import { type Someone, startTwoFactorUnderTest, type TwoFactorUnderTest } from '../testing/two-factor-under-test.js';

describe('two-factor settings', () => {
  let world: TwoFactorUnderTest;
  let auth: AuthUnderTest;
  let someone: Someone;

  beforeAll(async () => {
    world = await startTwoFactorUnderTest(8);
    auth = world.auth;
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    someone = await world.next();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('APRO-1 enroll with a secret that is sealed in the database, and a first code', async () => {
    expect(await someone.state()).toEqual({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 });
    const { secret, otpauthUrl, confirmed, recoveryCodes } = await someone.enrol();
    expect(otpauthUrl).toContain(`secret=${secret}`);
    expect(confirmed.body.message).toBe('Two-factor sign-in is on');
    expect(confirmed.headers.get('cache-control')).toBe('no-store');
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await someone.state()).toEqual({ enabled: true, enabledAt: expect.any(String), recoveryCodesLeft: 10 });
    const stored = await auth.inspect(async (database) =>
      JSON.stringify(await database.collection('second_factors').find().toArray()),
    );
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(recoveryCodes[0]);
    await eventually(async () => {
      const [event] = await publishedEvents(twoFactorEnabled.type, someone.id);
      expect(event?.data).toEqual({ userId: someone.id });
    });
  });

  it('APRO-1 require the password to start, and a correct first code to turn on', async () => {
    expect((await someone.post('/auth/two-factor/enrolment', { currentPassword: 'guess-1' })).body.errors).toEqual([
      { field: 'currentPassword', message: 'Current password is incorrect' },
    ]);
    expect((await someone.post('/auth/two-factor/confirm', { code: '123456' })).status).toBe(409);
    await someone.post('/auth/two-factor/enrolment', { currentPassword: someone.person.password });
    expect((await someone.post('/auth/two-factor/confirm', { code: '000000' })).status).toBe(400);
    expect((await auth.signIn(someone.person)).token).not.toBe('');
    passMinutes(11);
    const late = await someone.post(
      '/auth/two-factor/confirm',
      { code: '000000' },
      (await auth.signIn(someone.person)).token,
    );
    expect(late.body.message).toBe('This secret is no longer valid. Please begin again.');
  });

  it('APRO-1 replace recovery codes for a user who proves both factors', async () => {
    const { secret, recoveryCodes } = await someone.enrol();
    const path = '/auth/two-factor/recovery-codes';
    const wrongPassword = await someone.post(path, { currentPassword: 'guess-1', code: getCode(secret) });
    expect(wrongPassword.body.errors?.[0]?.field).toBe('currentPassword');
    expect((await someone.post(path, { currentPassword: someone.person.password, code: '000000' })).status).toBe(400);
    const replaced = await someone.post(path, { currentPassword: someone.person.password, code: getCode(secret) });
    const [fresh] = (replaced.body.data?.recoveryCodes ?? []) as string[];
    expect((await someone.complete({ recoveryCode: recoveryCodes[0] })).status).toBe(400);
    expect((await someone.complete({ recoveryCode: fresh })).status).toBe(200);
  });

  it('APRO-1 turn on and off with a mail about it, and off only for a user who proves both factors', async () => {
    const { secret } = await someone.enrol();
    const path = '/auth/two-factor/disable';
    expect((await someone.post(path, { currentPassword: someone.person.password })).status).toBe(400);
    expect((await someone.post(path, { currentPassword: someone.person.password, code: '000000' })).status).toBe(400);
    const done = await someone.post(path, { currentPassword: someone.person.password, code: getCode(secret) });
    expect([done.status, done.body.message]).toEqual([200, 'Two-factor sign-in is off']);
    expect((await auth.signIn(someone.person)).answer.body.data?.token).toEqual(expect.any(String));
    expect(
      (await someone.post(path, { currentPassword: someone.person.password, code: getCode(secret, 30) })).status,
    ).toBe(409);
    await eventually(async () => {
      const mails = await auth.mailsTo(someone.person.email, 'Two-factor sign-in was switched');
      expect(mails).toHaveLength(2);
      for (const state of ['on', 'off'])
        expect(mails.filter((mail) => mail.includes(`Two-factor sign-in was switched ${state}`))).toHaveLength(1);
      for (const mail of mails) expect(mail).toContain('you, change your password right away');
    });
  });

  it('APRO-1 stay on when a forgotten password is reset by mail', async () => {
    await someone.enrol();
    await auth.call('POST', '/auth/forgot-password', { body: { email: someone.person.email } });
    const mailed = await auth.mailedToken(someone.person.email);
    await auth.call('POST', '/auth/reset-password', { body: { token: mailed, password: 'loud-harbour-7' } });
    const begun = await auth.call('POST', '/auth/login', {
      body: { email: someone.person.email, password: 'loud-harbour-7' },
    });
    expect(begun.body.data).toEqual({ challenge: expect.any(String), expiresInSeconds: 300 });
  });

  it('APRO-1 are reset by a super admin, and the owner is notified by mail', async () => {
    await someone.enrol();
    const rights = { users: { read: true, write: true } };
    await auth.record(someone.person.email, { permissions: rights });
    const head = (await auth.signIn(world.root)).token;
    const reset = (bearer: string, who = someone.id) =>
      auth.call('DELETE', `/auth/users/${who}/two-factor`, { token: bearer });
    expect((await reset(someone.token)).status).toBe(403);
    expect((await reset(head, String(getPayload(head).sub))).status).toBe(403);
    expect((await reset(head, '0123456789abcdef01234567')).status).toBe(404);
    expect((await reset(head)).status).toBe(200);
    expect((await reset(head)).status).toBe(409);
    expect((await auth.signIn(someone.person)).token).not.toBe('');
    await eventually(async () => {
      expect(await auth.mailsTo(someone.person.email, 'Two-factor sign-in was reset')).toHaveLength(1);
      const [event] = await publishedEvents(twoFactorDisabled.type, someone.id);
      expect(event?.data).toEqual({ userId: someone.id, actorId: getPayload(head).sub, by: 'administrator' });
    });
  });

  it('APRO-1 are reset on the command line, and the owner is notified by mail', async () => {
    await someone.enrol();
    const { MAIL_DIR: _none, ...commandLine } = auth.env;
    await resetTwoFactor(commandLine, someone.person.email);
    await eventually(async () => {
      expect(await auth.mailsTo(someone.person.email, 'Two-factor sign-in was reset')).toHaveLength(1);
    });
    expect((await auth.signIn(someone.person)).token).not.toBe('');
    await expect(resetTwoFactor(auth.env, someone.person.email)).rejects.toThrow('is not on');
    await expect(resetTwoFactor(auth.env, 'nobody@atelier.test')).rejects.toThrow('There is no user');
  });

  it('APRO-1 keep working when an encryption key is configured later', async () => {
    const { secret } = await someone.enrol();
    await auth.restart({ ATELIER_ENCRYPTION_KEY: 'a-configured-key-of-32-characters-and-more' });
    expect((await someone.complete({ code: getCode(secret) })).status).toBe(200);
    const sealed = () =>
      auth.inspect(
        async (database) =>
          (
            await database
              .collection('second_factors')
              .findOne({ secret: { $ne: null }, lastStep: { $gt: 0 }, _id: someone.id as never })
          )?.secret?.keyId,
      );
    const keyId = await sealed();
    await auth.inspect((database) => database.collection('box_keys').deleteMany({}));
    await auth.restart({ ATELIER_ENCRYPTION_KEY: 'a-configured-key-of-32-characters-and-more' });
    expect((await someone.complete({ code: getCode(secret, 30) })).status).toBe(200);
    expect(await sealed()).toBe(keyId);
  });
});
