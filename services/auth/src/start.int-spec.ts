import { sessionRevoked } from '@atelier/contracts';
import { dropDatabase, eventually, inspectDatabase, publishedEvents } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ensureAdministrator, resetPassword, seed, start } from './index.js';
import { aMember, authTestEnvironment, getPayload } from './testing/auth-under-test.js';

const ADMINISTRATOR = { email: 'Studio@atelier.test' };
const READABLE_PASSWORD = /^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/;

describe('startup on an empty database', () => {
  let env: Awaited<ReturnType<typeof authTestEnvironment>>;

  beforeEach(async () => {
    env = await authTestEnvironment();
  });
  afterEach(() => dropDatabase(env.MONGODB_DATABASE));

  const documents = (name: string) =>
    inspectDatabase(env.MONGODB_DATABASE, (database) => database.collection(name).find().toArray());
  const running = async <Result>(work: (url: string) => Promise<Result>): Promise<Result> => {
    const service = await start(env);
    try {
      return await work(service.url);
    } finally {
      await service.stop();
    }
  };
  const signIn = async (url: string, email: string, password: string) => {
    const response = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { data } = (await response.json()) as { data?: { token: string } };
    return { status: response.status, token: data?.token ?? '' };
  };

  it('API-AUTH creates one signing key if two processes start at once, and both publish it', async () => {
    const services = await Promise.all([start({ ...env, PORT: '0' }), start({ ...env, PORT: '0' })]);
    const published = await Promise.all(services.map(async ({ url }) => (await fetch(`${url}/auth/jwks.json`)).json()));
    await Promise.all(services.map((service) => service.stop()));
    expect(published[0]).toEqual(published[1]);
    expect(await documents('signing_keys')).toHaveLength(1);
  });

  it('API-AUTH creates one release key if two processes start at once', async () => {
    const settings = { ...env, PORT: '0', ATELIER_RELEASE_KEY: 'r'.repeat(40) };
    const services = await Promise.all([start(settings), start(settings)]);
    await Promise.all(services.map((service) => service.stop()));
    expect(await documents('api_keys')).toHaveLength(1);
  });

  it('API-AUTH creates one administrator if two processes start at once, and one reports the password', async () => {
    const outcomes = await Promise.all([
      ensureAdministrator(env, ADMINISTRATOR),
      ensureAdministrator(env, { email: 'other@atelier.test' }),
    ]);
    const [made, ...others] = outcomes.filter(({ created }) => created);
    expect(others).toEqual([]);
    expect(made?.password).toMatch(READABLE_PASSWORD);
    expect(outcomes.find(({ created }) => !created)).toEqual({ created: false, email: made?.email });
    const users = await documents('users');
    expect(users).toMatchObject([{ firstName: 'Studio', lastName: 'Administrator', role: 'super_admin' }]);
    const { status } = await running((url) => signIn(url, made?.email ?? '', made?.password ?? ''));
    expect(status).toBe(200);
  });

  it('API-AUTH keeps the administrator of the first start and does not report a password again', async () => {
    const first = await ensureAdministrator(env, { ...ADMINISTRATOR, password: 'chosen-by-owner' });
    expect(first).toEqual({ created: true, email: 'studio@atelier.test' });
    expect(await ensureAdministrator(env, { email: 'second@atelier.test' })).toEqual({
      created: false,
      email: 'studio@atelier.test',
    });
    expect(await documents('users')).toHaveLength(1);
  });

  it('API-AUTH rejects an administrator who could not sign in, and names the variable', async () => {
    const wanted = { email: 'studio', password: 'short' };
    await expect(ensureAdministrator(env, wanted)).rejects.toThrow(
      /ATELIER_ADMIN_EMAIL: Please enter a valid email\n.*ATELIER_ADMIN_PASSWORD: Password must be at least 8 characters/,
    );
    expect(await documents('users')).toEqual([]);
  });

  it('API-AUTH stores passwords only as argon2id', async () => {
    await ensureAdministrator(env, { ...ADMINISTRATOR, password: 'chosen-by-owner' });
    const [user] = await documents('users');
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(user)).not.toContain('chosen-by-owner');
  });

  it('API-AUTH seeds staff once, with the permissions of their role', async () => {
    const users = [aMember(), aMember({ email: 'viewer@atelier.test', role: 'viewer' })];
    expect(await seed(env, { users })).toEqual({ seeded: true, count: 2 });
    expect(await seed(env, { users })).toEqual({ seeded: false, count: 0 });
    const viewer = (await documents('users')).find(({ role }) => role === 'viewer');
    expect(viewer?.permissions).toMatchObject({ blog: { read: true }, analytics: { read: true } });
    expect(viewer?.permissions).not.toHaveProperty('users');
  });

  it('API-AUTH resets a password and ends every session of the user', async () => {
    const edda = aMember();
    await seed(env, { users: [edda] });
    const { token } = await running((url) => signIn(url, edda.email, edda.password));
    const { MAIL_DIR: _unneeded, ...commandLine } = env;
    const { password } = await resetPassword(commandLine, 'EDDA@atelier.test');
    expect(password).toMatch(READABLE_PASSWORD);
    await running(async (url) => {
      expect((await signIn(url, edda.email, edda.password)).status).toBe(401);
      expect((await signIn(url, edda.email, password)).status).toBe(200);
      const me = await fetch(`${url}/auth/me`, { headers: { authorization: `Bearer ${token}` } });
      expect(me.status).toBe(401);
      await eventually(async () =>
        expect(await publishedEvents(sessionRevoked.type, getPayload(token).sid)).toHaveLength(1),
      );
    });
    await expect(resetPassword(env, 'nobody@atelier.test')).rejects.toThrow('nobody@atelier.test');
  });

  it('API-AUTH requires a mail setting', async () => {
    const { MAIL_DIR: _missing, ...without } = env;
    await expect(start(without)).rejects.toThrow(/SMTP_URL.*MAIL_DIR/);
  });

  it('API-AUTH rejects a weak release key by name and does not repeat it', async () => {
    const starting = start({ ...env, ATELIER_RELEASE_KEY: 'too-short' });
    await expect(starting).rejects.toThrow('ATELIER_RELEASE_KEY: must have at least 32 random characters');
    await expect(starting).rejects.not.toThrow('too-short');
  });
});
