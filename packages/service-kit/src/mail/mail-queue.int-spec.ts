import { readdir, rm, writeFile } from 'node:fs/promises';
import { mailGivenUp } from '@atelier/contracts';
import { eventually } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aMailingPlace, type MailingPlace, anOrder as order } from '../../test/mailing-place.js';
import { Transactions } from '../mongo/transactions.js';
import { MailQueue } from './mail-queue.js';
import type { MailRecord } from './mail-record.js';
import { MAIL_BACKOFF_MS } from './mail-sender.js';

describe('MailQueue', () => {
  let place: MailingPlace;

  beforeEach(async () => {
    place = await aMailingPlace();
  });
  afterEach(() => place.remove());

  const start = () => place.start();
  const kept = async () => (await place.documents('mails')) as unknown as MailRecord[];
  const change = (fields: Partial<MailRecord>) => place.changeMails(fields);
  const everyStatus = (status: MailRecord['status'], count: number) =>
    eventually(async () => {
      const statuses = (await kept()).map((mail) => mail.status);
      expect(statuses).toEqual(Array.from({ length: count }, () => status));
    });

  it('PLT-5 keeps one mail per cause, however often it is added', async () => {
    const queue = (await start()).get(MailQueue, { strict: false });
    await Promise.all([queue.add(order('../event 1')), queue.add(order('../event 1'))]);
    await everyStatus('sent', 1);
    await queue.add(order('../event 1'));
    await everyStatus('sent', 1);
    expect(await readdir(place.directory)).toEqual(['___event_1.eml']);
  });

  it('PLT-5 sends no mail that a failed transaction added', async () => {
    const application = await start();
    const failing = application.get(Transactions).run(async () => {
      await application.get(MailQueue, { strict: false }).add(order('undone'));
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    expect(await kept()).toEqual([]);
  });

  it('PLT-5 sends each mail once while two processes poll the queue', async () => {
    const [first] = await Promise.all([start(), start()]);
    const queue = first.get(MailQueue, { strict: false });
    for (let index = 0; index < 20; index += 1) await queue.add(order(`event-${index}`));
    await everyStatus('sent', 20);
    expect((await kept()).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 20 }, () => 1));
  });

  it('PLT-5 sends a mail claimed by a killed process once the claim expires', async () => {
    const queue = (await start()).get(MailQueue, { strict: false });
    await queue.add(order('event-1'));
    await everyStatus('sent', 1);
    const claimed = { status: 'waiting', endedAt: null, nextAttemptAt: new Date() } as const;
    await change(claimed);
    await everyStatus('sent', 1);
    expect(await kept()).toMatchObject([{ attempts: 2 }]);
  });

  it('PLT-5 waits longer after each failure, and marks a mail as failed after the last attempt', async () => {
    await writeFile(place.directory, 'in the way');
    const queue = (await start()).get(MailQueue, { strict: false });
    await queue.add(order('event-1'));
    for (const [index, waitMs] of MAIL_BACKOFF_MS.entries()) {
      const failedAt = Date.now();
      const mail = await eventually(async () => {
        const [found] = await kept();
        expect(found).toMatchObject({ status: 'waiting', attempts: index + 1, lastError: expect.any(String) });
        return found as MailRecord;
      });
      expect(mail.nextAttemptAt.getTime()).toBeGreaterThan(failedAt + waitMs - 1000);
      await change({ nextAttemptAt: new Date(), lastError: null });
    }
    await everyStatus('failed', 1);
    expect(await kept()).toMatchObject([{ text: 'Hello.', attempts: MAIL_BACKOFF_MS.length + 1 }]);
    const told = await place.documents('outbox', { 'event.type': mailGivenUp.type });
    expect(told.map(({ event }) => event.data)).toEqual([
      { service: 'mailing', kind: 'mail', about: '', attempts: MAIL_BACKOFF_MS.length + 1 },
    ]);
    await rm(place.directory);
    await change({ status: 'waiting', attempts: 0, nextAttemptAt: new Date(), endedAt: null });
    await everyStatus('sent', 1);
  });
});
