import {
  ROLE_PRESETS,
  sessionRevoked,
  userChanged,
  userDeleted,
  userReinstated,
  userSuspended,
} from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, getPayload, startAuthUnderTest } from '../testing/auth-under-test.js';

const NOBODY = '0123456789abcdef01234567';

describe('staff changes', () => {
  const root = aMember({ email: 'root@atelier.test', firstName: 'Rut', lastName: 'Root', role: 'super_admin' });
  const person = (name: string) => aMember({ email: `${name}@atelier.test`, firstName: name, role: 'author' });
  const [ann, bob, cat, dan] = [person('ann'), person('bob'), person('cat'), person('dan')];
  const [eva, fox, gil] = [person('eva'), person('fox'), person('gil')];
  let auth: AuthUnderTest;
  let token: string;

  beforeAll(async () => {
    auth = await startAuthUnderTest([root, ann, bob, cat, dan, eva, fox, gil]);
    token = (await auth.signIn(root)).token;
  });
  afterAll(() => auth.stop());

  const getId = async ({ email }: { email: string }) => String((await auth.record(email))?._id);
  const put = async (who: { email: string }, body: unknown, ifMatch?: number) =>
    auth.call('PUT', `/auth/users/${await getId(who)}`, { token, body, ...(ifMatch === undefined ? {} : { ifMatch }) });
  const setStatus = async (who: { email: string }, status: unknown) =>
    auth.call('PATCH', `/auth/users/${await getId(who)}/status`, { token, body: { status } });
  const remove = async (who: { email: string }) => auth.call('DELETE', `/auth/users/${await getId(who)}`, { token });
  const refresh = (cookie: string) => auth.call('POST', '/auth/refresh', { cookie });
  const isAccepted = async (bearer: string) => (await auth.call('GET', '/auth/me', { token: bearer })).status === 200;
  const toEvent = (type: string, subject: string) =>
    eventually(async () => {
      const [event] = await publishedEvents(type, subject);
      expect(event).toBeDefined();
      return event?.data;
    });

  it('ASET-1 apply the fields that are sent and keep the rest', async () => {
    const { status, body } = await put(ann, { last_name: ' Arnold ' });
    expect(status).toBe(200);
    expect(body.message).toBe('User updated successfully');
    expect(body.data).toMatchObject({
      firstName: 'ann',
      lastName: 'Arnold',
      role: 'author',
      permissions: ROLE_PRESETS.author,
      status: 'active',
      version: 2,
      updatedBy: 'Rut Root',
    });
    const id = await getId(ann);
    expect(await toEvent(userChanged.type, id)).toEqual({
      userId: id,
      actorId: getPayload(token).sub,
      fields: ['lastName'],
    });
  });

  it('ASET-1 apply the preset of a new role, unless a permission map is sent', async () => {
    const editor = await put(ann, { role: 'editor' });
    expect(editor.body.data).toMatchObject({ role: 'editor', permissions: ROLE_PRESETS.editor });
    const permissions = { analytics: { read: true } };
    const viewer = await put(ann, { role: 'viewer', permissions });
    expect(viewer.body.data).toMatchObject({ role: 'viewer', permissions });
  });

  it('ASET-1 create no new version if nothing changes', async () => {
    const before = await auth.record(fox.email);
    const { status, body } = await put(fox, { firstName: 'fox', role: 'author', status: 'active' });
    expect(status).toBe(200);
    expect(body.data?.version).toBe(1);
    expect(await auth.record(fox.email)).toEqual(before);
  });

  it('ASET-1 apply new permissions at once, without signing the user out', async () => {
    const { token: old, cookie, sessionId } = await auth.signIn(bob);
    await put(bob, { permissions: { blog: { read: true } } });
    expect(await isAccepted(old)).toBe(false);
    expect(await toEvent(sessionRevoked.type, sessionId)).toMatchObject({ reason: 'rights_changed' });
    const renewed = await refresh(cookie);
    expect(renewed.status).toBe(200);
    const fresh = renewed.body.data?.token ?? '';
    expect(getPayload(fresh).permissions).toEqual({ blog: { read: true } });
    expect(getPayload(fresh).sid).not.toBe(sessionId);
    expect(await isAccepted(fresh)).toBe(true);
  });

  it('ASET-1 keep tokens valid if only the name changed', async () => {
    const { token: kept } = await auth.signIn(bob);
    await put(bob, { firstName: 'Robert' });
    expect(await isAccepted(kept)).toBe(true);
  });

  it('ASET-1 never issue a token with old permissions, whenever the user signs in', async () => {
    const change = put(gil, { permissions: { team: { read: true } } });
    const signedIn = await Promise.all(Array.from({ length: 4 }, () => auth.signIn(gil)));
    await change;
    const accepted = await Promise.all(
      signedIn.map(async ({ token: bearer }) => ((await isAccepted(bearer)) ? getPayload(bearer).permissions : 'none')),
    );
    for (const permissions of accepted) expect(['none', { team: { read: true } }]).toContainEqual(permissions);
  });

  it('ASET-1 suspend at once: sessions end and sign-in is rejected until reinstatement', async () => {
    const { token: old, cookie, sessionId } = await auth.signIn(cat);
    const suspended = await setStatus(cat, 'suspended');
    expect(suspended.status).toBe(200);
    expect(suspended.body.message).toBe('Status updated successfully');
    expect(suspended.body.data).toMatchObject({ status: 'suspended' });
    expect(await isAccepted(old)).toBe(false);
    expect((await refresh(cookie)).status).toBe(401);
    const { email, password } = cat;
    const refused = await auth.call('POST', '/auth/login', { body: { email, password } });
    expect(refused.status).toBe(401);
    expect(refused.body.message).toBe('Invalid email or password');
    expect(await toEvent(sessionRevoked.type, sessionId)).toMatchObject({ reason: 'user_suspended' });
    const about = { userId: await getId(cat), actorId: getPayload(token).sub };
    expect(await toEvent(userSuspended.type, about.userId)).toEqual(about);

    expect((await setStatus(cat, 'active')).body.data).toMatchObject({ status: 'active' });
    expect(await toEvent(userReinstated.type, about.userId)).toEqual(about);
    expect((await refresh(cookie)).status).toBe(401);
    expect((await auth.signIn(cat)).answer.status).toBe(200);
  });

  it('ASET-1 delete a user: not found, not listed, signed out, and the address can be reused', async () => {
    const { token: old, cookie, sessionId } = await auth.signIn(dan);
    const id = await getId(dan);
    const deleted = await remove(dan);
    expect(deleted.status).toBe(200);
    expect(deleted.body).toEqual({ success: true, message: 'User deleted successfully' });
    expect(await isAccepted(old)).toBe(false);
    expect((await refresh(cookie)).status).toBe(401);
    expect(
      (await auth.call('POST', '/auth/login', { body: { email: dan.email, password: dan.password } })).status,
    ).toBe(401);
    expect(await toEvent(sessionRevoked.type, sessionId)).toMatchObject({ reason: 'user_deleted' });
    expect(await toEvent(userDeleted.type, id)).toEqual({ userId: id, actorId: getPayload(token).sub });
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/invite-again'],
    ] as const) {
      const options = method === 'PUT' ? { token, body: { firstName: 'X' } } : { token };
      expect((await auth.call(method, `/auth/users/${id}${path}`, options)).status).toBe(404);
    }
    const list = await auth.call('GET', '/auth/users?search=dan', { token });
    expect(list.body.data).toEqual([]);
    const body = { email: dan.email, firstName: 'Dan', lastName: 'Again', role: 'author' };
    expect((await auth.call('POST', '/auth/users/invite', { token, body })).status).toBe(201);
  });

  it('ASET-1 reject a change based on an older version, and name the author of the newer one', async () => {
    await put(eva, { lastName: 'First' }, 1);
    const late = await put(eva, { lastName: 'Second' }, 1);
    expect(late.status).toBe(409);
    expect(late.body.data).toMatchObject({ version: 2, updated_by: 'Rut Root', updated_at: expect.any(String) });
    expect(await auth.record(eva.email)).toMatchObject({ lastName: 'First', version: 2 });
    for (const [method, path, body] of [
      ['PATCH', '/status', { status: 'suspended' }],
      ['DELETE', '', undefined],
    ] as const) {
      const options = { token, ifMatch: 1, ...(body === undefined ? {} : { body }) };
      const refused = await auth.call(method, `/auth/users/${await getId(eva)}${path}`, options);
      expect(refused.status).toBe(409);
    }
    expect(await auth.record(eva.email)).toMatchObject({ suspended: false, version: 2 });
  });

  it('ASET-1 accept one of two changes to the same version', async () => {
    const answers = await Promise.all([put(eva, { lastName: 'A' }, 2), put(eva, { lastName: 'B' }, 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['an e-mail', { email: 'x@atelier.test' }, 'email', "Unknown field 'email'"],
    ['a password', { passwordHash: 'x' }, 'passwordHash', "Unknown field 'passwordHash'"],
    ['a deletion', { deletedAt: '2026-01-01' }, 'deletedAt', "Unknown field 'deletedAt'"],
    ['an unknown role', { role: 'owner' }, 'role', 'There is no such role'],
    ['a status that is none', { status: 'deleted' }, 'status', 'Status must be active or suspended'],
    ['an endless name', { firstName: 'x'.repeat(61) }, 'firstName', 'First name must be at most 60 characters'],
    ['a right that is none', { permissions: { blog: { own: true } } }, 'permissions.blog.own', "Unknown field 'own'"],
  ])('ASET-1 reject %s and change nothing', async (_case, body, field, message) => {
    const before = await auth.record(fox.email);
    const refused = await put(fox, { lastName: 'Changed', ...body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message });
    expect(await auth.record(fox.email)).toEqual(before);
  });

  it('ASET-1 return 404 for an unknown user', async () => {
    expect((await auth.call('PUT', `/auth/users/${NOBODY}`, { token, body: {} })).status).toBe(404);
    expect((await auth.call('DELETE', `/auth/users/${NOBODY}`, { token })).status).toBe(404);
    const status = await auth.call('PATCH', `/auth/users/${NOBODY}/status`, { token, body: { status: 'active' } });
    expect(status.status).toBe(404);
  });
});
