import { recoveryCodeUsed } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { passMinutes } from '@atelier/test-kit/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type AuthUnderTest, getCookie } from '../testing/auth-under-test.js';
import { getCode } from '../testing/authenticator.js';
import { type Someone, startTwoFactorUnderTest, type TwoFactorUnderTest } from '../testing/two-factor-under-test.js';

const OVER = 'This sign-in took too long. Please sign in again.';

describe('two-factor sign-in', () => {
  let world: TwoFactorUnderTest;
  let auth: AuthUnderTest;
  let someone: Someone;

  beforeAll(async () => {
    world = await startTwoFactorUnderTest(10);
    auth = world.auth;
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    someone = await world.next();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('APRO-1 returns a challenge instead of a token, and a session for the challenge and code', async () => {
    const { secret } = await someone.enrol();
    const begun = await auth.call('POST', '/auth/login', {
      body: { email: someone.person.email, password: someone.person.password },
    });
    expect(begun.status).toBe(202);
    expect(begun.body).toEqual({
      success: true,
      message: 'This account signs in with a second factor. Enter the code of your authenticator app.',
      data: { challenge: expect.any(String), expiresInSeconds: 300 },
    });
    expect(begun.headers.getSetCookie()).toEqual([]);
    const code = getCode(secret);
    const done = await someone.complete(
      { code: `${code.slice(0, 3)} ${code.slice(3)}` },
      begun.body.data?.challenge as string,
    );
    expect(done.status).toBe(200);
    expect((await auth.call('GET', '/auth/me', { token: done.body.data?.token ?? '' })).status).toBe(200);
    expect(getCookie(done)).not.toBe('');
  });

  it('APRO-1 accepts a code once: not for another sign-in in its period, and no older code afterwards', async () => {
    const { secret } = await someone.enrol();
    const code = getCode(secret);
    const [one, other] = [await someone.challenge(), await someone.challenge()];
    expect((await someone.complete({ code }, one)).status).toBe(200);
    const again = await someone.complete({ code }, other);
    expect(again.status).toBe(400);
    expect(again.body.errors).toEqual([
      { field: 'code', message: 'That code is not right, or was used already. Please wait for the next one.' },
    ]);
    expect((await someone.complete({ code: getCode(secret, -30) }, other)).status).toBe(400);
    expect((await someone.complete({ code: getCode(secret, 30) }, other)).status).toBe(200);
  });

  it('APRO-1 accepts one of two sign-ins that use the same code at the same moment', async () => {
    const { secret } = await someone.enrol();
    const code = getCode(secret);
    const challenges = [await someone.challenge(), await someone.challenge()];
    const answers = await Promise.all(challenges.map((one) => someone.complete({ code }, one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('APRO-1 accepts one of two sign-ins that use the same recovery code at the same moment', async () => {
    const { recoveryCodes } = await someone.enrol();
    const challenges = [await someone.challenge(), await someone.challenge()];
    const answers = await Promise.all(
      challenges.map((one) => someone.complete({ recoveryCode: String(recoveryCodes[0]) }, one)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await someone.state()).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('APRO-1 spends a challenge with its sign-in', async () => {
    const { secret } = await someone.enrol();
    const one = await someone.challenge();
    expect((await someone.complete({ code: getCode(secret) }, one)).status).toBe(200);
    const again = await someone.complete({ code: getCode(secret, 30) }, one);
    expect([again.status, again.body.message]).toEqual([401, OVER]);
  });

  it('APRO-1 expires a challenge after five minutes', async () => {
    const { secret } = await someone.enrol();
    const one = await someone.challenge();
    passMinutes(5);
    const late = await someone.complete({ code: getCode(secret) }, one);
    expect([late.status, late.body.message]).toEqual([401, OVER]);
  });

  it('APRO-1 ends a challenge when the password changes', async () => {
    const { secret } = await someone.enrol();
    const one = await someone.challenge();
    const passwords = { currentPassword: someone.person.password, newPassword: 'loud-harbour-7' };
    expect((await auth.call('PUT', '/auth/change-password', { token: someone.token, body: passwords })).status).toBe(
      200,
    );
    expect((await someone.complete({ code: getCode(secret) }, one)).status).toBe(401);
  });

  it('APRO-1 rejects all codes, including recovery codes, after five wrong codes, and accepts the right code later', async () => {
    const { secret, recoveryCodes } = await someone.enrol();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await someone.complete({ code: '000000' })).status).toBe(400);
    const blocked = await someone.complete({ code: getCode(secret) });
    expect([blocked.status, blocked.body.message]).toEqual([429, 'Too many wrong codes. Please try again later.']);
    expect((await someone.complete({ recoveryCode: recoveryCodes[0] })).status).toBe(429);
    passMinutes(16);
    expect((await someone.complete({ code: getCode(secret) })).status).toBe(200);
  });

  it('APRO-1 checks at most five of many concurrent codes', async () => {
    await someone.enrol();
    const one = await someone.challenge();
    const guesses = Array.from({ length: 30 }, () => someone.complete({ code: '000000' }, one));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
  });

  it('APRO-1 accepts a recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await someone.enrol();
    const [first = ''] = recoveryCodes;
    expect((await someone.complete({ recoveryCode: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(
      200,
    );
    const again = await someone.complete({ recoveryCode: first });
    expect(again.status).toBe(400);
    expect(again.body.errors).toEqual([
      { field: 'recoveryCode', message: 'That recovery code is not right, or was used already.' },
    ]);
    expect(await someone.state()).toMatchObject({ recoveryCodesLeft: 9 });
    await eventually(async () => {
      const [event] = await publishedEvents(recoveryCodeUsed.type, someone.id);
      expect(event?.data).toEqual({ userId: someone.id, left: 9 });
    });
  });
});
