import { createHash } from 'node:crypto';
import { personErased, submissionReceived } from '@atelier/contracts';
import { aMessage, eventually } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { StudioCopy } from '../studio/studio-copy.js';
import { SubmissionsRepository } from '../submissions/submissions.repository.js';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';
import { getNewsletter } from '../testing/get-newsletter.js';
import { Erasure } from './erasure.js';
import { Retention } from './retention.js';

const computeDigest = (text: string) => createHash('sha256').update(text).digest('hex');
const DAY_MS = 24 * 60 * 60 * 1000;

describe('personal data', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const ask = (what: 'export' | 'erase', body: unknown) =>
    contacts.call('POST', `/contact/persons/${what}`, { as: 'support', body });
  const everything = () =>
    contacts.inspect(async (database) => {
      const collections = await database.collections();
      return JSON.stringify(await Promise.all(collections.map((collection) => collection.find().toArray())));
    });
  const keepForMonths = (retentionMonths: number) =>
    contacts.inspect((database) =>
      database
        .collection('studio')
        .updateOne(
          { _id: 'studio' as never },
          { $set: { version: 1, name: 'A', mail: {}, retentionMonths } },
          { upsert: true },
        ),
    );
  const getHeld = async (email: string) => {
    const { body } = await contacts.call('POST', '/contact', {
      headers: { 'idempotency-key': `key-of-${email}` },
      body: aMessage({ email, message: `Something that only ${email} would say.` }),
    });
    const id = String(body.data?.id);
    await contacts.call('POST', `/contact/${id}/response`, {
      as: 'support',
      body: { response: 'Thank you, we shall see.', notes: `Rather odd, ${email}.` },
    });
    const trashed = await contacts.send({ email: email.toUpperCase(), message: 'And this in the trash.' });
    await contacts.call('DELETE', `/contact/${trashed}`, { as: 'support' });
    await getNewsletter(contacts).subscribe(email);
    await getNewsletter(contacts).confirmationMail(email);
    return { id, trashed };
  };

  it('ACON-2 is exported completely: messages in every folder, answers with notes, newsletter, and mails', async () => {
    const { id, trashed } = await getHeld('whole@example.com');
    await contacts.send({ email: 'other@example.com' });
    const { status, body } = await ask('export', { email: ' Whole@example.com ' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      email: 'Whole@example.com',
      submissions: [
        { id, responses: [{ response: 'Thank you, we shall see.', notes: expect.stringContaining('Rather odd') }] },
        { id: trashed, folder: 'trash', responses: [] },
      ],
      newsletter: { email: 'whole@example.com', status: 'pending' },
    });
    const { mails } = body.data as unknown as { mails: { kind: string }[] };
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['newsletter_confirmation']));
  });

  it('ACON-2 is erased completely, in every collection, and published with identifiers only', async () => {
    const email = 'gone@example.com';
    const { id, trashed } = await getHeld(email);
    const stays = await contacts.send({ email: 'gone@example.org', message: 'I stay.-------' });
    await eventually(async () => expect(await contacts.mails()).not.toHaveLength(0));
    const erased = await ask('erase', { email, confirmation: 'GONE@example.com' });
    expect(erased.body).toMatchObject({
      message: 'Everything about this person was erased',
      data: { submissions: 2, responses: 1, subscriptions: 1, mails: expect.any(Number) },
    });
    const kept = await everything();
    expect(/gone@example\.com/i.exec(kept)).toBeNull();
    const remaining = await contacts.inspect((database) =>
      Promise.all([
        ...['submission_history', 'idempotency_keys'].map((name) =>
          database.collection(name).countDocuments({ submissionId: { $in: [id, trashed] } }),
        ),
        database.collection<{ _id: string }>('acknowledgement_counts').countDocuments({ _id: computeDigest(email) }),
      ]),
    );
    expect(remaining).toEqual([0, 0, 0]);
    expect((await contacts.call('GET', `/contact/${stays}`, { as: 'support' })).status).toBe(200);
    const events = await contacts.inspect((database) =>
      database.collection('outbox').find({ 'event.type': personErased.type }).toArray(),
    );
    expect(events.map(({ event }) => event.data)).toEqual([
      { reason: 'request', submissionIds: [id, trashed], subscriberIds: [expect.any(String)] },
    ]);
    expect((await ask('erase', { email, confirmation: email })).body.data).toEqual({
      submissions: 0,
      responses: 0,
      follow_ups: 0,
      subscriptions: 0,
      mails: 0,
      remains: expect.arrayContaining([expect.stringContaining('Backups')]),
    });
  });

  it('ACON-2 is also erased from mail files, even if the queue forgot them long ago', async () => {
    const email = 'Filed@example.com';
    await getHeld(email);
    const filed = async () => (await contacts.mails()).filter((mail) => /filed@/i.test(mail));
    await eventually(async () => expect((await filed()).length).toBeGreaterThanOrEqual(4));
    await contacts.inspect((database) => database.collection('mails').deleteMany({ status: 'sent' }));
    await contacts.send({ email: 'profiled@example.com' });
    await ask('erase', { email, confirmation: email });
    const others = async () => (await contacts.mails()).filter((mail) => mail.includes('profiled@'));
    await eventually(async () => expect(await others()).not.toHaveLength(0));
    expect((await filed()).filter((mail) => !mail.includes('profiled@'))).toEqual([]);
  });

  it('ACON-2 is erased completely while mails about a new message are being queued', async () => {
    const email = 'meanwhile@example.com';
    const submissions = contacts.application.get(SubmissionsRepository);
    const find = submissions.find.bind(submissions);
    const statuses: number[] = [];
    const reading = jest.spyOn(submissions, 'find').mockImplementation(async (wanted) => {
      const found = await find(wanted);
      if (found?.email === email) statuses.push((await ask('erase', { email, confirmation: email })).status);
      return found;
    });
    const subject = await contacts.send({ email });
    await eventually(async () => {
      const applied = await contacts.inspect(async (database) => {
        const received = { 'event.type': submissionReceived.type, 'event.subject': subject };
        const found = await database.collection('outbox').findOne(received);
        return database.collection<{ _id: string }>('inbox').countDocuments({ _id: new RegExp(`^${found?.event.id}`) });
      });
      expect(applied).toBe(1);
    });
    reading.mockRestore();
    expect(statuses).toEqual([200]);
    expect(await everything()).not.toContain(email);
  });

  it.each([
    [{ email: 'a@example.com', confirmation: 'b@example.com' }, 'confirmation', 'The addresses don’t match'],
    [{ email: 'a@example.com' }, 'confirmation', 'Type the address to confirm'],
    [{ email: 'nobody', confirmation: 'nobody' }, 'email', 'Please enter a valid email'],
  ])('ACON-2 is not erased by %j', async (body, field, message) => {
    const refused = await ask('erase', body);
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field, message }]]);
  });

  it('ABULK-1 in the trash is erased after 30 days, and nothing else is erased while no retention is set', async () => {
    const retention = contacts.application.get(Retention);
    const [trashed, kept] = [await contacts.send(), await contacts.send()];
    await contacts.call('DELETE', `/contact/${trashed}`, { as: 'support' });
    await retention.sweep(new Date(Date.now() + 29 * DAY_MS));
    expect((await contacts.call('POST', `/contact/${trashed}/restore`, { as: 'support' })).status).toBe(200);
    await contacts.call('DELETE', `/contact/${trashed}`, { as: 'support' });
    expect(await retention.sweep(new Date(Date.now() + 31 * DAY_MS))).toBeGreaterThanOrEqual(1);
    expect((await contacts.call('POST', `/contact/${trashed}/restore`, { as: 'support' })).status).toBe(404);
    expect((await contacts.call('GET', `/contact/${kept}`, { as: 'support' })).status).toBe(200);
  });

  it('ABULK-1 in the trash is erased although one message cannot be, and that one later', async () => {
    const retention = contacts.application.get(Retention);
    const erasure = contacts.application.get(Erasure);
    const [first, stuck, last] = [await contacts.send(), await contacts.send(), await contacts.send()];
    for (const id of [first, stuck, last]) await contacts.call('DELETE', `/contact/${id}`, { as: 'support' });
    const erase = erasure.of.bind(erasure);
    jest.spyOn(erasure, 'of').mockImplementation(async (whole) => {
      if (whole.submissions.some(({ id }) => id === stuck)) throw new Error('broken');
      return erase(whole);
    });
    const later = new Date(Date.now() + 31 * DAY_MS);
    await retention.sweep(later).catch(() => undefined);
    jest.restoreAllMocks();
    const restore = async (id: string) =>
      (await contacts.call('POST', `/contact/${id}/restore`, { as: 'support' })).status;
    expect([await restore(first), await restore(last)]).toEqual([404, 404]);
    expect(await retention.sweep(later)).toBe(1);
    expect(await restore(stuck)).toBe(404);
  });

  it('ABULK-1 in the trash is erased although hundreds of others cannot be', async () => {
    const email = 'behind@example.com';
    const last = await contacts.send({ email });
    await contacts.call('DELETE', `/contact/${last}`, { as: 'support' });
    const find = { email, folder: 'trash' };
    const stuck = { ...find, email: 'stuck@example.com' };
    await contacts.inspect(async (database) => {
      const submissions = database.collection('submissions');
      const { _id, ...submission } = (await submissions.findOne(find)) ?? {};
      const other = { ...submission, ...stuck, updatedAt: new Date() };
      await submissions.insertMany(Array.from({ length: 250 }, () => ({ ...other })));
    });
    const erasure = contacts.application.get(Erasure);
    const erase = erasure.of.bind(erasure);
    const broken = jest.spyOn(erasure, 'of').mockImplementation(async (found) => {
      if (found.submissions.some((one) => one.email === stuck.email)) throw new Error('broken');
      return erase(found);
    });
    await contacts.application.get(Retention).sweep(new Date(Date.now() + 31 * DAY_MS));
    broken.mockRestore();
    expect(await contacts.inspect((database) => database.collection('submissions').countDocuments(find))).toBe(0);
    await contacts.inspect((database) => database.collection('submissions').deleteMany(stuck));
  });

  it('ACON-1 in untouched messages is erased after the retention period, and the figures are updated', async () => {
    const retention = contacts.application.get(Retention);
    await keepForMonths(6);
    expect(await contacts.application.get(StudioCopy).retentionMonths()).toBe(6);
    await contacts.send();
    expect(await retention.sweep(new Date(Date.now() + 150 * DAY_MS))).toBe(0);
    expect(await retention.sweep(new Date(Date.now() + 190 * DAY_MS))).toBeGreaterThanOrEqual(1);
    const { body } = await contacts.call('GET', '/contact/stats', { as: 'support' });
    expect(body.stats).toMatchObject({ overview: { totalSubmissions: 0 } });
  });

  it('ACON-1 in a message that staff still discuss is kept, until the discussion is as old as the retention period', async () => {
    const retention = contacts.application.get(Retention);
    await keepForMonths(6);
    const [discussed, forgotten] = [await contacts.send(), await contacts.send()];
    const untouched = { $set: { updatedAt: new Date(Date.now() - 200 * DAY_MS) } };
    await contacts.inspect((database) => database.collection('submissions').updateMany({}, untouched));
    const body = { text: 'She comes back in June.' };
    await contacts.call('POST', `/contact/${discussed}/comments`, { as: 'support', body });
    await retention.sweep(new Date());
    const statusOf = async (id: string) => (await contacts.call('GET', `/contact/${id}`, { as: 'support' })).status;
    expect([await statusOf(discussed), await statusOf(forgotten)]).toEqual([200, 404]);
    await retention.sweep(new Date(Date.now() + 190 * DAY_MS));
    expect(await statusOf(discussed)).toBe(404);
  });

  it.each([
    ['2026-02-27', 404],
    ['2026-03-01', 200],
  ])(
    'ACON-1 in a message last changed on %s answers %i on August 31, with a retention of 6 months',
    async (changed, status) => {
      await keepForMonths(6);
      const id = await contacts.send();
      const untouched = { $set: { updatedAt: new Date(changed) } };
      await contacts.inspect((database) => database.collection('submissions').updateMany({}, untouched));
      await contacts.application.get(Retention).sweep(new Date('2026-08-31T12:00:00Z'));
      expect((await contacts.call('GET', `/contact/${id}`, { as: 'support' })).status).toBe(status);
    },
  );
});
