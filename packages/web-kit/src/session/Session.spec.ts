import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { hasTokenForm, LOGIN_PATH, Session } from './Session';
import { isSecondFactorAsked, isSignInRefused } from './signInFailures';

const ADMIN = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@atelier.test',
  role: 'editor',
  permissions: {},
};
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  clear() {
    this.items.clear();
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
}

describe('Session', () => {
  let storage: MemoryStorage;
  let answers: Record<string, Response[]>;
  const redirect = jest.fn<(path: string) => void>();
  const say = jest.fn<(message: string) => void>();
  const pause = jest.fn<(durationMs: number) => Promise<void>>(async () => undefined);
  let path: string;
  let isLeaving: boolean;

  beforeEach(() => {
    storage = new MemoryStorage();
    answers = {};
    path = '/admin/dashboard';
    isLeaving = false;
    redirect.mockClear();
    say.mockClear();
    pause.mockClear();
  });

  const doFetch: typeof fetch = async (input) => {
    const answer = answers[String(input)]?.shift();
    if (answer === undefined) throw new TypeError(`nobody answers ${String(input)}`);
    return answer;
  };
  const aSession = () =>
    new Session({ storage, doFetch, currentPath: () => path, isLeaving: () => isLeaving, pause, redirect, say });

  it.each([
    ['a.b.c', true],
    ['a.b', false],
    ['a.b.c.d', false],
    ['..', false],
    ['', false],
  ])('AUTH-4 accepts %j as a token: %s', (token, isToken) => {
    expect(hasTokenForm(token)).toBe(isToken);
  });

  it('AUTH-4 removes a stored token that does not have three parts', async () => {
    storage.setItem('authToken', 'not-a-token');
    expect((await aSession().verify()).status).toBe('anonymous');
    expect(storage.length).toBe(0);
  });

  it('is authenticated once the server accepts the stored token', async () => {
    storage.setItem('adminToken', 'a.b.c');
    answers['/api/auth/me'] = [json(200, { data: { admin: ADMIN } })];
    expect(await aSession().verify()).toEqual({ status: 'authenticated', admin: ADMIN });
  });

  it('renews an expired token silently at startup', async () => {
    storage.setItem('adminToken', 'old.old.old');
    answers['/api/auth/me'] = [json(401, {}), json(200, { data: { admin: ADMIN } })];
    answers['/api/auth/refresh'] = [json(200, { data: { admin: ADMIN, token: 'new.new.new' } })];
    expect((await aSession().verify()).status).toBe('authenticated');
    expect(storage.getItem('adminToken')).toBe('new.new.new');
  });

  it('AUTH-4 forgets a token that the server rejects and does not renew', async () => {
    storage.setItem('adminToken', 'a.b.c');
    answers['/api/auth/me'] = [json(401, {})];
    answers['/api/auth/refresh'] = [json(401, {})];
    expect((await aSession().verify()).status).toBe('anonymous');
    expect(storage.length).toBe(0);
    expect(say.mock.calls).toEqual([['Session expired. Please login again.']]);
  });

  it.each([
    ['does not answer', []],
    ['answers with an error', [503, 503, 503, 503]],
    ['does not know the address', [404]],
  ])('AUTH-4 forgets the token on any verification error: the server %s', async (_what, statuses) => {
    storage.setItem('adminToken', 'a.b.c');
    answers['/api/auth/me'] = statuses.map((status) => json(status, {}));
    expect((await aSession().verify()).status).toBe('anonymous');
    expect(storage.length).toBe(0);
    expect(say.mock.calls).toEqual([['Failed to get admin info']]);
  });

  it('AUTH-4 keeps users signed in while a server restarts', async () => {
    storage.setItem('adminToken', 'old.old.old');
    answers['/api/auth/me'] = [json(503, {}), json(502, {}), json(401, {}), json(200, { data: { admin: ADMIN } })];
    answers['/api/auth/refresh'] = [json(500, {}), json(200, { data: { admin: ADMIN, token: 'new.new.new' } })];
    expect((await aSession().verify()).status).toBe('authenticated');
    expect(pause.mock.calls).toEqual([[500], [1500], [500]]);
    expect(say).not.toHaveBeenCalled();
  });

  it('keeps the token if leaving the page interrupts the verification', async () => {
    storage.setItem('adminToken', 'a.b.c');
    isLeaving = true;
    expect((await aSession().verify()).status).toBe('anonymous');
    expect(storage.getItem('adminToken')).toBe('a.b.c');
    expect(say).not.toHaveBeenCalled();
    expect(pause).not.toHaveBeenCalled();
  });

  it('AUTH-1 stores the token of a login and notifies its listeners', async () => {
    answers['/api/auth/login'] = [json(200, { data: { admin: ADMIN, token: 'a.b.c' } })];
    const session = aSession();
    const listener = jest.fn();
    session.subscribe(listener);
    await session.login({ email: ADMIN.email, password: 'secret1' });
    expect(session.snapshot().status).toBe('authenticated');
    expect(storage.getItem('adminToken')).toBe('a.b.c');
    expect(listener).toHaveBeenCalled();
  });

  it('AUTH-1 reports the server’s message for a rejected login, or else the default message', async () => {
    answers['/api/auth/login'] = [json(401, { message: 'Invalid email or password' })];
    const session = aSession();
    await expect(session.login({ email: 'a@b.co', password: 'wrong-1' })).rejects.toThrow('Invalid email or password');
    await expect(session.login({ email: 'a@b.co', password: 'wrong-1' })).rejects.toThrow(
      'Login failed. Please try again.',
    );
  });

  it('APRO-1 reports that a second factor is required, and is authenticated once it is provided', async () => {
    answers['/api/auth/login'] = [json(202, { message: 'Enter the code.', data: { challenge: 'once' } })];
    answers['/api/auth/login/second-factor'] = [
      json(400, { message: 'That code is not right.' }),
      json(200, { data: { admin: ADMIN, token: 'a.b.c' } }),
    ];
    const session = aSession();
    const asked = await session.login({ email: ADMIN.email, password: 'secret1' }).catch((error: unknown) => error);
    expect(isSecondFactorAsked(asked) && [asked.message, asked.challenge]).toEqual(['Enter the code.', 'once']);
    expect(storage.length).toBe(0);
    const refused = await session.completeLogin({ challenge: 'once', code: '000000' }).catch((error: unknown) => error);
    expect(isSignInRefused(refused) && [refused.message, refused.status]).toEqual(['That code is not right.', 400]);
    await session.completeLogin({ challenge: 'once', code: '123456' });
    expect(session.snapshot()).toEqual({ status: 'authenticated', admin: ADMIN });
    expect(storage.getItem('adminToken')).toBe('a.b.c');
  });

  it('AUTH-5 ends after a logout', async () => {
    storage.setItem('adminToken', 'a.b.c');
    answers = { '/api/auth/logout': [json(200, {})] };
    const session = aSession();
    await session.logout();
    expect(session.snapshot().status).toBe('anonymous');
    expect(storage.length).toBe(0);
  });

  it.each([
    ['nothing', []],
    ['503', [json(503, {})]],
  ])('AUTH-5 ends when the server answers %s to a logout, and the next page tells the server', async (_what, first) => {
    storage.setItem('adminToken', 'a.b.c');
    answers = { '/api/auth/logout': [...first] };
    const session = aSession();
    await session.logout();
    expect(session.snapshot().status).toBe('anonymous');
    expect(session.token()).toBeUndefined();
    answers = { '/api/auth/logout': [json(200, {})] };
    await aSession().verify();
    expect(answers['/api/auth/logout']).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('AUTH-5 repeats no logout after a new sign-in', async () => {
    const session = aSession();
    await session.logout();
    answers = { '/api/auth/login': [json(200, { data: { admin: ADMIN, token: 'd.e.f' } })] };
    await session.login({ email: ADMIN.email, password: 'secret' });
    answers = { '/api/auth/logout': [json(200, {})], '/api/auth/me': [json(200, { data: { admin: ADMIN } })] };
    await aSession().verify();
    expect(answers['/api/auth/logout']).toHaveLength(1);
  });

  it('AUTH-4 clears its data, redirects, and shows a message when it expires', () => {
    storage.setItem('adminToken', 'a.b.c');
    storage.setItem('apiKey', 'k');
    aSession().expired();
    expect(storage.length).toBe(0);
    expect(redirect).toHaveBeenCalledWith(LOGIN_PATH);
    expect(say).toHaveBeenCalledWith('Session expired. Please login again.');
  });

  it('AUTH-4 reports its expiry once, however many calls detect it', () => {
    const session = aSession();
    session.expired();
    session.expired();
    expect(say).toHaveBeenCalledTimes(1);
    expect(redirect).toHaveBeenCalledTimes(1);
  });

  it('AUTH-4 does not redirect from the login page to itself', () => {
    path = '/admin/login';
    aSession().expired();
    expect(redirect).not.toHaveBeenCalled();
  });

  it('renews once for all calls that were rejected together', async () => {
    answers['/api/auth/refresh'] = [json(200, { data: { admin: ADMIN, token: 'new.new.new' } })];
    const session = aSession();
    expect(await Promise.all([session.renew(), session.renew(), session.renew()])).toEqual([true, true, true]);
  });

  it.each([
    ['refuses it', [401], false],
    ['takes no more requests', [429], 'unknown'],
    ['fails', [503, 503, 503, 503], 'unknown'],
    ['does not answer', [], 'unknown'],
  ])('AUTH-4 reports the end of the session only if the server says so: it %s', async (_what, statuses, expected) => {
    answers['/api/auth/refresh'] = statuses.map((status) => json(status, {}));
    expect(
      await aSession()
        .renew()
        .catch(() => 'unknown'),
    ).toBe(expected);
  });
});
