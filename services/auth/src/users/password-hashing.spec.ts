import { describe, expect, it } from '@jest/globals';
import { parseOptions } from '@node-rs/argon2';
import { PasswordHashing } from './password-hashing.js';

describe('password hashing', () => {
  const hashing = new PasswordHashing();

  it('API-AUTH knows the password again and no other', async () => {
    const stored = await hashing.hash('quiet-harbour-9');
    expect(await hashing.matches(stored, 'quiet-harbour-9')).toBe(true);
    expect(await hashing.matches(stored, 'quiet-harbour-8')).toBe(false);
  });

  it('API-AUTH salts: the same password is stored differently each time', async () => {
    expect(await hashing.hash('quiet-harbour-9')).not.toBe(await hashing.hash('quiet-harbour-9'));
  });

  it('API-AUTH costs what OWASP asks of argon2id', async () => {
    const stored = await hashing.hash('quiet-harbour-9');
    expect(stored).toMatch(/^\$argon2id\$/);
    expect(parseOptions(stored)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });

  it('API-AUTH matches nothing where there is no account', async () => {
    expect(await hashing.matches(undefined, 'quiet-harbour-9')).toBe(false);
  });
});
