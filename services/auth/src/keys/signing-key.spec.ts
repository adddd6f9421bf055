import { describe, expect, it } from '@jest/globals';
import { newPrivateJwk, signerAmong, toSigningKey } from './signing-key.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const minutesAgo = (minutes: number) => ({ createdAt: new Date(NOW.getTime() - minutes * 60_000) });

describe('signing keys', () => {
  it('API-AUTH expose only their public half', () => {
    const privateJwk = newPrivateJwk();
    const { publicJwk, kid } = toSigningKey({ generation: 1, privateJwk, createdAt: NOW });
    expect(publicJwk).toEqual({
      kty: 'EC',
      crv: 'P-256',
      x: privateJwk.x,
      y: privateJwk.y,
      kid,
      alg: 'ES256',
      use: 'sig',
    });
  });

  it('API-AUTH keep their ID across restarts', () => {
    const record = { generation: 1, privateJwk: newPrivateJwk(), createdAt: NOW };
    expect(toSigningKey(record).kid).toBe(toSigningKey(record).kid);
  });

  it('API-AUTH sign with the newest key that all services have had time to learn of', () => {
    const [old, middle, fresh] = [minutesAgo(600), minutesAgo(5), minutesAgo(4)];
    expect(signerAmong([old, middle, fresh], NOW)).toBe(middle);
  });

  it('API-AUTH sign with the first key immediately', () => {
    const first = minutesAgo(0);
    expect(signerAmong([first], NOW)).toBe(first);
  });

  it('API-AUTH throw if there is no key', () => {
    expect(() => signerAmong([], NOW)).toThrow('no key');
  });
});
