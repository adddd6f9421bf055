import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, getCookie, getPayload } from '../testing/auth-under-test.js';
import { getCode } from '../testing/authenticator.js';
import { type Someone, startTwoFactorUnderTest, type TwoFactorUnderTest } from '../testing/two-factor-under-test.js';

describe('recent second factor', () => {
  let world: TwoFactorUnderTest;
  let auth: AuthUnderTest;
  let someone: Someone;

  beforeAll(async () => {
    world = await startTwoFactorUnderTest(5);
    auth = world.auth;
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    someone = await world.next();
  });

  const secondFactorAt = (token: string | undefined) => getPayload(token ?? '').secondFactorAt;
  const now = () => Date.now() / 1000;

  it('PLT-4 is recorded in the token of a two-factor sign-in, and kept when the session is renewed', async () => {
    const { secret } = await someone.enrol();
    const done = await someone.complete({ code: getCode(secret) });
    const at = Number(secondFactorAt(done.body.data?.token));
    expect(now() - at).toBeLessThan(10);
    const renewed = await auth.call('POST', '/auth/refresh', { cookie: getCookie(done) });
    expect(secondFactorAt(renewed.body.data?.token)).toBe(at);
  });

  it('PLT-4 is not recorded in the token of a password-only sign-in', async () => {
    expect(getPayload(someone.token)).not.toHaveProperty('secondFactorAt');
  });

  it('PLT-4 is confirmed again in an open session with a code, which works once', async () => {
    const { secret } = await someone.enrol();
    expect((await someone.post('/auth/confirm', { code: '000000' })).status).toBe(400);
    const code = getCode(secret);
    const confirmed = await someone.post('/auth/confirm', { code });
    expect([confirmed.status, confirmed.body.message]).toEqual([200, 'Second factor confirmed']);
    expect(now() - Number(secondFactorAt(confirmed.body.data?.token))).toBeLessThan(10);
    expect(getPayload(confirmed.body.data?.token ?? '').sid).toBe(getPayload(someone.token).sid);
    expect((await someone.post('/auth/confirm', { code })).status).toBe(400);
  });

  it('PLT-4 cannot be guessed: after five wrong codes, all further codes are rejected', async () => {
    const { secret } = await someone.enrol();
    for (let time = 0; time < 5; time += 1)
      expect((await someone.post('/auth/confirm', { code: '000000' })).status).toBe(400);
    expect((await someone.post('/auth/confirm', { code: getCode(secret) })).status).toBe(429);
  });

  it('PLT-4 cannot be confirmed on an account without a second factor', async () => {
    expect((await someone.post('/auth/confirm', { code: '123456' })).status).toBe(409);
    expect((await auth.call('POST', '/auth/confirm', { body: { code: '123456' } })).status).toBe(401);
  });
});
