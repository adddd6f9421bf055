import { isAllowed, tokenClaims } from '@atelier/contracts';
import { getSigningKey } from '@atelier/release-kit/release-signing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, getPayload, startAuthUnderTest } from '../testing/auth-under-test.js';

const RELEASE_KEY = 'a-release-key-of-the-studio-0123456789abcdef';

describe('API key exchange', () => {
  let auth: AuthUnderTest;

  beforeAll(async () => {
    auth = await startAuthUnderTest([], { ATELIER_RELEASE_KEY: RELEASE_KEY });
  });
  afterAll(() => auth.stop());

  const exchange = (apiKey?: string) =>
    auth.call('POST', '/auth/api-keys/exchange', apiKey === undefined ? {} : { apiKey });

  it('API-AUTH gives the release key a token with exactly the permissions of the key', async () => {
    const { status, body } = await exchange(RELEASE_KEY);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { token: expect.any(String), expiresInSeconds: 900 } });
    const claims = tokenClaims.parse(getPayload(body.data?.token ?? ''));
    expect(claims.permissions).toEqual({ releases: { read: true, write: true, delete: true } });
    expect(isAllowed(claims, 'releases', 'write')).toBe(true);
    expect(isAllowed(claims, 'users', 'read')).toBe(false);
  });

  it('API-AUTH does not turn a key into a staff member', async () => {
    const token = (await exchange(RELEASE_KEY)).body.data?.token ?? '';
    expect((await auth.call('GET', '/auth/me', { token })).status).toBe(401);
    expect((await auth.call('PUT', '/auth/profile', { token, body: { firstName: 'Robot' } })).status).toBe(401);
  });

  it.each([
    ['an unknown key', 'x'.repeat(43)],
    ['an empty key', ''],
    ['no key', undefined],
  ])('API-AUTH rejects %s', async (_case, key) => {
    const refused = await exchange(key);
    expect(refused.status).toBe(401);
    expect(refused.body.message).toBe('The API key is not valid.');
  });

  it('PLT-3 includes the public signing key of the release key in its token', async () => {
    const claims = tokenClaims.parse(getPayload((await exchange(RELEASE_KEY)).body.data?.token ?? ''));
    expect(claims.signingKey).toBe(getSigningKey(RELEASE_KEY));
    const stored = await auth.inspect((database) => database.collection('api_keys').find().toArray());
    expect(stored).toMatchObject([{ signingKey: getSigningKey(RELEASE_KEY) }]);
  });

  it('API-AUTH stores only a digest of the key', async () => {
    const stored = await auth.inspect((database) => database.collection('api_keys').find().toArray());
    expect(stored).toMatchObject([{ name: 'release', digest: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(JSON.stringify(stored)).not.toContain(RELEASE_KEY);
  });
});
