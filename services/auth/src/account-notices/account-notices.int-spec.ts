import { eventually } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ensureAdministrator, resetPassword } from '../index.js';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';

const CHANGED = 'Subject: The password of your Northern Light account was changed';
const NEW_PASSWORD = 'loud-harbour-7';

describe('mails about a changed password', () => {
  const names = ['root', 'ada', 'bea', 'cyd', 'dot'] as const;
  const members = names.map((name) =>
    aMember({ email: `${name}@atelier.test`, firstName: name, role: name === 'root' ? 'super_admin' : 'editor' }),
  );
  const member = (name: (typeof names)[number]) => aMember({ email: `${name}@atelier.test` });
  let auth: AuthUnderTest;

  beforeAll(async () => {
    auth = await startAuthUnderTest(members, { STUDIO_NAME: 'Northern Light' });
  });
  afterAll(() => auth.stop());

  const change = async (name: (typeof names)[number]) => {
    const { token } = await auth.signIn(member(name));
    const body = { currentPassword: member(name).password, newPassword: NEW_PASSWORD };
    return auth.call('PUT', '/auth/change-password', { token, body });
  };
  const noticesTo = (email: string) => auth.mailsTo(email, CHANGED);
  const noticed = (email: string) => eventually(async () => expect(await noticesTo(email)).toHaveLength(1));

  it('AUTH-5 reach the owner who changed it, with what to do if it was somebody else', async () => {
    const { email } = member('ada');
    expect((await change('ada')).status).toBe(200);
    await noticed(email);
    const [mail = ''] = await noticesTo(email);
    expect(mail).toContain('Hello ada,');
    expect(mail.match(/on the sign-in page right away to choose another one/g)).toHaveLength(2);
    expect(mail).not.toContain(NEW_PASSWORD);
  });

  it('API-AUTH reach the owner if a mailed link set it', async () => {
    const { email } = member('bea');
    await auth.call('POST', '/auth/forgot-password', { body: { email } });
    const body = { token: await auth.mailedToken(email), password: NEW_PASSWORD };
    expect((await auth.call('POST', '/auth/reset-password', { body })).status).toBe(200);
    await noticed(email);
  });

  it('API-AUTH reach the owner if the command line set it, which has no mail settings', async () => {
    const { MAIL_DIR: _none, ...commandLine } = auth.env;
    await resetPassword(commandLine, member('cyd').email);
    await noticed(member('cyd').email);
  });

  it('AUTH-5 are not sent for an attempt that changed nothing, the first password of an invited person, or set-up', async () => {
    const { token } = await auth.signIn(member('dot'));
    const wrong = { currentPassword: 'guess-1', newPassword: NEW_PASSWORD };
    expect((await auth.call('PUT', '/auth/change-password', { token, body: wrong })).status).toBe(400);
    const root = (await auth.signIn(member('root'))).token;
    const email = 'new@atelier.test';
    const invitation = { email, firstName: 'Nia', lastName: 'New', role: 'viewer' };
    expect((await auth.call('POST', '/auth/users/invite', { token: root, body: invitation })).status).toBe(201);
    const accepted = { token: await auth.mailedToken(email), password: NEW_PASSWORD };
    expect((await auth.call('POST', '/auth/invitations/accept', { body: accepted })).status).toBe(200);
    await ensureAdministrator(auth.env, { email: 'first@atelier.test' });
    expect((await change('dot')).status).toBe(200);
    await noticed(member('dot').email);
    expect(await noticesTo(email)).toEqual([]);
  });
});
