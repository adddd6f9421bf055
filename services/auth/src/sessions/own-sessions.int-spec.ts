import { type OwnSession, sessionRevoked } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';
import { MAX_SESSIONS } from './sessions.service.js';

type SignedIn = Awaited<ReturnType<AuthUnderTest['signIn']>>;

describe('own sessions', () => {
  const edda = aMember();
  const paul = aMember({ email: 'paul@atelier.test' });
  const ada = aMember({ email: 'ada@atelier.test' });
  let auth: AuthUnderTest;
  let here: SignedIn;
  let there: SignedIn;
  let pauls: SignedIn;

  beforeAll(async () => {
    auth = await startAuthUnderTest([edda, paul, ada]);
    pauls = await auth.signIn(paul);
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    here = await auth.signIn(edda);
    await auth.call('DELETE', '/auth/sessions', { token: here.token });
    there = await auth.signIn(edda);
  });

  const list = async ({ token }: SignedIn) =>
    (await auth.call('GET', '/auth/sessions', { token })).body.data as unknown as OwnSession[];
  const isOpen = async ({ token, cookie }: SignedIn) => [
    (await auth.call('GET', '/auth/me', { token })).status,
    (await auth.call('POST', '/auth/refresh', { cookie })).status,
  ];

  /** One after the other, each a second older. */
  const addOlderSessions = ({ sessionId }: SignedIn, count: number) =>
    auth.inspect(async (database) => {
      const sessions = database.collection<{ _id: string; openedAt: Date }>('sessions');
      const session = await sessions.findOne({ _id: sessionId });
      if (session === null) throw new Error('There is no such session.');
      const older = Array.from({ length: count }, (_, index) => ({
        ...session,
        _id: `older-${index}`,
        openedAt: new Date(session.openedAt.getTime() - (index + 1) * 1000),
      }));
      await sessions.insertMany(older);
    });

  it('AUTH-5 are listed without those of other users, newest first, with the current session marked', async () => {
    const sessions = await list(here);
    expect(sessions.map(({ id, current }) => [id, current])).toEqual([
      [there.sessionId, false],
      [here.sessionId, true],
    ]);
    expect(sessions[0]).toMatchObject({
      userAgent: 'node',
      openedAt: expect.any(String),
      expiresAt: expect.any(String),
    });
  });

  it('AUTH-5 can be ended individually, and their token and cookie stop working', async () => {
    const ended = await auth.call('DELETE', `/auth/sessions/${there.sessionId}`, { token: here.token });
    expect(ended.status).toBe(200);
    expect(await isOpen(there)).toEqual([401, 401]);
    expect(await isOpen(here)).toEqual([200, 200]);
    await eventually(async () => {
      const [event] = await publishedEvents(sessionRevoked.type, there.sessionId);
      expect(event?.data).toMatchObject({ reason: 'signed_out' });
    });
  });

  it('AUTH-5 can all be ended except the current session', async () => {
    const ended = await auth.call('DELETE', '/auth/sessions', { token: here.token });
    expect(ended.status).toBe(200);
    expect(await isOpen(there)).toEqual([401, 401]);
    expect((await list(here)).map(({ id }) => id)).toEqual([here.sessionId]);
    expect(await isOpen(pauls)).toEqual([200, 200]);
  });

  it('AUTH-5 cannot be ended by another user, or twice', async () => {
    const path = `/auth/sessions/${pauls.sessionId}`;
    const others = await auth.call('DELETE', path, { token: here.token });
    expect(others.status).toBe(404);
    expect(others.body.message).toBe('Session not found');
    expect((await auth.call('GET', '/auth/me', { token: pauls.token })).status).toBe(200);
    const own = () => auth.call('DELETE', `/auth/sessions/${there.sessionId}`, { token: here.token });
    expect([(await own()).status, (await own()).status]).toEqual([200, 404]);
  });

  it('AUTH-5 return 401 once they have ended', async () => {
    await auth.call('DELETE', `/auth/sessions/${here.sessionId}`, { token: here.token });
    expect((await auth.call('GET', '/auth/sessions', { token: here.token })).status).toBe(401);
    expect((await auth.call('DELETE', '/auth/sessions', { token: here.token })).status).toBe(401);
  });

  it('AUTH-5 are limited in number: the oldest end with the next sign-in', async () => {
    await addOlderSessions(await auth.signIn(ada), MAX_SESSIONS + 2);
    const latest = await auth.signIn(ada);
    const sessions = await list(latest);
    expect([sessions.length, sessions[0]?.id, sessions.at(-1)?.id]).toEqual([
      MAX_SESSIONS,
      latest.sessionId,
      `older-${MAX_SESSIONS - 3}`,
    ]);
  });
});
