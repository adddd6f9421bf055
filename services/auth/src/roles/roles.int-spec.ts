import { ROLE_PRESETS, ROLES, type RolePreset, roleChanged, roleCreated, roleDeleted } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, getPayload, startAuthUnderTest } from '../testing/auth-under-test.js';

const PERMISSIONS = { blog: { read: true, write: true }, contact: { read: true } };

describe('role administration', () => {
  const root = aMember({ email: 'root@atelier.test', firstName: 'Rut', lastName: 'Root', role: 'super_admin' });
  const lead = aMember({ email: 'lead@atelier.test' });
  let auth: AuthUnderTest;
  let token: string;
  let asLead: string;

  beforeAll(async () => {
    auth = await startAuthUnderTest([root, lead]);
    await auth.record(lead.email, { permissions: ROLE_PRESETS.super_admin });
    token = (await auth.signIn(root)).token;
    asLead = (await auth.signIn(lead)).token;
  });
  afterAll(() => auth.stop());

  const list = async () => (await auth.call('GET', '/auth/roles', { token })).body.data as unknown as RolePreset[];
  const put = (role: string, body: unknown, as = token, ifMatch?: number) =>
    auth.call('PUT', `/auth/roles/${role}`, { token: as, body, ...(ifMatch === undefined ? {} : { ifMatch }) });

  const post = (body: unknown, as = token) => auth.call('POST', '/auth/roles', { token: as, body });

  it('ASET-1 lists every role with its permissions', async () => {
    const roles = await list();
    expect(roles.map(({ role }) => role)).toEqual([...ROLES]);
    expect(roles.find(({ role }) => role === 'support')).toMatchObject({
      permissions: ROLE_PRESETS.support,
      changeable: true,
      version: 1,
      updatedBy: null,
    });
    expect(roles.find(({ role }) => role === 'super_admin')).toMatchObject({
      permissions: ROLE_PRESETS.super_admin,
      changeable: false,
    });
  });

  it('ASET-1 changes the permissions of a role for new staff, but not for staff who already have it', async () => {
    const invite = (email: string) =>
      auth.call('POST', '/auth/users/invite', {
        token,
        body: { email, firstName: 'Sam', lastName: 'Support', role: 'support' },
      });
    const before = await invite('before@atelier.test');
    const changed = await put('support', { permissions: { blog: PERMISSIONS.blog, contacts: { read: true } } });
    expect(changed.status).toBe(200);
    expect(changed.body.message).toBe('Role updated successfully');
    expect(changed.body.data).toMatchObject({ permissions: PERMISSIONS, version: 2, updatedBy: 'Rut Root' });
    expect((await list()).find(({ role }) => role === 'support')).toEqual(changed.body.data);
    const unchanged = await auth.call('GET', `/auth/users/${before.body.data?.id}`, { token });
    expect(unchanged.body.data?.permissions).toEqual(ROLE_PRESETS.support);
    expect((await invite('after@atelier.test')).body.data?.permissions).toEqual(PERMISSIONS);
    await eventually(async () => {
      const events = await publishedEvents(roleChanged.type, 'support');
      expect(events.map(({ data }) => data)).toContainEqual({ role: 'support', actorId: getPayload(token).sub });
    });
  });

  it('ASET-1 keeps a changed preset across a restart', async () => {
    await put('viewer', { permissions: {} });
    await auth.restart();
    expect((await list()).find(({ role }) => role === 'viewer')).toMatchObject({ permissions: {}, version: 2 });
  });

  it('ASET-1 rejects a change to the preset of super_admin', async () => {
    const refused = await put('super_admin', { permissions: {} });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('The role super_admin has all rights and cannot be changed.');
    expect((await list())[0]?.permissions).toEqual(ROLE_PRESETS.super_admin);
  });

  it('ASET-1 allows only super_admin to change roles, whatever permissions others have', async () => {
    const before = await list();
    const refused = await put('author', { permissions: {} }, asLead);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('Only a super admin can change roles.');
    expect(await list()).toEqual(before);
  });

  it('ASET-1 rejects a change based on an older version', async () => {
    await put('author', { permissions: PERMISSIONS }, token, 1);
    const late = await put('author', { permissions: {} }, token, 1);
    expect(late.status).toBe(409);
    expect(late.body.data).toMatchObject({ version: 2, updated_by: 'Rut Root' });
  });

  it.each([
    ['no map', {}, 'permissions'],
    ['an unknown resource', { permissions: { safe: { read: true } } }, 'permissions.safe'],
    ['an unknown right', { permissions: { blog: { own: true } } }, 'permissions.blog.own'],
    ['a right that is no flag', { permissions: { blog: { read: 'yes' } } }, 'permissions.blog.read'],
    ['another name', { permissions: {}, role: 'boss' }, 'role'],
  ])('ASET-1 rejects %s and changes nothing', async (_case, body, field) => {
    const before = await list();
    const refused = await put('editor', body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.map((issue) => issue.field)).toContain(field);
    expect(await list()).toEqual(before);
  });

  it('ASET-1 creates a custom role, assigns it to staff, and deletes it once it is unused', async () => {
    const created = await post({ role: 'news_desk', permissions: PERMISSIONS });
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({ role: 'news_desk', permissions: PERMISSIONS, custom: true, version: 1 });
    expect((await list()).map(({ role }) => role)).toEqual([...ROLES, 'news_desk']);
    const invited = await auth.call('POST', '/auth/users/invite', {
      token,
      body: { email: 'nora@atelier.test', firstName: 'Nora', lastName: 'News', role: 'news_desk' },
    });
    expect(invited.body.data).toMatchObject({ role: 'news_desk', permissions: PERMISSIONS });
    const inUse = await auth.call('DELETE', '/auth/roles/news_desk', { token });
    expect([inUse.status, inUse.body.message]).toEqual([
      409,
      'Somebody still has this role. Give them another role first.',
    ]);
    await auth.call('PUT', `/auth/users/${invited.body.data?.id}`, { token, body: { role: 'author' } });
    expect((await auth.call('DELETE', '/auth/roles/news_desk', { token, ifMatch: 7 })).status).toBe(409);
    expect((await auth.call('DELETE', '/auth/roles/news_desk', { token })).body.message).toBe('Role deleted');
    expect((await list()).map(({ role }) => role)).toEqual([...ROLES]);
    await eventually(async () => {
      for (const { type } of [roleCreated, roleDeleted])
        expect(await publishedEvents(type, 'news_desk')).toHaveLength(1);
    });
  });

  it.each([
    ['a name that is taken', { role: 'author', permissions: {} }, 409],
    ['the name of API keys', { role: 'api_key', permissions: {} }, 409],
    ['a name with spaces', { role: 'News desk', permissions: {} }, 400],
    ['no name', { permissions: {} }, 400],
    ['a limit where nothing is published', { role: 'other', permissions: { users: { publish: false } } }, 400],
  ])('ASET-1 rejects a new role with %s', async (_case, body, status) => {
    const before = await list();
    expect((await post(body)).status).toBe(status);
    expect(await list()).toEqual(before);
  });

  it('ASET-1 allows only super_admin to create and delete roles, and keeps the built-in roles', async () => {
    expect((await post({ role: 'mine', permissions: {} }, asLead)).status).toBe(403);
    expect((await auth.call('DELETE', '/auth/roles/viewer', { token: asLead })).status).toBe(403);
    const builtIn = await auth.call('DELETE', '/auth/roles/viewer', { token });
    expect([builtIn.status, builtIn.body.message]).toEqual([409, 'A built-in role cannot be deleted.']);
  });

  it('ASET-1 rejects an invitation with a role that does not exist', async () => {
    const person = { email: 'nobody@atelier.test', firstName: 'No', lastName: 'Body', role: 'ghost', permissions: {} };
    const refused = await auth.call('POST', '/auth/users/invite', { token, body: person });
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field: 'role', message: 'There is no such role' }]]);
  });

  it('ASET-1 answers 404 for an unknown role', async () => {
    expect((await put('boss', { permissions: {} })).status).toBe(404);
  });
});
