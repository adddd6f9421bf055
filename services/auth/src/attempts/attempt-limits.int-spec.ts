import { TryLater } from '@atelier/service-kit';
import { passMinutes } from '@atelier/test-kit/clock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';
import { PasswordHashing } from '../users/password-hashing.js';
import { MAX_BUDGETS } from './attempt-limits.js';

const WRONG = 'quiet-harbour-8';
const getDevice = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.includes('atelier-device='))
    ?.split(';')[0] ?? '';

describe('password guessing', () => {
  const people = Array.from({ length: 13 }, (_, number) => aMember({ email: `edda${number}@atelier.test` }));
  let auth: AuthUnderTest;
  let edda: ReturnType<typeof aMember>;

  beforeAll(async () => {
    auth = await startAuthUnderTest(people);
  });
  afterAll(() => auth.stop());
  beforeEach(() => {
    edda = people.pop() ?? aMember();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const login = (email: string, password: string, cookie?: string) =>
    auth.call('POST', '/auth/login', { body: { email, password }, ...(cookie === undefined ? {} : { cookie }) });
  const guess = async (times: number, email = edda.email, cookie?: string) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await login(email, WRONG, cookie)).status);
    return statuses;
  };
  const attempts = () => auth.inspect((database) => database.collection('attempts').find().toArray());

  it.each(['somebody', 'nobody'])(
    'AUTH-1 is blocked after ten attempts for the account of %s, with the same message',
    async (who) => {
      const email = who === 'somebody' ? edda.email : 'nobody@atelier.test';
      expect(await guess(11, email)).toEqual([...Array(10).fill(401), 429]);
      const refused = await login(email.toUpperCase(), edda.password);
      expect(refused.status).toBe(429);
      expect(refused.body).toEqual({
        success: false,
        message: 'Too many wrong passwords. Please try again later.',
        error: 'Too Many Requests',
        requestId: expect.any(String),
      });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
      expect(JSON.stringify(await attempts())).not.toContain('atelier.test');
    },
  );

  it('AUTH-1 is blocked after ten of many concurrent attempts', async () => {
    const guesses = Array.from({ length: 40 }, () => login(edda.email, WRONG));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it('AUTH-1 does not lock the owner out of a browser in which they have signed in before', async () => {
    const device = getDevice((await auth.signIn(edda)).answer);
    expect(await guess(11)).toContain(429);
    const own = await login(edda.email, edda.password, device);
    expect(own.status).toBe(200);
    expect((await login(edda.email, edda.password)).status).toBe(429);
  });

  it('AUTH-1 is also limited in a known browser, and does not count toward other browsers', async () => {
    const device = getDevice((await auth.signIn(edda)).answer);
    expect(await guess(11, edda.email, device)).toEqual([...Array(10).fill(401), 429]);
    expect((await login(edda.email, edda.password)).status).toBe(200);
  });

  it('AUTH-1 gains nothing from the device cookie of another account', async () => {
    const other = getDevice((await auth.signIn(people.pop() ?? aMember())).answer);
    expect(await guess(10, edda.email, other)).toEqual(Array(10).fill(401));
    expect((await login(edda.email, edda.password)).status).toBe(429);
  });

  it('AUTH-1 is unblocked after a while, and the right password resets the count', async () => {
    expect(await guess(11)).toContain(429);
    passMinutes(16);
    expect(await guess(9)).toEqual(Array(9).fill(401));
    expect((await login(edda.email, edda.password)).status).toBe(200);
    expect(await guess(10)).toEqual(Array(10).fill(401));
  });

  it('AUTH-1 does not count attempts that were turned away because too many people were signing in', async () => {
    const { token } = await auth.signIn(edda);
    const change = { currentPassword: edda.password, newPassword: 'loud-harbour-7' };
    const changePassword = () => auth.call('PUT', '/auth/change-password', { token, body: change });
    const isFull = jest
      .spyOn(auth.application().get(PasswordHashing), 'matches')
      .mockImplementation(() => Promise.reject(new TryLater('Please try again.', 1, 503)));
    for (let time = 0; time < 11; time += 1)
      expect([(await login(edda.email, edda.password)).status, (await changePassword()).status]).toEqual([503, 503]);
    isFull.mockRestore();
    expect(await guess(9)).toEqual(Array(9).fill(401));
    expect((await login(edda.email, edda.password)).status).toBe(200);
    expect((await changePassword()).status).toBe(200);
  });

  it('AUTH-1 does not block a password reset by mail, which makes the owner’s browser a known browser', async () => {
    expect(await guess(11)).toContain(429);
    await auth.call('POST', '/auth/forgot-password', { body: { email: edda.email } });
    const token = await auth.mailedToken(edda.email);
    const reset = await auth.call('POST', '/auth/reset-password', { body: { token, password: 'loud-harbour-7' } });
    expect(reset.status).toBe(200);
    expect((await login(edda.email, 'loud-harbour-7', getDevice(reset))).status).toBe(200);
  });

  it.each([
    [
      'change of password',
      'PUT',
      '/auth/change-password',
      (currentPassword: string) => ({ currentPassword, newPassword: 'loud-harbour-7' }),
    ],
    [
      'change of e-mail',
      'PUT',
      '/auth/profile',
      (currentPassword: string) => ({ currentPassword, email: 'edda.new@atelier.test' }),
    ],
    [
      'enrolment of a second factor',
      'POST',
      '/auth/two-factor/enrolment',
      (currentPassword: string) => ({ currentPassword }),
    ],
  ])('AUTH-5 is blocked after ten attempts at the %s, for that session only', async (_case, method, path, body) => {
    const [stolen, own] = [await auth.signIn(edda), await auth.signIn(edda)];
    const send = (token: string, password: string) => auth.call(method, path, { token, body: body(password) });
    for (let time = 0; time < 10; time += 1) expect((await send(stolen.token, WRONG)).status).toBe(400);
    const refused = await send(stolen.token, edda.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(own.token, edda.password)).status).toBe(200);
  });

  it('AUTH-1 cannot fill the database with made-up accounts, because the oldest count is removed', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    const made = Array.from({ length: MAX_BUDGETS }, (_, number) => ({
      _id: `made-up-${number}` as never,
      failures: 1,
      blockedUntil: null,
      expiresAt: new Date(expiresAt.getTime() + number),
    }));
    await auth.inspect((database) => database.collection('attempts').deleteMany({}));
    await auth.inspect((database) => database.collection('attempts').insertMany(made));
    await guess(2, 'made-up@atelier.test');
    const kept = await auth.inspect((database) => database.collection('attempts').countDocuments());
    expect(kept).toBe(MAX_BUDGETS);
    const oldest = await auth.inspect((database) =>
      database.collection('attempts').findOne({ _id: 'made-up-0' as never }),
    );
    expect(oldest).toBeNull();
  });
});
