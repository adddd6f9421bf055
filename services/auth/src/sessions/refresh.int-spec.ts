import { sessionRevoked } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, getCookie, getPayload, startAuthUnderTest } from '../testing/auth-under-test.js';

const LONGER_THAN_GRACE_MS = 11_000;
const DAY_MS = 24 * 60 * 60 * 1000;

describe('session lifecycle', () => {
  const edda = aMember();
  let auth: AuthUnderTest;

  beforeAll(async () => {
    auth = await startAuthUnderTest([edda]);
  });
  afterAll(() => auth.stop());

  const refresh = (cookie: string) => auth.call('POST', '/auth/refresh', { cookie });
  const isAccepted = async (token: string) =>
    (await auth.call('POST', '/auth/verify-token', { body: { token } })).status === 200;

  /** Backdates the use of the session's tokens. */
  const passTime = (sessionId: string) =>
    auth.inspect((database) =>
      database
        .collection('refresh_tokens')
        .updateMany({ sessionId, spentAt: { $ne: null } }, [
          { $set: { spentAt: { $subtract: ['$spentAt', LONGER_THAN_GRACE_MS] } } },
        ]),
    );
  const getRevocations = (sessionId: string) =>
    eventually(async () => {
      const events = await publishedEvents(sessionRevoked.type, sessionId);
      expect(events).not.toHaveLength(0);
      return events.map(({ data }) => (data as { reason: string }).reason);
    });

  it('API-AUTH renews the token of the same session and sets another cookie', async () => {
    const { cookie, sessionId } = await auth.signIn(edda);
    const renewed = await refresh(cookie);
    expect(renewed.status).toBe(200);
    expect(getPayload(renewed.body.data?.token ?? '').sid).toBe(sessionId);
    expect(getCookie(renewed)).toMatch(/^atelier-refresh=[\w-]{43}$/);
    expect(getCookie(renewed)).not.toBe(cookie);
    expect((await refresh(getCookie(renewed))).status).toBe(200);
  });

  it('AUTH-4 renews although the expired access token is still sent', async () => {
    const { cookie } = await auth.signIn(edda);
    expect((await auth.call('POST', '/auth/refresh', { cookie, token: 'a.b.c' })).status).toBe(200);
  });

  it('AUTH-4 gives racing tabs the same working successor', async () => {
    const { cookie } = await auth.signIn(edda);
    const answers = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [successor, ...others] = new Set(answers.map(getCookie));
    expect(others).toEqual([]);
    expect((await refresh(successor ?? '')).status).toBe(200);
  });

  it('API-AUTH ends the whole session if a spent token is reused', async () => {
    const { cookie, sessionId } = await auth.signIn(edda);
    const renewed = await refresh(cookie);
    await passTime(sessionId);
    const reused = await refresh(cookie);
    expect(reused.status).toBe(401);
    expect(reused.body.message).toBe('Session expired. Please login again.');
    expect((await refresh(getCookie(renewed))).status).toBe(401);
    expect(await isAccepted(renewed.body.data?.token ?? '')).toBe(false);
    expect(await getRevocations(sessionId)).toEqual(['refresh_reused']);
  });

  it('AUTH-4 ends a session 14 days after its last visit', async () => {
    const { cookie, sessionId } = await auth.signIn(edda);
    const getExpiry = async () => {
      const session = await auth.inspect((database) =>
        database.collection('sessions').findOne<{ expiresAt: Date }>({ _id: sessionId as never }),
      );
      return session?.expiresAt ?? new Date(0);
    };
    const daysLeft = async () => ((await getExpiry()).getTime() - Date.now()) / DAY_MS;
    expect(await daysLeft()).toBeCloseTo(14, 2);
    await auth.inspect((database) =>
      database
        .collection('sessions')
        .updateOne({ _id: sessionId as never }, { $set: { expiresAt: new Date(Date.now() + DAY_MS) } }),
    );
    const renewed = await refresh(cookie);
    expect(await daysLeft()).toBeCloseTo(14, 2);
    await auth.inspect((database) =>
      database.collection('sessions').updateOne({ _id: sessionId as never }, { $set: { expiresAt: new Date() } }),
    );
    expect((await refresh(getCookie(renewed))).status).toBe(401);
  });

  it('AUTH-4 ends a session 30 days after sign-in, however often it is renewed', async () => {
    const { cookie, sessionId } = await auth.signIn(edda);
    const openedDaysAgo = (days: number) =>
      auth.inspect((database) =>
        database
          .collection('sessions')
          .updateOne({ _id: sessionId as never }, { $set: { openedAt: new Date(Date.now() - days * DAY_MS) } }),
      );
    await openedDaysAgo(29);
    const renewed = await refresh(cookie);
    expect(renewed.status).toBe(200);
    const sessions = (await auth.call('GET', '/auth/sessions', { token: renewed.body.data?.token ?? '' })).body
      .data as unknown as { id: string; lastSeenAt: string; expiresAt: string }[];
    const own = sessions.find(({ id }) => id === sessionId);
    expect(Math.round((Date.parse(own?.expiresAt ?? '') - Date.now()) / DAY_MS)).toBe(1);
    expect(Date.now() - Date.parse(own?.lastSeenAt ?? '')).toBeLessThan(10_000);
    await openedDaysAgo(30);
    expect((await refresh(getCookie(renewed))).status).toBe(401);
  });

  it.each([
    'https://evil.example',
    'http://studio.test.evil.example',
    'https://studio.test',
    'http://studio.test:81',
    'null',
  ])('AUTH-4 neither renews nor ends a session for a page of %s', async (origin) => {
    const { cookie } = await auth.signIn(edda);
    const from = (path: string, headers: Record<string, string>) =>
      fetch(auth.getUrl(path), { method: 'POST', headers: { cookie, ...headers } });
    expect((await from('/auth/refresh', { origin })).status).toBe(403);
    expect((await from('/auth/logout', { origin })).status).toBe(403);
    expect((await from('/auth/refresh', { origin: 'http://studio.test' })).status).toBe(200);
  });

  it.each([
    ['no cookie', ''],
    ['a cookie that was never handed out', `atelier-refresh=${'x'.repeat(43)}`],
    ['an empty cookie', 'atelier-refresh='],
  ])('API-AUTH rejects a renewal with %s', async (_case, cookie) => {
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('API-AUTH rejects a renewal by a user suspended since sign-in', async () => {
    const { cookie, token } = await auth.signIn(edda);
    const suspend = (suspended: boolean) =>
      auth.inspect((database) =>
        database.collection('users').updateOne({ email: edda.email }, { $set: { suspended } }),
      );
    await suspend(true);
    expect((await refresh(cookie)).status).toBe(401);
    expect(await isAccepted(token)).toBe(false);
    await suspend(false);
  });

  it('AUTH-5 signs out: clears the cookie, rejects the token and cookie, and publishes the end once', async () => {
    const { cookie, token, sessionId } = await auth.signIn(edda);
    const out = await auth.call('POST', '/auth/logout', { cookie, token });
    expect(out.status).toBe(200);
    expect(out.body.message).toBe('Logged out successfully');
    expect(out.headers.getSetCookie()[0]).toMatch(/^atelier-refresh=;.*Path=\/api\/auth;.*Expires=Thu, 01 Jan 1970/);
    expect((await refresh(cookie)).status).toBe(401);
    expect(await isAccepted(token)).toBe(false);
    expect((await auth.call('GET', '/auth/me', { token })).status).toBe(401);
    await auth.call('POST', '/auth/logout', { cookie, token });
    expect(await getRevocations(sessionId)).toEqual(['signed_out']);
  });

  it('AUTH-5 signs out with only the cookie if the access token has expired', async () => {
    const { cookie, token } = await auth.signIn(edda);
    expect((await auth.call('POST', '/auth/logout', { cookie, token: 'a.b.c' })).status).toBe(200);
    expect((await refresh(cookie)).status).toBe(401);
    expect(await isAccepted(token)).toBe(false);
  });

  it('AUTH-5 signs out with only the token, and succeeds even if no one is signed in', async () => {
    const { cookie, token } = await auth.signIn(edda);
    expect((await auth.call('POST', '/auth/logout', { token })).status).toBe(200);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await auth.call('POST', '/auth/logout')).status).toBe(200);
  });
});
