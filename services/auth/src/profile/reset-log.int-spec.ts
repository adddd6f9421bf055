import { eventually, startServiceProcess } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';

describe('password reset log', () => {
  const ada = aMember({ email: 'ada@atelier.test' });
  let auth: AuthUnderTest;

  beforeAll(async () => {
    auth = await startAuthUnderTest([ada]);
  });
  afterAll(() => auth.stop());

  it('PLT-6 never contains the token of a link or the password that it sets', async () => {
    const service = await startServiceProcess(new URL('../main.ts', import.meta.url), { ...auth.env, PORT: '0' });
    try {
      const post = (path: string, body: object) =>
        fetch(`${service.url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/auth/forgot-password', { email: ada.email });
      const token = await auth.mailedToken(ada.email);
      const password = 'bright-morning-3';
      const statuses: number[] = [];
      for (const path of ['/auth/reset-password', `/auth/reset-password?token=${token}`, `/nowhere?token=${token}`])
        for (const body of [
          { token, password, bogus: token },
          { token, password },
        ])
          statuses.push((await post(path, body)).status);
      expect(statuses).toEqual([400, 200, 400, 400, 404, 404]);
      await eventually(async () => expect(service.log().match(/reset-password/g)?.length).toBeGreaterThanOrEqual(4));
      expect(service.log()).not.toContain(token.slice(0, 12));
      expect(service.log()).not.toContain(password);
    } finally {
      await service.kill();
    }
  });
});
