import { dropDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ensureAdministrator } from '../index.js';
import {
  type Answer,
  type AuthUnderTest,
  aMember,
  authTestEnvironment,
  startAuthUnderTest,
} from '../testing/auth-under-test.js';

const COMMON = 'This password is one of the most common ones. Please choose another.';
const OWN = 'Password must not be your email or the name of the studio';

const REFUSED = [
  ['seven characters', 'quiet-7', 'Password must be at least 8 characters'],
  ['more than 200 characters', 'long'.repeat(51), 'Password is too long'],
  ['one of the most common', 'Sunshine1', COMMON],
  ['the email', 'edda.editor@ATELIER.test', OWN],
  ['the name in the email', 'EddaEditor', OWN],
  ['the name of the studio', 'northernlight', OWN],
] as const;

describe('new password rules', () => {
  const edda = aMember({ email: 'edda.editor@atelier.test' });
  const early = aMember({ email: 'early@atelier.test', password: 'abcdef' });
  let auth: AuthUnderTest;

  beforeAll(async () => {
    auth = await startAuthUnderTest([edda, early], { STUDIO_NAME: 'Northern Light' });
  });
  afterAll(() => auth.stop());

  const expectRefusal = ({ status, body }: Answer, field: string, message: string) => {
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
  };

  it.each(REFUSED)('AUTH-5 reject %s when the password is changed', async (_case, newPassword, message) => {
    const { token } = await auth.signIn(edda);
    const body = { currentPassword: edda.password, newPassword };
    expectRefusal(await auth.call('PUT', '/auth/change-password', { token, body }), 'newPassword', message);
    expect((await auth.signIn(edda)).answer.status).toBe(200);
  });

  it('AUTH-5 reject the same passwords at a mailed link, which stays valid for a better password', async () => {
    await auth.call('POST', '/auth/forgot-password', { body: { email: edda.email } });
    const token = await auth.mailedToken(edda.email);
    const reset = (password: string) => auth.call('POST', '/auth/reset-password', { body: { token, password } });
    for (const [, password, message] of REFUSED) expectRefusal(await reset(password), 'password', message);
    expect((await reset(edda.password)).status).toBe(200);
  });

  it('AUTH-5 reject the same passwords when an invitation is accepted', async () => {
    const root = aMember({ email: 'root@atelier.test', role: 'super_admin' });
    const invited = await startAuthUnderTest([root], { STUDIO_NAME: 'Northern Light' });
    const { token: bearer } = await invited.signIn(root);
    const person = { email: 'eddaeditor@atelier.test', firstName: 'Edda', lastName: 'Editor', role: 'editor' };
    await invited.call('POST', '/auth/users/invite', { token: bearer, body: person });
    const token = await invited.mailedToken(person.email);
    const accept = (password: string) =>
      invited.call('POST', '/auth/invitations/accept', { body: { token, password } });
    expectRefusal(await accept('Sunshine1'), 'password', COMMON);
    expectRefusal(await accept('eddaeditor'), 'password', OWN);
    expect((await accept('quiet-harbour-9')).status).toBe(200);
    await invited.stop();
  });

  it('AUTH-1 do not apply to existing shorter passwords', async () => {
    expect((await auth.signIn(early)).answer.status).toBe(200);
  });

  it('API-AUTH apply to the first administrator, and the error names the variable', async () => {
    const env = await authTestEnvironment();
    const wanted = (password: string) => ensureAdministrator(env, { email: 'studio.head@atelier.test', password });
    await expect(wanted('quiet-7')).rejects.toThrow('ATELIER_ADMIN_PASSWORD: Password must be at least 8 characters');
    await expect(wanted('sunshine1')).rejects.toThrow(`ATELIER_ADMIN_PASSWORD: ${COMMON}`);
    await expect(wanted('studiohead')).rejects.toThrow(`ATELIER_ADMIN_PASSWORD: ${OWN}`);
    expect(await wanted('quiet-harbour-9')).toMatchObject({ created: true });
    await dropDatabase(env.MONGODB_DATABASE);
  });
});
