import { describe, expect, it } from '@jest/globals';
import { newAuthenticatorSecret, stepOfCode, toOtpauthUrl } from './authenticator.js';

/** '12345678901234567890', the secret of RFC 6238, appendix B, in Base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('authenticator app codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('APRO-1 match RFC 6238: at %i seconds the code is %s', (seconds, code) => {
    expect(stepOfCode(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('APRO-1 are accepted one step before and after their time, and no further', () => {
    const [code, step] = ['005924', 41_152_263];
    const start = step * 30;
    const taken = (seconds: number) => stepOfCode(RFC_SECRET, code, at(start + seconds));
    expect([-30, 0, 59].map(taken)).toEqual([step, step, step]);
    expect([-31, 60].map(taken)).toEqual([undefined, undefined]);
  });

  it('APRO-1 are rejected if they have another length', () => {
    expect(stepOfCode(RFC_SECRET, '28708', at(59))).toBeUndefined();
  });

  it('APRO-1 are enrolled with a URL that authenticator apps understand', () => {
    const secret = newAuthenticatorSecret();
    const url = new URL(toOtpauthUrl(secret, 'edda@atelier.test', 'Studio Nord'));
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(url.protocol).toBe('otpauth:');
    expect(decodeURIComponent(url.pathname)).toContain('Studio Nord:edda@atelier.test');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'Studio Nord' });
  });
});
