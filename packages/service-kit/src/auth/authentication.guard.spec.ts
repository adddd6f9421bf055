import { generateKeyPairSync } from 'node:crypto';
import { ROLE_PRESETS } from '@atelier/contracts';
import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { SignJWT } from 'jose';
import { AuthenticationGuard } from './authentication.guard.js';
import { JwtStrategy } from './jwt.strategy.js';
import type { RevokedSessions } from './revoked-sessions.js';
import type { SigningKeys } from './signing-keys.js';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const signingKeys = { find: () => publicKey, waitUntilReady: async () => true } as unknown as SigningKeys;
const revoked = { has: () => false, waitUntilReady: async () => true } as unknown as RevokedSessions;

const aRequestFrom = async (sub: string) => {
  const claims = { sid: sub, email: `${sub}@atelier.test`, firstName: 'A', lastName: 'B', role: 'editor' };
  const token = await new SignJWT({ ...claims, permissions: ROLE_PRESETS.editor })
    .setProtectedHeader({ alg: 'ES256', kid: 'test' })
    .setSubject(sub)
    .setIssuer('atelier')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(privateKey);
  return { headers: { authorization: `Bearer ${token}` }, user: undefined as { sub: string } | undefined };
};

const getContext = (request: object) =>
  ({
    getType: () => 'http',
    getHandler: () => getContext,
    getClass: () => Object,
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({}), getNext: () => () => undefined }),
  }) as unknown as ExecutionContext;

describe('authentication guard', () => {
  it('AUTH-4 never confuses two concurrent requests', async () => {
    const guard = new AuthenticationGuard(new JwtStrategy(signingKeys), signingKeys, revoked);
    const requests = await Promise.all(Array.from({ length: 20 }, (_, number) => aRequestFrom(`person-${number}`)));
    await Promise.all(requests.map((request) => guard.canActivate(getContext(request))));
    expect(requests.map(({ user }) => user?.sub)).toEqual(requests.map((_, number) => `person-${number}`));
  });

  it('AUTH-4 keeps the keys of several services in one process separate', async () => {
    const strategy = new JwtStrategy(signingKeys);
    const guard = new AuthenticationGuard(strategy, signingKeys, revoked);
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
    const later = new JwtStrategy({ ...signingKeys, find: () => other } as unknown as SigningKeys);
    expect(later.registeredName).not.toBe(strategy.registeredName);
    const request = await aRequestFrom('ada');
    await guard.canActivate(getContext(request));
    expect(request.user?.sub).toBe('ada');
  });
});
