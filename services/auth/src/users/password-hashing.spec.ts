import { describe, expect, it } from '@jest/globals';
import { parseOptions } from '@node-rs/argon2';
import { MAX_WAITING, PasswordHashing } from './password-hashing.js';

describe('password hashing', () => {
  const hashing = new PasswordHashing();

  it('API-AUTH matches the right password and no other', async () => {
    const stored = await hashing.hash('quiet-harbour-9');
    expect(await hashing.matches(stored, 'quiet-harbour-9')).toBe(true);
    expect(await hashing.matches(stored, 'quiet-harbour-8')).toBe(false);
  });

  it('API-AUTH salts each hash, so the same password is stored differently each time', async () => {
    expect(await hashing.hash('quiet-harbour-9')).not.toBe(await hashing.hash('quiet-harbour-9'));
  });

  it('API-AUTH uses the argon2id parameters recommended by OWASP', async () => {
    const stored = await hashing.hash('quiet-harbour-9');
    expect(stored).toMatch(/^\$argon2id\$/);
    expect(parseOptions(stored)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });

  it('AUTH-1 rejects work immediately beyond the queue limit, and serves what is queued', async () => {
    const stored = await hashing.hash('quiet-harbour-9');
    const flood = Array.from({ length: 300 }, () => hashing.matches(stored, 'quiet-harbour-9'));
    const outcomes = await Promise.allSettled(flood);
    const served = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(served).toBeGreaterThanOrEqual(MAX_WAITING);
    expect(served).toBeLessThan(MAX_WAITING + 4);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { status: 503, retryAfterSeconds: 1 } });
    expect(await hashing.matches(stored, 'quiet-harbour-9')).toBe(true);
  });

  it('API-AUTH matches nothing without an account', async () => {
    expect(await hashing.matches(undefined, 'quiet-harbour-9')).toBe(false);
  });
});
