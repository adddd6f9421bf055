import { beforeEach, describe, expect, it } from '@jest/globals';
import { computeDigest, type RefreshTokenRecord } from './refresh-token.js';
import { RefreshTokens } from './refresh-tokens.js';
import type { RefreshTokensRepository } from './refresh-tokens.repository.js';

class TokensInMemory implements Pick<RefreshTokensRepository, keyof RefreshTokensRepository> {
  readonly records = new Map<string, RefreshTokenRecord>();

  async insert(token: RefreshTokenRecord) {
    this.records.set(token.digest, token);
  }
  async find(digest: string) {
    return this.records.get(digest);
  }
  async spend(digest: string, spentAt: Date, successorSalt: string) {
    const known = this.records.get(digest);
    if (known !== undefined) this.records.set(digest, { ...known, spentAt, successorSalt });
  }
  async move(fromSessionId: string, sessionId: string) {
    for (const record of this.records.values())
      if (record.sessionId === fromSessionId) this.records.set(record.digest, { ...record, sessionId });
  }
}

const START = new Date('2026-03-01T12:00:00Z');
const EXPIRY = new Date('2026-03-15T12:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

describe('refresh token chain', () => {
  let stored: TokensInMemory;
  let tokens: RefreshTokens;
  let first: string;

  beforeEach(async () => {
    stored = new TokensInMemory();
    tokens = new RefreshTokens(stored as unknown as RefreshTokensRepository);
    first = await tokens.issue('session-1', EXPIRY);
  });

  const redeem = async (token: string, seconds: number) => {
    const redemption = await tokens.redeem(token, after(seconds), EXPIRY);
    return redemption.kind === 'renewed' ? redemption.token : redemption.kind;
  };

  it('API-AUTH exchanges a token for another token of the same session', async () => {
    const redemption = await tokens.redeem(first, START, EXPIRY);
    expect(redemption).toEqual({ kind: 'renewed', sessionId: 'session-1', token: expect.any(String) });
    expect(redemption).not.toMatchObject({ token: first });
  });

  it('AUTH-4 returns the same successor for up to ten seconds', async () => {
    const second = await redeem(first, 0);
    expect(await redeem(first, 10)).toBe(second);
    expect(stored.records.size).toBe(2);
  });

  it('AUTH-4 gives a late tab the live token after two renewals by other tabs', async () => {
    const third = await redeem(await redeem(first, 0), 4);
    expect(await redeem(first, 8)).toBe(third);
  });

  it('API-AUTH treats a spent token as reused once the grace period is over', async () => {
    await redeem(first, 0);
    expect(await redeem(first, 10.001)).toBe('reused');
  });

  it('API-AUTH treats a token as reused, however many successors it has had', async () => {
    await redeem(await redeem(first, 0), 900);
    expect(await redeem(first, 905)).toBe('reused');
  });

  it('API-AUTH reports no reuse for a token that was never issued', async () => {
    expect(await redeem('guessed', 0)).toBe('unknown');
  });

  it('API-AUTH stores only digests, from which no token can be derived', async () => {
    const second = await redeem(first, 0);
    expect([...stored.records.keys()]).toEqual([computeDigest(first), computeDigest(second)]);
    const everything = JSON.stringify([...stored.records.values()]);
    expect(everything).not.toContain(first);
    expect(everything).not.toContain(second);
  });

  it('AUTH-5 finds the session of a spent token, so an old cookie can sign out', async () => {
    await redeem(first, 0);
    expect(await tokens.findSession(first)).toBe('session-1');
    expect(await tokens.findSession('guessed')).toBeUndefined();
  });

  it('API-AUTH moves the whole chain to another session, and still detects reuse', async () => {
    const second = await redeem(first, 0);
    await tokens.move('session-1', 'session-2');
    expect(await tokens.redeem(second, after(60), EXPIRY)).toMatchObject({ kind: 'renewed', sessionId: 'session-2' });
    expect(await tokens.redeem(first, after(60), EXPIRY)).toEqual({ kind: 'reused', sessionId: 'session-2' });
  });
});
