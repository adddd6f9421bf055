import {
  changeRecorded,
  newsletterSubscribed,
  submissionAssigned,
  submissionReceived,
  submissionStatusChanged,
} from '@atelier/contracts';
import { aMessage, eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';
import { getNewsletter } from '../testing/get-newsletter.js';
import { FormTokens } from './form-tokens.js';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;

describe('spam protection', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const tokenOfAge = (ageMs: number) => contacts.application.get(FormTokens).issue(new Date(Date.now() - ageMs));
  const send = async (fields: object) => {
    const answer = await contacts.call('POST', '/contact', { body: { ...aMessage(), ...fields } });
    expect([answer.status, answer.body.message]).toEqual([
      201,
      "Message sent successfully! We'll get back to you soon.",
    ]);
    return String(answer.body.data?.id);
  };
  const one = async (id: string) =>
    (await contacts.call('GET', `/contact/${id}`, { as: 'support' })).body.data as {
      folder: string;
      suspicion: { score: number; reasons: { text: string }[] } | null;
    };
  const idsIn = async (folder: string) => {
    const { body } = await contacts.call('GET', `/contact?folder=${folder}&limit=100`, { as: 'support' });
    return (body.data as unknown as { id: string }[]).map(({ id }) => id);
  };
  const release = (id: string) =>
    contacts.call('PATCH', `/contact/${id}/spam`, { as: 'support', body: { spam: false } });
  const getEvents = (id: string) =>
    contacts.inspect(async (database) => {
      const entries = await database.collection('outbox').find({ 'event.subject': id }).toArray();
      return entries.map(({ event }) => event.type as string).filter((type) => type !== changeRecorded.type);
    });

  it.each([
    [
      'a filled honeypot',
      () => ({ form: { website: 'https://robots.example' } }),
      'A field was filled in that people do not see',
    ],
    ['a token of its own making', () => ({ form: { token: 'abc.def.ghi' } }), 'The token of the form is not ours'],
    ['a form filled in at once', () => ({ form: { token: tokenOfAge(100) } }), 'The form was filled in within 0.'],
    [
      'many links',
      () => ({ message: 'http://a.example http://b.example http://c.example www.d.example' }),
      'The message has 4 links',
    ],
    [
      'links in markup',
      () => ({ message: 'Buy it [url=http://a.example]here[/url], now.' }),
      'The message has links in markup',
    ],
    [
      'words of spam',
      () => ({ message: 'Rank first on Google with our backlinks, cheap and fast.' }),
      'The message speaks of search ranking',
    ],
  ])('CON-5 quarantines a message with %s, gives the reason, and loses nothing', async (_what, fields, reason) => {
    const id = await send(fields());
    const kept = await one(id);
    expect(kept.folder).toBe('quarantine');
    expect(kept.suspicion?.score).toBeGreaterThanOrEqual(5);
    expect(kept.suspicion?.reasons.map(({ text }) => text).join()).toContain(reason);
    expect([await idsIn('quarantine'), await idsIn('inbox')]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ]);
    expect(await getEvents(id)).toEqual([]);
  });

  it.each([
    ['no token, as any client may', () => ({})],
    ['a token of two seconds', () => ({ form: { token: tokenOfAge(2 * SECOND_MS) } })],
    ['a token from a tab that stayed open over night', () => ({ form: { token: tokenOfAge(30 * HOUR_MS) } })],
    ['an empty honeypot', () => ({ form: { website: '' } })],
    ['a link to what it is about', () => ({ message: 'Could you renew https://our-shop.example for us?' })],
    ['talk of crypto that asks for work', () => ({ message: 'We are a crypto exchange and need an app.' })],
  ])('CON-5 accepts a message with %s', async (_what, fields) => {
    expect(await one(await send(fields()))).toMatchObject({ folder: 'inbox', suspicion: null });
  });

  it('CON-5 issues tokens that are accepted after two seconds', async () => {
    const { body } = await contacts.call('GET', '/contact/form-token');
    const { token } = body.data as unknown as { token: string };
    const tokens = contacts.application.get(FormTokens);
    expect(tokens.read(token, new Date(Date.now() + 2 * SECOND_MS))).toMatchObject({ is: 'fresh' });
    expect(
      tokens.read(
        token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        new Date(),
      ),
    ).toEqual({ is: 'forged' });
  });

  it('CON-5 answers a repeated message with the first answer, whatever else the form sends', async () => {
    const headers = { 'idempotency-key': 'held back twice' };
    const tries = [{ website: 'x' }, { website: 'x', token: 'made.up.token' }].map((form) =>
      contacts.call('POST', '/contact', { body: { ...aMessage({ name: 'Twice Sent' }), form }, headers }),
    );
    const [first, second] = await Promise.all(tries);
    expect(second?.body).toEqual(first?.body);
  });

  it('ACON-1 releases a message that is not spam, and sends its mails and events once', async () => {
    const email = 'held@example.com';
    const id = await send({ email, form: { website: 'x' } });
    await contacts.call('PATCH', `/contact/${id}/status`, { as: 'support', body: { status: 'in_progress' } });
    expect(await getEvents(id)).toEqual([]);
    const before = (await contacts.call('GET', '/contact/stats', { as: 'support' })).body.stats as never;
    const released = await release(id);
    expect(released.body.data).toMatchObject({ folder: 'inbox', status: 'in_progress' });
    await release(id);
    await eventually(async () => expect(await publishedEvents(submissionReceived.type, id)).toHaveLength(1));
    expect(await publishedEvents(submissionStatusChanged.type, id)).toEqual([]);
    await eventually(async () => {
      const mails = (await contacts.mails()).filter((mail) => mail.includes(email));
      expect(mails).toHaveLength(2);
    });
    const after = (await contacts.call('GET', '/contact/stats', { as: 'support' })).body.stats as never;
    const numbers = ({ overview }: { overview: { totalSubmissions: number; quarantined: number } }) => overview;
    expect(numbers(after)).toEqual({
      totalSubmissions: numbers(before).totalSubmissions + 1,
      quarantined: numbers(before).quarantined - 1,
    });
  });

  it('ACON-1 publishes the assignment of a message that was assigned in quarantine once it is released', async () => {
    const id = await send({ form: { website: 'x' } });
    const body = { userId: 'samira', name: 'Samira Member' };
    await contacts.call('PATCH', `/contact/${id}/assignee`, { as: 'support', body });
    expect(await getEvents(id)).toEqual([]);
    await release(id);
    expect(await getEvents(id)).toEqual([submissionReceived.type, submissionAssigned.type]);
    await eventually(async () => {
      const [event] = await publishedEvents(submissionAssigned.type, id);
      expect(event?.data).toMatchObject({ id, assigneeId: 'samira', assignerId: expect.any(String) });
    });
  });

  it('ACON-1 moves spam to the spam folder silently, and sends all mails and events when it is restored', async () => {
    const id = await send({ form: { website: 'x' } });
    await contacts.call('PATCH', `/contact/${id}/spam`, { as: 'support', body: { spam: true } });
    expect([await idsIn('spam'), await getEvents(id)]).toEqual([expect.arrayContaining([id]), []]);
    await release(id);
    expect(await getEvents(id)).toContain(submissionReceived.type);
  });

  it('API-CON acknowledges at most three messages a day per address, and notifies the studio of all of them', async () => {
    const email = 'flooded@example.com';
    for (let count = 0; count < 5; count += 1) await send({ email, message: `Message number ${count} of many.` });
    await eventually(async () => {
      const mails = (await contacts.mails()).filter((mail) => mail.includes(email));
      expect(mails.filter((mail) => mail.includes('Subject: New message'))).toHaveLength(5);
      expect(mails.filter((mail) => mail.includes('Subject: We received your message'))).toHaveLength(3);
    });
  });

  it('NEWS-1 quarantines a suspicious sign-up without a mail until staff release it', async () => {
    const newsletter = getNewsletter(contacts);
    const email = 'robot@example.com';
    const body = { email, form: { website: 'x' } };
    expect((await contacts.call('POST', '/contact/newsletter', { body })).status).toBe(202);
    const { id, quarantined } = await newsletter.subscriber(email);
    expect(quarantined).toBe(true);
    expect(await getEvents(id)).toEqual([]);
    const released = await contacts.call('POST', `/contact/newsletter/${id}/release`, { as: 'support' });
    expect(released.body.data).toMatchObject({ status: 'pending', quarantined: false, suspicion: null });
    await newsletter.confirmationMail(email);
    await contacts.call('POST', `/contact/newsletter/${id}/release`, { as: 'support' });
    expect(await publishedEvents(newsletterSubscribed.type, id)).toHaveLength(1);
  });

  it('NEWS-1 prevents a bot from canceling a pending sign-up, and a valid sign-up leaves quarantine', async () => {
    const newsletter = getNewsletter(contacts);
    await newsletter.subscribe('waiting@example.com');
    const robot = (email: string) =>
      contacts.call('POST', '/contact/newsletter', { body: { email, form: { website: 'x' } } });
    await robot('waiting@example.com');
    expect((await newsletter.subscriber('waiting@example.com')).quarantined).toBe(false);
    await robot('person@example.com');
    await newsletter.subscribe('person@example.com');
    expect((await newsletter.subscriber('person@example.com')).quarantined).toBe(false);
    expect((await newsletter.list('status=quarantined')).subscribers).toEqual([]);
  });
});
