import { readdir, rm, writeFile } from 'node:fs/promises';
import { changeRecorded, mailGivenUp } from '@atelier/contracts';
import { eventually } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ConflictException, NotFoundException } from '@nestjs/common';
import { aMailingPlace, anOrder, type MailingPlace } from '../../test/mailing-place.js';
import { MailDesk } from './mail-desk.js';
import { type MailOrder, MailQueue } from './mail-queue.js';
import type { MailRecord } from './mail-record.js';

const order = (causedBy: string, fields: Partial<MailOrder> = {}) =>
  anOrder(causedBy, { text: 'Open https://studio.example/admin?token=secret', ...fields });
const TO_NOBODY = { to: { name: 'Nobody', address: 'nobody@refused.invalid' } };
const FIRST_PAGE = { page: 1, limit: 10 };

describe('the queue of mails as staff see to it', () => {
  let place: MailingPlace;

  beforeEach(async () => {
    place = await aMailingPlace();
  });
  afterEach(() => place.remove());

  const start = async () => {
    const application = await place.start();
    return {
      queue: application.get(MailQueue, { strict: false }),
      desk: application.get(MailDesk, { strict: false }),
    };
  };
  const documents = (collection: string, filter = {}) => place.documents(collection, filter);
  const change = (fields: Partial<MailRecord>) => place.changeMails(fields);
  const once = (expected: object) =>
    eventually(async () => {
      expect(await documents('mails')).toMatchObject([expected]);
    });
  /** A mail that was tried for 31 hours and could not leave; what was in its way is mended. */
  const aFailedMail = async ({ queue }: Awaited<ReturnType<typeof start>>) => {
    await writeFile(place.directory, 'in the way');
    await queue.add(order('event-1'));
    await once({ attempts: 1, lastError: expect.any(String) });
    await change({ status: 'failed', attempts: 8, endedAt: new Date() });
    await rm(place.directory);
    return 'event-1';
  };

  it('ASET-1 gives a mail up at once whose receiver is refused for good, and tells of it', async () => {
    const { queue, desk } = await start();
    await queue.add(order('event-1', TO_NOBODY));
    await once({ status: 'failed', attempts: 1 });
    expect(await documents('outbox', { 'event.type': mailGivenUp.type })).toHaveLength(1);
    const { data, total } = await desk.list(FIRST_PAGE, false);
    expect(total).toBe(1);
    expect(data).toMatchObject([
      { id: 'event-1', status: 'failed', to: TO_NOBODY.to.address, isRetryable: true, nextAttemptAt: null },
    ]);
    expect(data[0]?.lastError).toBe('The receiver’s address cannot exist.');
  });

  it('ASET-1 masks the receiver for who may not know them, and tells nothing that the mail says', async () => {
    const { queue, desk } = await start();
    await queue.add(order('event-1', { ...TO_NOBODY, about: 'person-1' }));
    await once({ status: 'failed' });
    const { data } = await desk.list(FIRST_PAGE, true);
    expect(data).toMatchObject([{ to: 'n•••@•••.invalid', isMasked: true, about: '' }]);
    expect(JSON.stringify(data)).not.toMatch(/refused|secret|Hello|person-1/);
  });

  it('ASET-1 says in words what is in the way of a mail that waits', async () => {
    await writeFile(place.directory, 'in the way');
    const { queue, desk } = await start();
    await queue.add(order('event-1'));
    await once({ attempts: 1, lastError: expect.any(String) });
    const { data } = await desk.list({ ...FIRST_PAGE, status: 'waiting' }, false);
    expect(data[0]?.lastError).toMatch(/^The mail could not be written to the folder of mails \(E[A-Z]+\)\.$/);
    expect(data[0]?.nextAttemptAt).not.toBeNull();
  });

  it('ASET-1 PLT-5 sends a failed mail once, however many ask for it at once', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const id = await aFailedMail(one);
    await Promise.all([one.desk.retry(id, false), other.desk.retry(id, false), one.desk.retry(id, false)]);
    await once({ status: 'sent', attempts: 9, subject: '', text: '' });
    await expect(other.desk.retry(id, false)).rejects.toThrow(new ConflictException('This mail was sent already.'));
    expect(await readdir(place.directory)).toEqual(['event-1.eml']);
    const told = await documents('outbox', { 'event.type': changeRecorded.type });
    expect(told[0]?.event.data).toMatchObject({ action: 'retried', resource: 'settings', item: { title: 'mail' } });
    expect(JSON.stringify(told)).not.toContain('ada@');
  });

  it('ASET-1 PLT-5 has not forgotten after a stop that a mail was to be tried again', async () => {
    const first = await start();
    const id = await aFailedMail(first);
    await writeFile(place.directory, 'in the way');
    await first.desk.retry(id, false);
    await once({ status: 'waiting' });
    await place.stopAll();
    await rm(place.directory);
    await start();
    await once({ status: 'sent' });
  });

  it('PLT-5 has the whole patience again with a mail that is tried again', async () => {
    const service = await start();
    const id = await aFailedMail(service);
    await writeFile(place.directory, 'in the way');
    await service.desk.retry(id, false);
    await once({ status: 'waiting', attempts: 9, attemptsBefore: 8 });
    await rm(place.directory);
    await once({ status: 'sent', attempts: 10 });
  });

  it('PLT-5 leaves a mail alone that is being sent', async () => {
    const { queue, desk } = await start();
    const claimedUntil = new Date(Date.now() + 60_000);
    await queue.add(order('event-1'));
    await once({ status: 'sent' });
    await change({ status: 'waiting', nextAttemptAt: claimedUntil, claimedUntil, endedAt: null });
    await desk.retry('event-1', false);
    await expect(desk.giveUp('event-1')).rejects.toThrow('This mail is being sent at this moment.');
    await once({ status: 'waiting', nextAttemptAt: claimedUntil, attempts: 1 });
  });

  it('ASET-1 tries a mail that waits at once where staff ask for it', async () => {
    await writeFile(place.directory, 'in the way');
    const { queue, desk } = await start();
    await queue.add(order('event-1'));
    await once({ attempts: 1, lastError: expect.any(String) });
    await change({ nextAttemptAt: new Date(Date.now() + 3_600_000) });
    await rm(place.directory);
    await desk.retry('event-1', false);
    await once({ status: 'sent' });
  });

  it('ASET-1 keeps nothing that a mail says which was given up, and never sends it', async () => {
    const { queue, desk } = await start();
    await queue.add(order('event-1', { ...TO_NOBODY, replyTo: { name: 'Ada', address: 'ada@example.com' } }));
    await once({ status: 'failed' });
    await desk.giveUp('event-1');
    await once({ status: 'given_up', subject: '', text: '', html: '', replyTo: null });
    await expect(desk.retry('event-1', false)).rejects.toThrow('This mail was given up.');
    await expect(desk.giveUp('event-1')).rejects.toThrow(ConflictException);
    expect((await desk.list(FIRST_PAGE, false)).data).toEqual([]);
    expect((await desk.list({ ...FIRST_PAGE, status: 'given_up' }, false)).total).toBe(1);
  });

  it('ASET-1 sends no link that works no longer', async () => {
    const { queue, desk } = await start();
    await queue.add(order('event-1', { goodUntil: new Date(Date.now() - 1000) }));
    await once({ status: 'failed', lastError: 'The link in it stopped working before it could leave.' });
    expect((await desk.list(FIRST_PAGE, false)).data).toMatchObject([{ isRetryable: false }]);
    await expect(desk.retry('event-1', false)).rejects.toThrow('The link in this mail no longer works');
  });

  it('ASET-1 puts a newer mail in the place of one that did not leave', async () => {
    const { queue } = await start();
    const about = { ...TO_NOBODY, kind: 'invitation', about: 'user-1' };
    await queue.addInstead({ ...order('event-1'), ...about });
    await once({ causedBy: 'event-1', status: 'failed' });
    await queue.addInstead({ ...order('event-2'), ...about });
    await once({ causedBy: 'event-2', status: 'failed' });
  });

  it('API-PUB knows nothing of a mail that was forgotten', async () => {
    const { queue, desk } = await start();
    await queue.add(order('event-1', TO_NOBODY));
    await once({ status: 'failed' });
    expect(await queue.forget({ addresses: [TO_NOBODY.to.address], about: [] })).toBe(1);
    await expect(desk.retry('event-1', false)).rejects.toThrow(NotFoundException);
    expect((await desk.list(FIRST_PAGE, false)).total).toBe(0);
  });
});
