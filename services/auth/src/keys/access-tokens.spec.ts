import { ROLE_PRESETS, type TokenClaims } from '@atelier/contracts';
import { createLogger } from '@atelier/service-kit';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { AccessTokens } from './access-tokens.js';
import { KeyRing } from './key-ring.js';
import { newPrivateJwk, type SigningKeyRecord } from './signing-key.js';
import type { SigningKeysRepository } from './signing-keys.repository.js';

class KeysInMemory implements Pick<SigningKeysRepository, keyof SigningKeysRepository> {
  constructor(private readonly keys: SigningKeyRecord[] = []) {}

  async all() {
    return this.keys;
  }
  async add(key: SigningKeyRecord) {
    this.keys.push(key);
  }
}

const START = new Date('2026-03-01T12:00:00Z');
const CLAIMS: TokenClaims = {
  sub: 'user-1',
  sid: 'session-1',
  email: 'edda@atelier.test',
  firstName: 'Edda',
  lastName: 'Editor',
  role: 'editor',
  permissions: ROLE_PRESETS.editor,
};
const getHeader = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

describe('access tokens', () => {
  const rings: KeyRing[] = [];
  const getTokens = async (repository: KeysInMemory) => {
    const ring = new KeyRing(repository as unknown as SigningKeysRepository, createLogger('auth', 'silent'));
    rings.push(ring);
    await ring.onModuleInit();
    return { ring, tokens: new AccessTokens(new JwtService(), ring) };
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: START, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  });
  afterEach(() => {
    for (const ring of rings.splice(0)) ring.onApplicationShutdown();
    jest.useRealTimers();
  });

  it('AUTH-4 are valid for exactly a quarter of an hour', async () => {
    const { tokens } = await getTokens(new KeysInMemory());
    const token = await tokens.issue(CLAIMS);
    jest.setSystemTime(START.getTime() + 899_000);
    expect(await tokens.toClaims(token)).toEqual({ ...CLAIMS, exp: START.getTime() / 1000 + 900 });
    jest.setSystemTime(START.getTime() + 900_000);
    expect(await tokens.toClaims(token)).toBeUndefined();
  });

  it('API-AUTH name the key that signed them, and stay valid when a newer key signs', async () => {
    const keys = new KeysInMemory();
    const before = await getTokens(keys);
    const oldToken = await before.tokens.issue(CLAIMS);
    await keys.add({ generation: 2, privateJwk: newPrivateJwk(), createdAt: START });
    jest.setSystemTime(START.getTime() + 600_000);
    const { ring, tokens } = await getTokens(keys);
    const [first, second] = ring.all().map(({ kid }) => kid);
    expect(getHeader(oldToken)).toMatchObject({ alg: 'ES256', kid: first });
    expect(getHeader(await tokens.issue(CLAIMS))).toMatchObject({ alg: 'ES256', kid: second });
    expect(await tokens.toClaims(oldToken)).toMatchObject(CLAIMS);
  });

  it('AUTH-4 are rejected from another issuer', async () => {
    const { ring, tokens } = await getTokens(new KeysInMemory());
    const { privateKey, kid } = ring.signer();
    const foreign = await new JwtService().signAsync(CLAIMS, {
      privateKey,
      keyid: kid,
      algorithm: 'ES256',
      issuer: 'somebody-else',
      expiresIn: 900,
    });
    expect(await tokens.toClaims(foreign)).toBeUndefined();
  });

  it('AUTH-4 are rejected without the claims of the contract', async () => {
    const { ring, tokens } = await getTokens(new KeysInMemory());
    const { privateKey, kid } = ring.signer();
    const incomplete = await new JwtService().signAsync(
      { sub: 'user-1' },
      { privateKey, keyid: kid, algorithm: 'ES256', issuer: 'atelier', expiresIn: 900 },
    );
    expect(await tokens.toClaims(incomplete)).toBeUndefined();
  });
});
