import { type RemoteRelease, remoteManifest, type VersionEntry } from '@atelier/contracts';
import { getSigningKey, isSigned, signRelease } from '@atelier/release-kit/release-signing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aManifest, aRemote, type Registry, startRegistry } from '../../test/registry-under-test.js';

const SECRET = 'atelier_a-key-of-a-build-server-0123456789';
const COMMIT = 'c0ffee'.padEnd(40, '0');

describe('signed versions', () => {
  let registry: Registry;

  beforeAll(async () => {
    registry = await startRegistry('directory');
  });
  afterAll(() => registry.stop());

  const register = async (
    remote: string,
    change: object = {},
    signingKey: string | undefined = getSigningKey(SECRET),
  ) => {
    const files = await registry.uploadAll(remote, '1.0.0');
    const manifest = remoteManifest.parse(aManifest(remote, '1.0.0'));
    const signature = signRelease(SECRET, { ...manifest, files, commit: COMMIT });
    const claims = { remotes: [remote], secondFactorAt: undefined, permissions: { releases: { write: true } } };
    const token = await registry.keys.tokenFor({ ...claims, signingKey, role: 'api_key' as never });
    return registry.call('POST', `/releases/${remote}/versions`, {
      headers: { authorization: `Bearer ${token}` },
      body: { version: '1.0.0', manifest, files, commit: COMMIT, signature, ...change },
    });
  };

  it('PLT-3 PLT-4 show the key that signed them and the commit that they were built from', async () => {
    const remote = aRemote();
    expect((await register(remote)).status).toBe(201);
    const listed = await registry.call('GET', `/releases/${remote}/versions`, { as: 'super_admin' });
    expect((listed.body.data as unknown as VersionEntry[])[0]).toMatchObject({
      commit: COMMIT,
      signingKey: getSigningKey(SECRET),
      publishedBy: { kind: 'api-key' },
    });
    const { body } = await registry.call('GET', `/releases/${remote}/versions/1.0.0`);
    const { signature, ...release } = body.data as unknown as RemoteRelease;
    expect(signature && isSigned(release, signature)).toBe(true);
  });

  it('PLT-3 are rejected if the signature does not match the registration', async () => {
    const remote = aRemote();
    const { status, body } = await register(remote, { commit: 'b'.repeat(40) });
    expect([status, body.errors]).toEqual([
      400,
      [{ field: 'signature.value', message: 'Is not the signature of this version' }],
    ]);
    expect(await registry.getDocuments('versions', remote)).toEqual([]);
  });

  it('PLT-3 are rejected with the signature of another key', async () => {
    const remote = aRemote();
    const { status, body } = await register(remote, {}, getSigningKey('atelier_another-key'));
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['signature.publicKey']]);
  });

  it('PLT-2 can be registered without a signature by staff and by older tools', async () => {
    expect((await register(aRemote(), { signature: undefined, commit: undefined })).status).toBe(201);
  });
});
