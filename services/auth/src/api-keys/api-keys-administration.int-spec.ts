import { type ApiKey, apiKeyCreated, apiKeyDeleted, sessionRevoked } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, getPayload, startAuthUnderTest } from '../testing/auth-under-test.js';

const BLOG = { blog: { read: true, write: true } };

describe('API key settings', () => {
  const root = aMember({ email: 'root@atelier.test', firstName: 'Rut', lastName: 'Root', role: 'super_admin' });
  const lead = aMember({ email: 'lead@atelier.test' });
  let auth: AuthUnderTest;
  let token: string;
  let asLead: string;

  beforeAll(async () => {
    auth = await startAuthUnderTest([root, lead], { ATELIER_RELEASE_KEY: 'r'.repeat(40) });
    const permissions = { ...BLOG, settings: { read: true, write: true, delete: true } };
    await auth.record(lead.email, { permissions });
    token = (await auth.signIn(root)).token;
    asLead = (await auth.signIn(lead)).token;
  });
  afterAll(() => auth.stop());

  const create = (body: unknown, as = token) => auth.call('POST', '/auth/api-keys', { token: as, body });
  const created = async (fields: Record<string, unknown> = {}) => {
    const name = `key ${Math.random()}`;
    const { body } = await create({ name, permissions: BLOG, ...fields });
    return { id: String(body.data?.id), key: String(body.data?.key), name };
  };
  const remove = (id: string, as = token) => auth.call('DELETE', `/auth/api-keys/${id}`, { token: as });
  const exchange = (apiKey: string) => auth.call('POST', '/auth/api-keys/exchange', { apiKey });
  const list = async () => (await auth.call('GET', '/auth/api-keys', { token })).body.data as unknown as ApiKey[];

  it('ASET-1 create a working key, shown once and stored as a digest', async () => {
    const { status, body } = await create({ name: ' Import ', permissions: BLOG });
    expect(status).toBe(201);
    const key = String(body.data?.key);
    expect(key).toMatch(/^atelier_[\w-]{43}$/);
    expect(body.data).toMatchObject({ name: 'Import', permissions: BLOG, createdBy: 'Rut Root', lastUsedAt: null });
    const claims = getPayload((await exchange(key)).body.data?.token ?? '');
    expect(claims).toMatchObject({ role: 'api_key', permissions: BLOG });
    const listed = await list();
    expect(listed.map(({ name }) => name)).toEqual(['Import', 'release']);
    const stored = await auth.inspect((database) => database.collection('api_keys').find().toArray());
    expect(JSON.stringify([listed, stored])).not.toContain(key);
  });

  it('PLT-4 create a key that publishes one remote only after a recent second factor', async () => {
    const rights = { releases: { read: true, write: true } };
    const wanted = { name: 'CI of the site', permissions: rights, remotes: ['mfe-public'], releaseVerbs: ['publish'] };
    const refused = await create(wanted);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('/api/auth/confirm')]);
    const { cookie, sessionId } = await auth.signIn(root);
    await auth.inspect((database) =>
      database.collection('sessions').updateOne({ _id: sessionId as never }, { $set: { secondFactorAt: new Date() } }),
    );
    const fresh = (await auth.call('POST', '/auth/refresh', { cookie })).body.data?.token ?? '';
    const made = await create(wanted, fresh);
    expect(made.body.data).toMatchObject({ remotes: ['mfe-public'], releaseVerbs: ['publish'] });
    const claims = getPayload((await exchange(String(made.body.data?.key))).body.data?.token ?? '');
    expect(claims).toMatchObject({ role: 'api_key', remotes: ['mfe-public'], releaseVerbs: ['publish'] });
    expect((await create({ ...wanted, name: 'all', remotes: ['*'] }, fresh)).status).toBe(400);
    for (const releaseVerbs of [[], ['publish', 'destroy']])
      expect((await create({ ...wanted, name: 'verbs', releaseVerbs }, fresh)).status).toBe(400);
    const release = getPayload((await exchange('r'.repeat(40))).body.data?.token ?? '');
    expect(release.remotes).toEqual(['*']);
    await remove(String(made.body.data?.id));
  });

  it('ASET-1 show the last use of a key to the hour', async () => {
    const { key, name } = await created();
    await exchange(key);
    const lastUsedAt = (await list()).find((one) => one.name === name)?.lastUsedAt;
    expect(lastUsedAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:00:00\.000Z$/);
  });

  it('ASET-1 delete a key, which stops the key and its tokens from working', async () => {
    const { id, key } = await created({ permissions: { settings: { read: true, write: true } } });
    const bearer = (await exchange(key)).body.data?.token ?? '';
    expect((await auth.call('GET', '/auth/api-keys', { token: bearer })).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect((await exchange(key)).status).toBe(401);
    expect((await create({ name: 'by a dead key', permissions: {} }, bearer)).status).toBe(401);
    const actorId = getPayload(token).sub;
    await eventually(async () => {
      const [revoked] = await publishedEvents(sessionRevoked.type, getPayload(bearer).sid);
      expect(revoked?.data).toMatchObject({ sessionId: `api-key-${id}`, reason: 'api_key_deleted' });
      expect((await publishedEvents(apiKeyCreated.type, id))[0]?.data).toEqual({ keyId: id, actorId });
      expect((await publishedEvents(apiKeyDeleted.type, id))[0]?.data).toEqual({ keyId: id, actorId });
    });
    expect((await remove(id)).status).toBe(404);
  });

  it('ASET-1 make a key expire, and no token outlives it', async () => {
    const { id, key } = await created({ expiresAt: new Date(Date.now() + 60_000).toISOString() });
    const { body } = await exchange(key);
    expect(body.data?.expiresInSeconds).toBeLessThanOrEqual(60);
    const { iat, exp } = getPayload(body.data?.token ?? '');
    expect(Number(exp) - Number(iat)).toBeLessThanOrEqual(60);
    await auth.inspect(async (database) => {
      const [stored] = (await database.collection('api_keys').find().toArray()).filter(({ _id }) => String(_id) === id);
      await database
        .collection('api_keys')
        .updateOne({ _id: stored?._id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    });
    expect((await exchange(key)).status).toBe(401);
  });

  it('ASET-1 deny an API key creating another one that is valid longer than itself', async () => {
    const rights = { settings: { read: true, write: true } };
    const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
    const { key } = await created({ permissions: rights, expiresAt: inMinutes(60) });
    const bearer = (await exchange(key)).body.data?.token ?? '';
    const made = async (expiresAt: string | null) =>
      create({ name: `heir ${Math.random()}`, permissions: rights, expiresAt }, bearer);
    for (const expiresAt of [null, inMinutes(61)]) {
      const refused = await made(expiresAt);
      expect(refused.status).toBe(403);
      expect(refused.body.message).toBe('An API key cannot create one that is valid longer than itself.');
    }
    expect((await made(inMinutes(59))).status).toBe(201);
    const lasting = await created({ permissions: rights });
    const lastingBearer = (await exchange(lasting.key)).body.data?.token ?? '';
    expect((await create({ name: 'lasting heir', permissions: rights }, lastingBearer)).status).toBe(201);
  });

  it('ASET-1 do not delete the installation’s release key', async () => {
    const release = (await list()).find(({ name }) => name === 'release');
    const refused = await remove(release?.id ?? '');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('setting of the installation');
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'Name is required'],
    ['a name that is taken', { name: 'taken' }, 'name', 'An API key with this name already exists'],
    ['the name of the release key', { name: 'release' }, 'name', 'An API key with this name already exists'],
    ['an expiry that has passed', { expiresAt: '2020-01-01' }, 'expiresAt', 'Expiry date must be in the future'],
    ['an expiry that is none', { expiresAt: 'soon' }, 'expiresAt', 'Must be a valid date'],
    ['an unknown right', { permissions: { blog: { own: true } } }, 'permissions.blog.own', "Unknown field 'own'"],
    ['a key of its own', { digest: 'x' }, 'digest', "Unknown field 'digest'"],
  ])('ASET-1 reject %s and create no key', async (_case, fields, field, message) => {
    await create({ name: 'taken', permissions: {} });
    const before = await list();
    const refused = await create({ name: 'new', permissions: BLOG, ...fields });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message });
    expect(await list()).toEqual(before);
  });

  it('ASET-1 deny granting a key permissions that the creator does not have', async () => {
    const before = await list();
    const refused = await create({ name: 'strong', permissions: { users: { write: true } } }, asLead);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('You cannot grant permissions that you do not have: write users.');
    expect(await list()).toEqual(before);
    expect((await create({ name: 'weak', permissions: BLOG }, asLead)).status).toBe(201);
  });

  it('ASET-1 answer 404 for an unknown key', async () => {
    expect((await remove('0123456789abcdef01234567')).status).toBe(404);
    expect((await remove('import')).status).toBe(404);
  });
});
