import { DEFAULT_STAFF_SETTINGS, DEFAULT_STUDIO, studioUpdated } from '@atelier/contracts';
import { StudioConsumer } from '@atelier/service-kit';
import { anEvent } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';

const settings = (version: number, name: string, mail: object = {}) =>
  anEvent(studioUpdated, {
    ...DEFAULT_STUDIO,
    ...DEFAULT_STAFF_SETTINGS,
    navigation: [],
    details: { ...DEFAULT_STUDIO.details, name },
    mail: { ...DEFAULT_STAFF_SETTINGS.mail, ...mail },
    version,
    updatedAt: new Date().toISOString(),
  });

describe('studio branding of staff mails', () => {
  const root = aMember({ email: 'root@atelier.test', role: 'super_admin' });
  let auth: AuthUnderTest;
  let token: string;

  beforeAll(async () => {
    auth = await startAuthUnderTest([root], { STUDIO_NAME: 'Started As', STUDIO_EMAIL: 'started@studio.example' });
    token = (await auth.signIn(root)).token;
  });
  afterAll(() => auth.stop());

  /** Passed directly to the service: on the broker, services of other tests would follow it too. */
  const follow = (event: ReturnType<typeof settings>) => auth.application().get(StudioConsumer).onStudioUpdated(event);
  const invitationTo = async (email: string) => {
    const body = { email, firstName: 'Ada', lastName: 'Author', role: 'author' };
    expect((await auth.call('POST', '/auth/users/invite', { token, body })).status).toBe(201);
    await auth.mailedToken(email);
    return (await auth.mailsTo(email, 'token='))[0] ?? '';
  };

  it('ASET-1 uses the startup settings until the studio settings arrive', async () => {
    const mail = await invitationTo('before@example.com');
    expect(mail).toContain('From: Started As <started@studio.example>');
    expect(mail).toContain('Subject: Your invitation to Started As');
  });

  it('ASET-1 uses the studio name, sender, and signature that staff set, and ignores older settings', async () => {
    const mail = { senderName: 'Stone Post', senderAddress: 'post@stone.example', signature: 'Yours,\nStone' };
    await follow(settings(2, 'Stone', mail));
    await follow(settings(1, 'Older'));
    const invitation = await invitationTo('told@example.com');
    expect(invitation).toContain('From: Stone Post <post@stone.example>');
    expect(invitation).toContain('Subject: Your invitation to Stone');
    expect(invitation).toContain('Yours,\r\nStone');
    await auth.call('POST', '/auth/forgot-password', { body: { email: root.email } });
    await auth.mailedToken(root.email);
    expect((await auth.mailsTo(root.email, 'token='))[0]).toContain('Subject: Reset your Stone password');
  });

  it('APRO-1 names the studio in the authenticator app', async () => {
    const body = { currentPassword: root.password };
    const { body: answer } = await auth.call('POST', '/auth/two-factor/enrolment', { token, body });
    expect(decodeURIComponent(String(answer.data?.otpauthUrl))).toContain('issuer=Stone');
  });

  it('ASET-1 uses the startup address if staff set none', async () => {
    await follow(settings(3, 'Stone'));
    expect(await invitationTo('plain@example.com')).toContain('From: Stone <started@studio.example>');
  });
});
