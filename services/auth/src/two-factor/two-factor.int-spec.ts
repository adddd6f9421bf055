import { recoveryCodeUsed, twoFactorDisabled, twoFactorEnabled } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { resetTwoFactor } from '../index.js';
import { type AuthUnderTest, aMember, payloadOf, startAuthUnderTest } from '../testing/auth-under-test.js';
import { codeOf } from '../testing/authenticator.js';

const MINUTE_MS = 60_000;
const OVER = 'This sign-in took too long. Please sign in again.';

/** Stops the clock, and nothing else, at a time of the test's choice. */
const setClock = (at: number) => {
  jest.useFakeTimers({
    now: at,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
};
const passMinutes = (minutes: number) => setClock(Date.now() + minutes * MINUTE_MS);

describe('two-factor sign-in', () => {
  const root = aMember({ email: 'root@atelier.test', firstName: 'Rut', role: 'super_admin' });
  let auth: AuthUnderTest;
  let count = 0;
  let edda: ReturnType<typeof aMember>;
  let token: string;
  let id: string;

  beforeAll(async () => {
    auth = await startAuthUnderTest([
      root,
      ...Array.from({ length: 20 }, (_, n) => aMember({ email: `edda${n}@atelier.test` })),
    ]);
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    edda = aMember({ email: `edda${count++}@atelier.test` });
    const signedIn = await auth.signIn(edda);
    token = signedIn.token;
    id = String(payloadOf(token).sub);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const post = (path: string, body: unknown, bearer = token) => auth.call('POST', path, { body, token: bearer });
  const enrol = async () => {
    const begun = await post('/auth/two-factor/enrolment', { currentPassword: edda.password });
    const { secret, otpauthUrl } = begun.body.data as { secret: string; otpauthUrl: string };
    // The code of before stays good for a moment, and leaves that of now for the sign-in.
    const confirmed = await post('/auth/two-factor/confirm', { code: codeOf(secret, -30) });
    return { secret, otpauthUrl, confirmed, recoveryCodes: confirmed.body.data?.recoveryCodes as string[] };
  };
  const challenge = async () => {
    const { body } = await auth.call('POST', '/auth/login', { body: { email: edda.email, password: edda.password } });
    return body.data?.challenge as string;
  };
  const complete = async (shown: object, of?: string) =>
    auth.call('POST', '/auth/login/second-factor', { body: { challenge: of ?? (await challenge()), ...shown } });
  const state = async () => (await auth.call('GET', '/auth/two-factor', { token })).body.data;

  it('APRO-1 is enrolled by a secret that is sealed in the database, and a first code', async () => {
    expect(await state()).toEqual({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 });
    const { secret, otpauthUrl, confirmed, recoveryCodes } = await enrol();
    expect(otpauthUrl).toContain(`secret=${secret}`);
    expect(confirmed.body.message).toBe('Two-factor sign-in is on');
    expect(confirmed.headers.get('cache-control')).toBe('no-store');
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state()).toEqual({ enabled: true, enabledAt: expect.any(String), recoveryCodesLeft: 10 });
    const stored = await auth.inspect(async (database) =>
      JSON.stringify(await database.collection('second_factors').find().toArray()),
    );
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(recoveryCodes[0]);
    await eventually(async () => {
      const [event] = await publishedEvents(twoFactorEnabled.type, id);
      expect(event?.data).toEqual({ userId: id });
    });
  });

  it('APRO-1 begins with the password alone, and not before a first code was right', async () => {
    expect((await post('/auth/two-factor/enrolment', { currentPassword: 'guess-1' })).body.errors).toEqual([
      { field: 'currentPassword', message: 'Current password is incorrect' },
    ]);
    expect((await post('/auth/two-factor/confirm', { code: '123456' })).status).toBe(409);
    await post('/auth/two-factor/enrolment', { currentPassword: edda.password });
    expect((await post('/auth/two-factor/confirm', { code: '000000' })).status).toBe(400);
    expect((await auth.signIn(edda)).token).not.toBe('');
    passMinutes(11);
    const late = await post('/auth/two-factor/confirm', { code: '000000' }, (await auth.signIn(edda)).token);
    expect(late.body.message).toBe('This secret is no longer valid. Please begin again.');
  });

  it('APRO-1 answers a challenge instead of a token, and a session for challenge and code', async () => {
    const { secret } = await enrol();
    const begun = await auth.call('POST', '/auth/login', { body: { email: edda.email, password: edda.password } });
    expect(begun.status).toBe(202);
    expect(begun.body).toEqual({
      success: true,
      message: 'This account signs in with a second factor. Enter the code of your authenticator app.',
      data: { challenge: expect.any(String), expiresInSeconds: 300 },
    });
    expect(begun.headers.getSetCookie()).toEqual([]);
    const code = codeOf(secret);
    const done = await complete({ code: `${code.slice(0, 3)} ${code.slice(3)}` }, begun.body.data?.challenge as string);
    expect(done.status).toBe(200);
    expect((await auth.call('GET', '/auth/me', { token: done.body.data?.token ?? '' })).status).toBe(200);
    expect(done.headers.getSetCookie()).toHaveLength(1);
  });

  it('APRO-1 takes a code once: not for another sign-in of its time, and no older one after it', async () => {
    const { secret } = await enrol();
    const code = codeOf(secret);
    const [one, other] = [await challenge(), await challenge()];
    expect((await complete({ code }, one)).status).toBe(200);
    const again = await complete({ code }, other);
    expect(again.status).toBe(400);
    expect(again.body.errors).toEqual([
      { field: 'code', message: 'That code is not right, or was used already. Please wait for the next one.' },
    ]);
    expect((await complete({ code: codeOf(secret, -30) }, other)).status).toBe(400);
    expect((await complete({ code: codeOf(secret, 30) }, other)).status).toBe(200);
  });

  it('APRO-1 takes one of two sign-ins that show the same code at the same moment', async () => {
    const { secret } = await enrol();
    const code = codeOf(secret);
    const challenges = [await challenge(), await challenge()];
    const answers = await Promise.all(challenges.map((one) => complete({ code }, one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('APRO-1 spends a challenge with its sign-in', async () => {
    const { secret } = await enrol();
    const one = await challenge();
    expect((await complete({ code: codeOf(secret) }, one)).status).toBe(200);
    const again = await complete({ code: codeOf(secret, 30) }, one);
    expect([again.status, again.body.message]).toEqual([401, OVER]);
  });

  it('APRO-1 ends a challenge after five minutes, by the clock', async () => {
    const { secret } = await enrol();
    const one = await challenge();
    passMinutes(5);
    const late = await complete({ code: codeOf(secret) }, one);
    expect([late.status, late.body.message]).toEqual([401, OVER]);
  });

  it('APRO-1 ends a challenge when the password changes', async () => {
    const { secret } = await enrol();
    const one = await challenge();
    const passwords = { currentPassword: edda.password, newPassword: 'loud-harbour-7' };
    expect((await auth.call('PUT', '/auth/change-password', { token, body: passwords })).status).toBe(200);
    expect((await complete({ code: codeOf(secret) }, one)).status).toBe(401);
  });

  it('APRO-1 stops taking codes after five wrong ones, wherever they come from, and takes the right one later', async () => {
    const { secret, recoveryCodes } = await enrol();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await complete({ code: '000000' })).status).toBe(400);
    const blocked = await complete({ code: codeOf(secret) });
    expect([blocked.status, blocked.body.message]).toEqual([429, 'Too many wrong codes. Please try again later.']);
    expect((await complete({ recoveryCode: recoveryCodes[0] })).status).toBe(429);
    passMinutes(16);
    expect((await complete({ code: codeOf(secret) })).status).toBe(200);
  });

  it('APRO-1 looks at no more than five of many codes that come at once', async () => {
    await enrol();
    const one = await challenge();
    const guesses = Array.from({ length: 30 }, () => complete({ code: '000000' }, one));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
  });

  it('APRO-1 signs in by a recovery code, once, however it is typed', async () => {
    const { recoveryCodes } = await enrol();
    const [first = ''] = recoveryCodes;
    expect((await complete({ recoveryCode: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(200);
    const again = await complete({ recoveryCode: first });
    expect(again.status).toBe(400);
    expect(again.body.errors).toEqual([
      { field: 'recoveryCode', message: 'That recovery code is not right, or was used already.' },
    ]);
    expect(await state()).toMatchObject({ recoveryCodesLeft: 9 });
    await eventually(async () => {
      const [event] = await publishedEvents(recoveryCodeUsed.type, id);
      expect(event?.data).toEqual({ userId: id, left: 9 });
    });
  });

  it('APRO-1 replaces recovery codes for who shows both factors', async () => {
    const { secret, recoveryCodes } = await enrol();
    const path = '/auth/two-factor/recovery-codes';
    const wrongPassword = await post(path, { currentPassword: 'guess-1', code: codeOf(secret) });
    expect(wrongPassword.body.errors?.[0]?.field).toBe('currentPassword');
    expect((await post(path, { currentPassword: edda.password, code: '000000' })).status).toBe(400);
    const replaced = await post(path, { currentPassword: edda.password, code: codeOf(secret) });
    const [fresh] = (replaced.body.data?.recoveryCodes ?? []) as string[];
    expect((await complete({ recoveryCode: recoveryCodes[0] })).status).toBe(400);
    expect((await complete({ recoveryCode: fresh })).status).toBe(200);
  });

  it('APRO-1 is switched off by who shows both factors; the password alone signs in then', async () => {
    const { secret } = await enrol();
    const path = '/auth/two-factor/disable';
    expect((await post(path, { currentPassword: edda.password })).status).toBe(400);
    expect((await post(path, { currentPassword: edda.password, code: '000000' })).status).toBe(400);
    const off = await post(path, { currentPassword: edda.password, code: codeOf(secret) });
    expect([off.status, off.body.message]).toEqual([200, 'Two-factor sign-in is off']);
    expect((await auth.signIn(edda)).answer.body.data?.token).toEqual(expect.any(String));
    expect((await post(path, { currentPassword: edda.password, code: codeOf(secret, 30) })).status).toBe(409);
  });

  it('APRO-1 stays on when a forgotten password is replaced by a mail', async () => {
    await enrol();
    await auth.call('POST', '/auth/forgot-password', { body: { email: edda.email } });
    const mailed = await auth.mailedToken(edda.email);
    await auth.call('POST', '/auth/reset-password', { body: { token: mailed, password: 'loud-harbour-7' } });
    const begun = await auth.call('POST', '/auth/login', { body: { email: edda.email, password: 'loud-harbour-7' } });
    expect(begun.body.data).toEqual({ challenge: expect.any(String), expiresInSeconds: 300 });
  });

  it('APRO-1 is reset by a super admin, and its owner hears of it by mail', async () => {
    await enrol();
    const rights = { users: { read: true, write: true } };
    await auth.record(edda.email, { permissions: rights });
    const head = (await auth.signIn(root)).token;
    const reset = (bearer: string, who = id) => auth.call('DELETE', `/auth/users/${who}/two-factor`, { token: bearer });
    expect((await reset(token)).status).toBe(403);
    expect((await reset(head, String(payloadOf(head).sub))).status).toBe(403);
    expect((await reset(head, '0123456789abcdef01234567')).status).toBe(404);
    expect((await reset(head)).status).toBe(200);
    expect((await reset(head)).status).toBe(409);
    expect((await auth.signIn(edda)).token).not.toBe('');
    await eventually(async () => {
      const [mail = ''] = await auth.mailsTo(edda.email);
      expect(mail).toContain('Two-factor sign-in was reset');
      const [event] = await publishedEvents(twoFactorDisabled.type, id);
      expect(event?.data).toEqual({ userId: id, actorId: payloadOf(head).sub, by: 'administrator' });
    });
  });

  it('APRO-1 is reset on the command line', async () => {
    await enrol();
    await resetTwoFactor(auth.env, edda.email);
    expect((await auth.signIn(edda)).token).not.toBe('');
    await expect(resetTwoFactor(auth.env, edda.email)).rejects.toThrow('is not on');
    await expect(resetTwoFactor(auth.env, 'nobody@atelier.test')).rejects.toThrow('There is no user');
  });

  it('APRO-1 keeps working when a key is configured that was not there before', async () => {
    const { secret } = await enrol();
    await auth.restart({ ATELIER_ENCRYPTION_KEY: 'a-configured-key-of-32-characters-and-more' });
    expect((await complete({ code: codeOf(secret) })).status).toBe(200);
    const sealed = () =>
      auth.inspect(
        async (database) =>
          (
            await database
              .collection('second_factors')
              .findOne({ secret: { $ne: null }, lastStep: { $gt: 0 }, _id: id as never })
          )?.secret?.keyId,
      );
    const keyId = await sealed();
    await auth.inspect((database) => database.collection('box_keys').deleteMany({}));
    await auth.restart({ ATELIER_ENCRYPTION_KEY: 'a-configured-key-of-32-characters-and-more' });
    expect((await complete({ code: codeOf(secret, 30) })).status).toBe(200);
    expect(await sealed()).toBe(keyId);
  });
});
