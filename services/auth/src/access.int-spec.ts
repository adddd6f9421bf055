import { authOperations, isAllowed, ROLE_PRESETS } from '@atelier/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, startAuthUnderTest } from './testing/auth-under-test.js';

const calls = Object.entries(authOperations).map(([key, { access }]) => ({ key, access }));
const forStaff = calls.filter(({ access }) => access !== 'everyone');
const forSome = calls.filter(({ access }) => typeof access === 'object');

describe('access to the auth service', () => {
  const viewer = aMember({ email: 'viewer@atelier.test', role: 'viewer' });
  let auth: AuthUnderTest;
  let token: string;

  beforeAll(async () => {
    auth = await startAuthUnderTest([viewer]);
    token = (await auth.signIn(viewer)).token;
  });
  afterAll(() => auth.stop());

  const call = (key: string, options: { token?: string } = {}) => {
    const [method = '', path = ''] = key.split(' ');
    const address = path.replaceAll(/\{\w+\}/g, '0123456789abcdef01234567');
    return auth.call(method, address, { ...options, ...(method === 'GET' ? {} : { body: {} }) });
  };

  it.each(forStaff)('API-AUTH $key answers 401 without a token', async ({ key }) => {
    expect((await call(key)).status).toBe(401);
  });

  it.each(forStaff)('API-AUTH $key answers 401 to an invalid token', async ({ key }) => {
    const refused = await call(key, { token: 'a.b.c' });
    expect(refused.status).toBe(401);
    expect(refused.body.message).toBe('Session expired. Please login again.');
  });

  it.each(forSome)('ASET-1 $key answers 403 to staff without the permission', async ({ key, access }) => {
    const { action, resources } = access as Exclude<typeof access, string>;
    const rights = { role: 'viewer', permissions: ROLE_PRESETS.viewer };
    expect(resources.some((resource) => isAllowed(rights, resource, action))).toBe(false);
    expect((await call(key, { token })).status).toBe(403);
  });
});
