import { DEFAULT_STAFF_SETTINGS, DEFAULT_STUDIO, studioUpdated } from '@atelier/contracts';
import { StudioConsumer } from '@atelier/service-kit';
import { anEvent, eventually } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

const mailSettings = (version: number, mail: object) =>
  anEvent(studioUpdated, {
    ...DEFAULT_STUDIO,
    ...DEFAULT_STAFF_SETTINGS,
    navigation: [],
    details: { ...DEFAULT_STUDIO.details, name: 'Stone' },
    mail: { ...DEFAULT_STAFF_SETTINGS.mail, ...mail },
    version,
    updatedAt: new Date().toISOString(),
  });

describe('mail settings of the studio', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const mailsAbout = async (text: string) => (await contacts.mails()).filter((mail) => mail.includes(text));
  /** Passed directly to the service: on the broker, services of other tests would follow it too. */
  const follow = (event: ReturnType<typeof mailSettings>) =>
    contacts.application.get(StudioConsumer).onStudioUpdated(event);
  const mailAbout = (text: string) =>
    eventually(async () => {
      const found = await mailsAbout(text);
      expect(found).toHaveLength(1);
      return found[0];
    });

  it('ASET-1 default to the startup settings until the first event arrives', async () => {
    await contacts.send({ email: 'before@example.com' });
    const mail = await mailAbout('To: before@example.com');
    expect(mail).toContain('From: Atelier <studio@atelier.local>');
    expect(mail).toContain('Thank you for reaching out.');
  });

  it('ASET-1 set the sender, the notice address, and the signature', async () => {
    const mail = {
      senderAddress: 'post@stone.example',
      noticeAddress: 'desk@stone.example',
      acknowledgement: 'A person reads this tomorrow.',
      signature: 'Yours,\nStone',
    };
    await follow(mailSettings(2, mail));
    await follow(mailSettings(1, { senderAddress: 'older@stone.example' }));
    await contacts.send({ email: 'told@example.com' });
    const acknowledgement = await mailAbout('A person reads this tomorrow.');
    expect(acknowledgement).toContain('From: Stone <post@stone.example>');
    expect(acknowledgement).toContain('Yours,\r\nStone');
    expect(await mailAbout('<desk@stone.example>')).toContain('Subject: New message');
  });

  it('ASET-1 send no acknowledgement if staff switched it off', async () => {
    await follow(mailSettings(3, { isAcknowledging: false, noticeAddress: 'quiet@stone.example' }));
    await contacts.send({ email: 'quiet-sender@example.com' });
    await mailAbout('<quiet@stone.example>');
    expect(await mailsAbout('To: quiet-sender@example.com')).toEqual([]);
  });

  it('ASET-1 send a test mail to staff with write permission for settings', async () => {
    expect((await contacts.call('POST', '/contact/test-mail')).status).toBe(401);
    expect((await contacts.call('POST', '/contact/test-mail', { as: 'support' })).status).toBe(403);
    const { status, body } = await contacts.call('POST', '/contact/test-mail', { as: 'super_admin' });
    expect([status, body.message]).toEqual([200, expect.stringMatching(/^A test mail is on its way to .+@/)]);
    expect(await mailAbout('Subject: A test mail')).toContain('This is a test mail.');
  });
});
