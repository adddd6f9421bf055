import { describe, expect, it } from '@jest/globals';
import { readablePassword } from './readable-password.js';

describe('readable passwords', () => {
  it('API-AUTH consist of four groups without letters that can be mistaken for digits', () => {
    for (let count = 0; count < 50; count += 1)
      expect(readablePassword()).toMatch(/^(?!.*[01ilo])[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  });

  it('API-AUTH never repeat', () => {
    const passwords = new Set(Array.from({ length: 200 }, readablePassword));
    expect(passwords.size).toBe(200);
  });
});
