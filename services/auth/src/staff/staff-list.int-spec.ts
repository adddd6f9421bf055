import type { StaffMember } from '@atelier/contracts';
import { dropDatabase, inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seed, start } from '../index.js';
import { type AuthUnderTest, aMember, authTestEnvironment, startAuthUnderTest } from '../testing/auth-under-test.js';

describe('staff list', () => {
  const root = aMember({ email: 'root@atelier.test', firstName: 'Rut', lastName: 'Zander', role: 'super_admin' });
  const edda = aMember({ email: 'edda.long@atelier.test', firstName: 'Édda', lastName: 'Ackermann' });
  const paul = aMember({ email: 'paul@atelier.test', firstName: 'Paul', lastName: 'Ackermann', role: 'author' });
  let auth: AuthUnderTest;
  let token: string;

  beforeAll(async () => {
    auth = await startAuthUnderTest([root, edda, paul]);
    await auth.record(paul.email, { suspended: true });
    token = (await auth.signIn(root)).token;
  });
  afterAll(() => auth.stop());

  const list = async (query = '') => {
    const { status, body } = await auth.call('GET', `/auth/users${query}`, { token });
    return { status, body, emails: ((body.data ?? []) as unknown as StaffMember[]).map(({ email }) => email) };
  };

  it('ASET-1 shows staff by name with their status and without secrets', async () => {
    const { status, body, emails } = await list();
    expect(status).toBe(200);
    expect(emails).toEqual([paul.email, edda.email, root.email]);
    expect(body).toMatchObject({ total: 3, pagination: { page: 1, limit: 10, total: 3, totalPages: 1 } });
    const [first] = body.data as unknown as StaffMember[];
    expect(first).toMatchObject({ status: 'suspended', version: 1, updatedBy: null, lastSignInAt: null });
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|searchWords/);
  });

  it.each([
    ['the beginning of a name, whatever its accents', '?search=edd', [edda.email]],
    ['a part of an e-mail', '?search=long', [edda.email]],
    ['all words of the search', '?search=acker%20pau', [paul.email]],
    ['nobody for signs alone', '?search=!!', []],
    ['nobody for an operator', '?search=%7B%24ne%3A1%7D', []],
    ['a role', '?role=author', [paul.email]],
    ['a status', '?status=active', [edda.email, root.email]],
    ['filters together', '?status=suspended&role=editor', []],
    ['a page', '?page=2&limit=2', [root.email]],
  ])('ASET-1 finds staff by %s', async (_case, query, expected) => {
    expect((await list(query)).emails).toEqual(expected);
  });

  it.each([
    ['page=0', 'page', 'Page number must be greater than 0'],
    ['limit=101', 'limit', 'Limit must be between 1 and 100'],
    ['status=deleted', 'status', 'Status must be invited, active or suspended'],
    ['sort=name', 'sort', "Unknown field 'sort'"],
  ])('ASET-1 rejects %s', async (query, field, message) => {
    const { status, body } = await list(`?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field, message });
  });

  it('ASET-1 returns one member, and 404 for an unknown ID', async () => {
    const id = String((await auth.record(edda.email))?._id);
    const { status, body } = await auth.call('GET', `/auth/users/${id}`, { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, email: edda.email, status: 'active' });
    for (const nobody of ['0123456789abcdef01234567', 'edda']) {
      const missing = await auth.call('GET', `/auth/users/${nobody}`, { token });
      expect(missing.status).toBe(404);
      expect(missing.body.message).toBe('User not found');
    }
  });

  it('ASET-1 includes users from an earlier version, who can sign in and be changed', async () => {
    const env = await authTestEnvironment();
    await seed(env, { users: [root, edda] });
    await inspectDatabase(env.MONGODB_DATABASE, (database) =>
      database
        .collection('users')
        .updateMany({}, { $unset: { version: 1, searchWords: 1, deletedAt: 1, updatedBy: 1 } }),
    );
    const service = await start(env);
    const ask = async (method: string, path: string, body?: unknown, bearer?: string) => {
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      };
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      return (await (await fetch(`${service.url}${path}`, init)).json()) as { data: unknown };
    };
    try {
      const signedIn = await ask('POST', '/auth/login', { email: root.email, password: root.password });
      const bearer = (signedIn.data as { token: string }).token;
      const found = await ask('GET', '/auth/users?search=acker', undefined, bearer);
      const [member] = found.data as StaffMember[];
      expect(member).toMatchObject({ email: edda.email, status: 'active', version: 1, updatedBy: null });
      const changed = await ask('PUT', `/auth/users/${member?.id}`, { lastName: 'Brandt' }, bearer);
      expect(changed.data).toMatchObject({ lastName: 'Brandt', version: 2, updatedBy: 'Rut Zander' });
    } finally {
      await service.stop();
      await dropDatabase(env.MONGODB_DATABASE);
    }
  });
});
