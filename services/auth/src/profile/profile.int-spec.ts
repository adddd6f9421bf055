import { sessionRevoked } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SessionsService } from '../sessions/sessions.service.js';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';

describe('profile update', () => {
  const edda = aMember();
  const paul = aMember({ email: 'paul@atelier.test', firstName: 'Paul' });
  const rosa = aMember({ email: 'rosa@atelier.test', firstName: 'Rosa' });
  const nora = aMember({ email: 'nora@atelier.test', firstName: 'Nora' });
  let auth: AuthUnderTest;

  beforeAll(async () => {
    auth = await startAuthUnderTest([edda, paul, rosa, nora], { STUDIO_NAME: 'Northern Light' });
  });
  afterAll(() => auth.stop());

  const change = (token: string, body: unknown) => auth.call('PUT', '/auth/change-password', { token, body });
  const computeHash = (email: string) =>
    auth.inspect(async (database) => (await database.collection('users').findOne({ email }))?.passwordHash);

  it('AUTH-5 changes the profile fields that are sent and keeps the rest', async () => {
    const { token } = await auth.signIn(paul);
    const updated = await auth.call('PUT', '/auth/profile', { token, body: { last_name: ' Painter ', id: 'x' } });
    expect(updated.status).toBe(200);
    expect(updated.body.message).toBe('Profile updated successfully');
    expect(updated.body.data?.admin).toMatchObject({ firstName: 'Paul', lastName: 'Painter', email: paul.email });
    const me = await auth.call('GET', '/auth/me', { token });
    expect(me.body.data?.admin).toEqual(updated.body.data?.admin);
  });

  it.each([
    ['a role', { role: 'super_admin' }, 'role', "Unknown field 'role'"],
    ['permissions', { permissions: { users: { write: true } } }, 'permissions', "Unknown field 'permissions'"],
    ['an empty name', { firstName: ' ' }, 'firstName', 'First name is required'],
    ['an endless name', { lastName: 'x'.repeat(61) }, 'lastName', 'Last name must be at most 60 characters'],
    ['a malformed e-mail', { email: 'paul' }, 'email', 'Please enter a valid email'],
    ["somebody else's e-mail", { email: 'EDDA@atelier.test' }, 'email', 'Email is already in use'],
  ])('AUTH-5 rejects %s in a profile', async (_case, body, field, message) => {
    const { token } = await auth.signIn(paul);
    const before = await auth.call('GET', '/auth/me', { token });
    const refused = await auth.call('PUT', '/auth/profile', { token, body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message });
    expect((await auth.call('GET', '/auth/me', { token })).body).toEqual(before.body);
  });

  it.each([
    ['no password', {}, 'Current password is required to change the e-mail'],
    ['a wrong one', { currentPassword: 'guess-1' }, 'Current password is incorrect'],
  ])('APRO-1 keeps the current email if %s is sent with a new email', async (_case, password, message) => {
    const { token } = await auth.signIn(rosa);
    const body = { email: 'rosa.new@atelier.test', ...password };
    const refused = await auth.call('PUT', '/auth/profile', { token, body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field: 'currentPassword', message }]);
  });

  it('APRO-1 changes the email with the password, and needs no password if only letter case changes', async () => {
    const { token } = await auth.signIn(rosa);
    const put = (body: unknown) => auth.call('PUT', '/auth/profile', { token, body });
    expect((await put({ email: 'ROSA@atelier.test' })).status).toBe(200);
    expect((await put({ email: 'rosa.new@atelier.test', currentPassword: rosa.password })).status).toBe(200);
    const back = await put({ email: rosa.email, currentPassword: rosa.password });
    expect(back.body.data?.admin).toMatchObject({ email: rosa.email });
  });

  it('APRO-1 mails the old address, and only that one, when the email changes, with what to do about it', async () => {
    const { token } = await auth.signIn(nora);
    const put = (body: unknown) => auth.call('PUT', '/auth/profile', { token, body });
    expect((await put({ email: nora.email.toUpperCase(), firstName: 'Noa' })).status).toBe(200);
    expect((await put({ email: 'nora.new@atelier.test', currentPassword: nora.password })).status).toBe(200);
    await eventually(async () => expect(await auth.mailsTo(nora.email, 'was changed')).toHaveLength(1));
    const [mail = ''] = await auth.mailsTo(nora.email, 'was changed');
    expect(mail).toContain('Subject: The email address of your Northern Light account was changed');
    expect(mail).toContain('Hello Noa,');
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    expect(mail.match(/you, tell the studio right away/g)).toHaveLength(2);
    expect(mail).not.toContain('nora.new@atelier.test');
    expect(await auth.mailsTo('nora.new@atelier.test', 'was changed')).toEqual([]);
  });

  it('APRO-1 does not write back an email without the password that the owner replaces at that moment', async () => {
    const { token } = await auth.signIn(paul);
    const sessions = auth.application().get(SessionsService);
    const checked = Promise.withResolvers<void>();
    const replaced = Promise.withResolvers<void>();
    const currentUser = sessions.currentUser.bind(sessions);
    jest.spyOn(sessions, 'currentUser').mockImplementationOnce(async (viewer) => {
      const user = await currentUser(viewer);
      checked.resolve();
      await replaced.promise;
      return user;
    });
    const stolen = auth.call('PUT', '/auth/profile', { token, body: { email: paul.email, firstName: 'Pablo' } });
    await checked.promise;
    const body = { email: 'paul.new@atelier.test', currentPassword: paul.password };
    expect((await auth.call('PUT', '/auth/profile', { token, body })).status).toBe(200);
    replaced.resolve();
    expect((await stolen).body.data?.admin).toMatchObject({ email: body.email, firstName: 'Pablo' });
  });

  it('AUTH-5 changes the password, keeps this session, and ends the others', async () => {
    const [here, there] = [await auth.signIn(edda), await auth.signIn(edda)];
    const changed = await change(here.token, { currentPassword: edda.password, newPassword: 'loud-harbour-7' });
    expect(changed.status).toBe(200);
    expect(changed.body.message).toBe('Password changed successfully');
    expect((await auth.call('POST', '/auth/refresh', { cookie: here.cookie })).status).toBe(200);
    expect((await auth.call('POST', '/auth/refresh', { cookie: there.cookie })).status).toBe(401);
    expect((await auth.signIn({ ...edda, password: 'loud-harbour-7' })).answer.status).toBe(200);
    const oldPassword = { email: edda.email, password: edda.password };
    expect((await auth.call('POST', '/auth/login', { body: oldPassword })).status).toBe(401);
    await eventually(async () => {
      const [event] = await publishedEvents(sessionRevoked.type, there.sessionId);
      expect(event?.data).toMatchObject({ sessionId: there.sessionId, reason: 'password_changed' });
    });
    expect(await publishedEvents(sessionRevoked.type, here.sessionId)).toEqual([]);
  });

  it.each([
    ['no current password', { newPassword: 'new-secret' }, 'currentPassword', 'Current password is required'],
    [
      'a wrong current password',
      { currentPassword: 'guess-1', newPassword: 'new-secret' },
      'currentPassword',
      'Current password is incorrect',
    ],
    [
      'a short password',
      { currentPassword: rosa.password, newPassword: '12345' },
      'newPassword',
      'Password must be at least 8 characters',
    ],
    [
      'the same password',
      { currentPassword: rosa.password, newPassword: rosa.password },
      'newPassword',
      'New password must differ from the current password',
    ],
    [
      'another confirmation',
      { currentPassword: rosa.password, newPassword: 'new-secret', confirmPassword: 'new-secrets' },
      'confirmPassword',
      'Passwords do not match',
    ],
  ])('AUTH-5 rejects %s and changes nothing', async (_case, body, field, message) => {
    const { token, cookie } = await auth.signIn(rosa);
    const before = await computeHash(rosa.email);
    const refused = await change(token, body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message });
    expect(await computeHash(rosa.email)).toBe(before);
    expect((await auth.call('POST', '/auth/refresh', { cookie })).status).toBe(200);
  });

  it('API-AUTH changes nothing without a token', async () => {
    const body = { currentPassword: rosa.password, newPassword: 'new-secret' };
    expect((await auth.call('PUT', '/auth/change-password', { body })).status).toBe(401);
    expect((await auth.call('PUT', '/auth/profile', { body: { firstName: 'Eve' } })).status).toBe(401);
  });
});
