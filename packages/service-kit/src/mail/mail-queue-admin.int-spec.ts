import { readdir, rm, writeFile } from 'node:fs/promises';
import { changeRecorded, mailGivenUp } from '@atelier/contracts';
import { eventually } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ConflictException, NotFoundException } from '@nestjs/common';
import { aMailingPlace, anOrder, type MailingPlace } from '../../test/mailing-place.js';
import { MailQueue, type MailRequest } from './mail-queue.js';
import { MailQueueAdmin } from './mail-queue-admin.js';
import type { MailRecord } from './mail-record.js';

const SENT_ALREADY = new ConflictException('This email was already sent.');
const order = (causedBy: string, fields: Partial<MailRequest> = {}) =>
  anOrder(causedBy, { text: 'Open https://studio.example/admin?token=secret', ...fields });
const TO_NOBODY = { to: { name: 'Nobody', address: 'nobody@refused.invalid' } };
const FIRST_PAGE = { page: 1, limit: 10 };

describe('mail queue administration', () => {
  let place: MailingPlace;

  beforeEach(async () => {
    place = await aMailingPlace();
  });
  afterEach(() => place.remove());

  const start = async () => {
    const application = await place.start();
    return {
      queue: application.get(MailQueue, { strict: false }),
      admin: application.get(MailQueueAdmin, { strict: false }),
    };
  };
  const documents = (collection: string, filter = {}) => place.documents(collection, filter);
  const change = (fields: Partial<MailRecord>) => place.changeMails(fields);
  const once = (expected: object) =>
    eventually(async () => {
      expect(await documents('mails')).toMatchObject([expected]);
    });
  /** A mail that failed all attempts over 31 hours, after which the cause is fixed. */
  const aFailedMail = async ({ queue }: Awaited<ReturnType<typeof start>>) => {
    await writeFile(place.directory, 'in the way');
    await queue.add(order('event-1'));
    await once({ attempts: 1, lastError: expect.any(String) });
    await change({ status: 'failed', attempts: 8, endedAt: new Date() });
    await rm(place.directory);
    return 'event-1';
  };

  it('ASET-1 gives up on a mail immediately if its recipient is rejected permanently, and publishes an event', async () => {
    const { queue, admin } = await start();
    await queue.add(order('event-1', TO_NOBODY));
    await once({ status: 'failed', attempts: 1 });
    expect(await documents('outbox', { 'event.type': mailGivenUp.type })).toHaveLength(1);
    const { data, total } = await admin.list(FIRST_PAGE, false);
    expect(total).toBe(1);
    expect(data).toMatchObject([
      { id: 'event-1', status: 'failed', to: TO_NOBODY.to.address, isRetryable: true, nextAttemptAt: null },
    ]);
    expect(data[0]?.lastError).toBe('The receiver’s address cannot exist.');
  });

  it('ASET-1 masks the recipient for staff without permission, and never shows the text of the mail', async () => {
    const { queue, admin } = await start();
    await queue.add(order('event-1', { ...TO_NOBODY, about: 'person-1' }));
    await once({ status: 'failed' });
    const { data } = await admin.list(FIRST_PAGE, true);
    expect(data).toMatchObject([{ to: 'n•••@•••.invalid', isMasked: true, about: '' }]);
    expect(JSON.stringify(data)).not.toMatch(/refused|secret|Hello|person-1/);
  });

  it('ASET-1 shows in plain words why a mail is waiting', async () => {
    await writeFile(place.directory, 'in the way');
    const { queue, admin } = await start();
    await queue.add(order('event-1'));
    await once({ attempts: 1, lastError: expect.any(String) });
    const { data } = await admin.list({ ...FIRST_PAGE, status: 'waiting' }, false);
    expect(data[0]?.lastError).toMatch(/^The mail could not be written to the folder of mails \(E[A-Z]+\)\.$/);
    expect(data[0]?.nextAttemptAt).not.toBeNull();
  });

  it('ASET-1 PLT-5 sends a failed mail once, however many retries are requested concurrently', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const id = await aFailedMail(one);
    const retries = [one.admin.retry(id, false), other.admin.retry(id, false), one.admin.retry(id, false)];
    const refused = (await Promise.allSettled(retries)).filter(({ status }) => status === 'rejected');
    // The mail may be sent before the last request begins.
    for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toEqual(SENT_ALREADY);
    await once({ status: 'sent', attempts: 9, subject: '', text: '' });
    await expect(other.admin.retry(id, false)).rejects.toThrow(SENT_ALREADY);
    expect(await readdir(place.directory)).toEqual(['event-1.eml']);
    const told = await documents('outbox', { 'event.type': changeRecorded.type });
    expect(told[0]?.event.data).toMatchObject({ action: 'retried', resource: 'settings', item: { title: 'mail' } });
    expect(JSON.stringify(told)).not.toContain('ada@');
  });

  it('ASET-1 PLT-5 remembers a requested retry after a restart', async () => {
    const first = await start();
    const id = await aFailedMail(first);
    await writeFile(place.directory, 'in the way');
    await first.admin.retry(id, false);
    await once({ status: 'waiting' });
    await place.stopAll();
    await rm(place.directory);
    await start();
    await once({ status: 'sent' });
  });

  it('PLT-5 gives a retried mail the full number of attempts again', async () => {
    const service = await start();
    const id = await aFailedMail(service);
    await writeFile(place.directory, 'in the way');
    await service.admin.retry(id, false);
    const after = (status: string, attempts: number) =>
      eventually(async () => {
        const [mail] = await documents('mails');
        expect(mail).toMatchObject({ status, attemptsBefore: 8, claimedUntil: null });
        expect(Number(mail?.attempts)).toBeGreaterThanOrEqual(attempts);
      });
    await after('waiting', 9);
    await rm(place.directory);
    await after('sent', 10);
  });

  it('PLT-5 does not touch a mail that is being sent', async () => {
    const { queue, admin } = await start();
    const claimedUntil = new Date(Date.now() + 60_000);
    await queue.add(order('event-1'));
    await once({ status: 'sent' });
    await change({ status: 'waiting', nextAttemptAt: claimedUntil, claimedUntil, endedAt: null });
    await admin.retry('event-1', false);
    await expect(admin.giveUp('event-1')).rejects.toThrow('This mail is being sent at this moment.');
    await once({ status: 'waiting', nextAttemptAt: claimedUntil, attempts: 1 });
  });

  it('ASET-1 sends a waiting mail immediately when staff retry it', async () => {
    await writeFile(place.directory, 'in the way');
    const { queue, admin } = await start();
    await queue.add(order('event-1'));
    await once({ attempts: 1, lastError: expect.any(String) });
    await change({ nextAttemptAt: new Date(Date.now() + 3_600_000) });
    await rm(place.directory);
    await admin.retry('event-1', false);
    await once({ status: 'sent' });
  });

  it('ASET-1 deletes the text of a mail that was given up, and never sends it', async () => {
    const { queue, admin } = await start();
    await queue.add(order('event-1', { ...TO_NOBODY, replyTo: { name: 'Ada', address: 'ada@example.com' } }));
    await once({ status: 'failed' });
    await admin.giveUp('event-1');
    await once({ status: 'given_up', subject: '', text: '', html: '', replyTo: null });
    await expect(admin.retry('event-1', false)).rejects.toThrow('This email was discarded.');
    await expect(admin.giveUp('event-1')).rejects.toThrow(ConflictException);
    expect((await admin.list(FIRST_PAGE, false)).data).toEqual([]);
    expect((await admin.list({ ...FIRST_PAGE, status: 'given_up' }, false)).total).toBe(1);
  });

  it('ASET-1 does not send a mail whose link has expired', async () => {
    const { queue, admin } = await start();
    await queue.add(order('event-1', { goodUntil: new Date(Date.now() - 1000) }));
    await once({ status: 'failed', lastError: 'The link in it stopped working before it could leave.' });
    expect((await admin.list(FIRST_PAGE, false)).data).toMatchObject([{ isRetryable: false }]);
    await expect(admin.retry('event-1', false)).rejects.toThrow('The link in this mail no longer works');
  });

  it('ASET-1 replaces an unsent mail with a newer one', async () => {
    const { queue } = await start();
    const about = { ...TO_NOBODY, kind: 'invitation', about: 'user-1' };
    await queue.addInstead({ ...order('event-1'), ...about });
    await once({ causedBy: 'event-1', status: 'failed' });
    await queue.addInstead({ ...order('event-2'), ...about });
    await once({ causedBy: 'event-2', status: 'failed' });
  });

  it('API-PUB does not find a mail that was erased', async () => {
    const { queue, admin } = await start();
    await queue.add(order('event-1', TO_NOBODY));
    await once({ status: 'failed' });
    expect(await queue.forget({ addresses: [TO_NOBODY.to.address], about: [] })).toBe(1);
    await expect(admin.retry('event-1', false)).rejects.toThrow(NotFoundException);
    expect((await admin.list(FIRST_PAGE, false)).total).toBe(0);
  });
});
