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

describe('mails to staff in the name of the studio', () => {
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
    return (await auth.mailsTo(email))[0] ?? '';
  };

  it('ASET-1 are as the installation was started with until the settings are told', async () => {
    const mail = await invitationTo('before@example.com');
    expect(mail).toContain('From: Started As <started@studio.example>');
    expect(mail).toContain('Subject: Your invitation to Started As');
  });

  it('ASET-1 name the studio, their sender and the signature as staff set them, whatever comes late', async () => {
    const mail = { senderName: 'Stone Post', senderAddress: 'post@stone.example', signature: 'Yours,\nStone' };
    await follow(settings(2, 'Stone', mail));
    await follow(settings(1, 'Older'));
    const invitation = await invitationTo('told@example.com');
    expect(invitation).toContain('From: Stone Post <post@stone.example>');
    expect(invitation).toContain('Subject: Your invitation to Stone');
    expect(invitation).toContain('Yours,\r\nStone');
    await auth.call('POST', '/auth/forgot-password', { body: { email: root.email } });
    await auth.mailedToken(root.email);
    expect((await auth.mailsTo(root.email))[0]).toContain('Subject: Your password at Stone');
  });

  it('APRO-1 two-factor sign-in names the studio in the authenticator', async () => {
    const body = { currentPassword: root.password };
    const { body: answer } = await auth.call('POST', '/auth/two-factor/enrolment', { token, body });
    expect(decodeURIComponent(String(answer.data?.otpauthUrl))).toContain('issuer=Stone');
  });

  it('ASET-1 leave from the address of the installation where staff named none', async () => {
    await follow(settings(3, 'Stone'));
    expect(await invitationTo('plain@example.com')).toContain('From: Stone <started@studio.example>');
  });
});
