import { createHmac, createPublicKey, type JsonWebKey } from 'node:crypto';
import { ROLE_PRESETS, sessionOpened } from '@atelier/contracts';
import { eventually, type KeyServer, publishedEvents, startKeyServer } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, getPayload, startAuthUnderTest } from '../testing/auth-under-test.js';

const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('sign-in', () => {
  const edda = aMember();
  let auth: AuthUnderTest;
  let foreignKeys: KeyServer;

  beforeAll(async () => {
    foreignKeys = await startKeyServer();
    auth = await startAuthUnderTest([edda, aMember({ email: 'away@atelier.test' })]);
    await auth.inspect((database) =>
      database.collection('users').updateOne({ email: 'away@atelier.test' }, { $set: { suspended: true } }),
    );
  });
  afterAll(async () => {
    await auth.stop();
    await foreignKeys.stop();
  });

  const sessionCount = () => auth.inspect((database) => database.collection('sessions').countDocuments());

  it('API-AUTH returns the admin and a three-part token, and hides the refresh token from scripts', async () => {
    const { answer, token } = await auth.signIn(edda);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: 'Login successful',
      data: {
        admin: {
          id: expect.any(String),
          firstName: 'Edda',
          lastName: 'Editor',
          email: 'edda@atelier.test',
          role: 'editor',
          permissions: ROLE_PRESETS.editor,
        },
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        expiresInSeconds: 900,
      },
    });
    expect(getPayload(token)).toMatchObject({ iss: 'atelier', role: 'editor', permissions: ROLE_PRESETS.editor });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('atelier-refresh'));
    expect(cookie).toMatch(/^atelier-refresh=[\w-]{43}; Max-Age=1209600; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
  });

  it('API-AUTH matches the email case-insensitively', async () => {
    const { answer } = await auth.signIn({ ...edda, email: ' Edda@ATELIER.test ' });
    expect(answer.status).toBe(200);
  });

  it('API-AUTH publishes that a session was opened, without a secret', async () => {
    const { answer, sessionId } = await auth.signIn(edda);
    const [event] = await eventually(async () => {
      const events = await publishedEvents(sessionOpened.type, sessionId);
      expect(events).toHaveLength(1);
      return events;
    });
    const admin = answer.body.data?.admin as { id: string };
    expect(event?.data).toEqual({ sessionId, userId: admin.id });
  });

  it.each([
    ['a wrong password', { email: edda.email, password: 'quiet-harbour-8' }],
    ['an e-mail that nobody has', { email: 'nobody@atelier.test', password: edda.password }],
    ['a suspended account', { email: 'away@atelier.test', password: edda.password }],
  ])('AUTH-1 answers %s with the same message and opens no session', async (_case, body) => {
    const before = await sessionCount();
    const refused = await auth.call('POST', '/auth/login', { body });
    expect(refused.status).toBe(401);
    expect(refused.body.message).toBe('Invalid email or password');
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await sessionCount()).toBe(before);
  });

  it.each([
    ['no e-mail', { password: 'secret-1' }, 'email', 'Email is required'],
    ['a malformed e-mail', { email: 'edda', password: 'secret-1' }, 'email', 'Please enter a valid email'],
    ['no password', { email: edda.email }, 'password', 'Password is required'],
    [
      'a short password',
      { email: edda.email, password: '12345' },
      'password',
      'Password must be at least 6 characters',
    ],
    ['an operator', { email: { $ne: '' }, password: 'secret-1' }, 'email', 'Email is required'],
    [
      'an unknown field',
      { email: edda.email, password: 'secret-1', role: 'super_admin' },
      'role',
      "Unknown field 'role'",
    ],
  ])('AUTH-1 rejects %s and names the field', async (_case, body, field, message) => {
    const refused = await auth.call('POST', '/auth/login', { body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message });
  });

  it('API-AUTH publishes keys without their private half', async () => {
    const { body } = await auth.call('GET', '/auth/jwks.json');
    expect(body).toEqual({
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          x: expect.any(String),
          y: expect.any(String),
          kid: expect.any(String),
          alg: 'ES256',
          use: 'sig',
        },
      ],
    });
  });

  it('AUTH-5 returns the signed-in user from a token that the guard verified with the published keys', async () => {
    const { answer, token } = await auth.signIn(edda);
    const me = await auth.call('GET', '/auth/me', { token });
    expect(me.status).toBe(200);
    expect(me.body.data?.admin).toEqual(answer.body.data?.admin);
    expect((await auth.call('GET', '/auth/me')).status).toBe(401);
  });

  it('AUTH-5 verifies a token and returns its admin', async () => {
    const { answer, token } = await auth.signIn(edda);
    const verified = await auth.call('POST', '/auth/verify-token', { body: { token } });
    expect(verified.status).toBe(200);
    expect(verified.body.data?.admin).toEqual(answer.body.data?.admin);
  });

  it('AUTH-4 rejects tokens that were not signed here, whatever they claim', async () => {
    const { token } = await auth.signIn(edda);
    const { body } = await auth.call('GET', '/auth/jwks.json');
    const [key] = (body as unknown as { keys: (JsonWebKey & { kid: string })[] }).keys;
    const pem = createPublicKey({ key: key ?? {}, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const [, payload = ''] = token.split('.');
    const symmetric = `${encoded({ alg: 'HS256', typ: 'JWT', kid: key?.kid })}.${payload}`;
    const forgeries = [
      'abc',
      'a.b.c',
      `${encoded({ alg: 'none', kid: key?.kid })}.${payload}.`,
      `${symmetric}.${createHmac('sha256', pem).update(symmetric).digest('base64url')}`,
      `${token.slice(0, -4)}AAAA`,
      await foreignKeys.tokenFor({ role: 'super_admin' }),
    ];
    for (const forged of forgeries) {
      const verified = await auth.call('POST', '/auth/verify-token', { body: { token: forged } });
      expect(verified.status).toBe(401);
      expect(verified.body.message).toBe('Token verification failed');
      const me = await auth.call('GET', '/auth/me', { token: forged });
      expect(me.status).toBe(401);
      expect(me.body.message).toBe('Session expired. Please login again.');
    }
  });

  it('AUTH-4 succeeds although an old token is still sent', async () => {
    const { email, password } = edda;
    const answer = await auth.call('POST', '/auth/login', { body: { email, password }, token: 'a.b.c' });
    expect(answer.status).toBe(200);
  });
});
