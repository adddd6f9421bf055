import { describe, expect, it } from '@jest/globals';
import { readablePassword } from './readable-password.js';

describe('readable passwords', () => {
  it('API-AUTH come in four groups without letters that are taken for digits', () => {
    for (let count = 0; count < 50; count += 1)
      expect(readablePassword()).toMatch(/^(?!.*[01ilo])[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  });

  it('API-AUTH are never the same', () => {
    const passwords = new Set(Array.from({ length: 200 }, readablePassword));
    expect(passwords.size).toBe(200);
  });
});
