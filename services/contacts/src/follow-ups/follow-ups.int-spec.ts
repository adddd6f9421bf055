import { submissionFollowedUp, submissionStatusChanged } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Retention } from '../persons/retention.js';
import { aCustomerMail } from '../testing/a-customer-mail.js';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';
import { FollowUpsService } from './follow-ups.service.js';

const RESPONSE = { response: 'Thank you, let us talk on Tuesday.' };
const REPLY_TO = 'inbox@studio.example';
const TRASH_MS = 31 * 24 * 60 * 60 * 1000;

describe('customer answers by mail', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts({ INBOX_REPLY_TO: REPLY_TO });
  });
  afterAll(() => contacts.stop());

  const staff = (method: string, path: string, body?: unknown) =>
    contacts.call(method, path, { as: 'support', ...(body === undefined ? {} : { body }) });
  const add = (mail: Buffer, at = new Date()) => contacts.application.get(FollowUpsService).add(mail, at);
  const list = async (id: string) => (await staff('GET', `/contact/${id}/follow-ups`)).body.data;
  const stored = () => contacts.inspect((database) => database.collection('follow_ups').find().toArray());
  const messageIdsOf = (id: string) =>
    contacts.inspect(async (database) => {
      const responses = await database.collection('responses').find().sort({ createdAt: 1 }).toArray();
      return responses.flatMap(({ submissionId, messageId }) => (String(submissionId) === id ? [messageId] : []));
    });
  /** Answers a message; returns the Message-ID of the mail. */
  const respond = async (id: string): Promise<string> => {
    const before = await messageIdsOf(id);
    expect((await staff('POST', `/contact/${id}/response`, RESPONSE)).status).toBe(201);
    return eventually(async () => {
      const messageIds = await messageIdsOf(id);
      expect(messageIds).toHaveLength(before.length + 1);
      expect(messageIds.at(-1)).toEqual(expect.any(String));
      return String(messageIds.at(-1));
    });
  };
  const answered = async (fields: Parameters<ContactsUnderTest['send']>[0] = {}) => {
    const id = await contacts.send(fields);
    return { id, inReplyTo: await respond(id) };
  };
  const mailWith = (messageId: string) =>
    eventually(async () => {
      const mail = (await contacts.mails()).find((text) => text.includes(`Message-ID: <${messageId}>`));
      if (mail === undefined) throw new Error('The mail is not there yet.');
      return mail;
    });

  it('ACON-3 share a thread with the responses in mail programs, and go to the inbox address', async () => {
    const { id, inReplyTo: first } = await answered();
    const firstMail = await mailWith(first);
    expect(firstMail).toContain(`Reply-To: Atelier <${REPLY_TO}>`);
    expect(firstMail).not.toMatch(/^(In-Reply-To|References):/m);
    await add(aCustomerMail({ inReplyTo: first, messageId: 'between@mail.example' }));
    const mail = await mailWith(await respond(id));
    expect(mail).toContain('In-Reply-To: <between@mail.example>');
    expect(mail).toContain(`References: <${first}> <between@mail.example>`);
  });

  it('ACON-2 are added to the conversation and make the message new again', async () => {
    const { id, inReplyTo } = await answered();
    expect(await list(id)).toEqual([]);
    const at = new Date('2026-05-07T10:00:00Z');
    expect(await add(aCustomerMail({ inReplyTo, body: 'Tuesday is fine.\n\n> Thank you' }), at)).toBe(true);
    expect(await list(id)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        sender: { name: 'Ada Lovelace', address: 'ada@example.com' },
        text: 'Tuesday is fine.',
        is_shortened: false,
        attachments: [],
        created_at: at.toISOString(),
      },
    ]);
    expect((await staff('GET', `/contact/${id}`)).body.data).toMatchObject({ status: 'new', version: 3 });
    const history = (await staff('GET', `/contact/${id}/history`)).body.data;
    expect(history).toMatchObject([{ by: 'Atelier', what: 'Answer of the customer received by mail' }, {}, {}]);
  });

  it('PLT-4 are published with identifiers only', async () => {
    const { id, inReplyTo } = await answered();
    await staff('PATCH', `/contact/${id}/assignee`, { userId: 'sam', name: 'Sam' });
    await add(aCustomerMail({ inReplyTo }));
    const [followUp] = (await list(id)) as unknown as { id: string }[];
    await eventually(async () => {
      const reference = { id, serviceInterest: 'web_development', status: 'new' };
      const [event] = await publishedEvents(submissionFollowedUp.type, id);
      expect(event?.data).toEqual({ ...reference, followUpId: followUp?.id, assigneeId: 'sam' });
      const changes = await publishedEvents(submissionStatusChanged.type, id);
      expect(changes.at(-1)?.data).toEqual({ ...reference, previousStatus: 'responded' });
    });
  });

  it('ACON-2 PLT-5 are added once, however often they are read, including at the same moment', async () => {
    const { id, inReplyTo } = await answered();
    const mail = aCustomerMail({ inReplyTo });
    expect(await Promise.all(Array.from({ length: 8 }, () => add(mail)))).toEqual(Array(8).fill(true));
    expect(await add(mail)).toBe(true);
    expect(await list(id)).toHaveLength(1);
    await eventually(async () => expect(await publishedEvents(submissionFollowedUp.type, id)).toHaveLength(1));
  });

  it('ACON-2 find the conversation through any referenced mail, and keep another sender’s name', async () => {
    const { id, inReplyTo: first } = await answered();
    const references = [first, 'between@mail.example'];
    const from = 'Bob <bob@example.com>';
    expect(await add(aCustomerMail({ inReplyTo: 'between@mail.example', references, from }))).toBe(true);
    expect(await list(id)).toMatchObject([{ sender: { name: 'Bob', address: 'bob@example.com' } }]);
  });

  it('ACON-2 exclude mails that answer nothing, mails that a program sent, and our own mails', async () => {
    const { id, inReplyTo } = await answered();
    const second = await respond(id);
    const others = [
      aCustomerMail({}),
      aCustomerMail({ inReplyTo: 'unknown@mail.example' }),
      aCustomerMail({ inReplyTo, headers: ['Auto-Submitted: auto-replied'] }),
      aCustomerMail({ inReplyTo, headers: ['Return-Path: <>'] }),
      aCustomerMail({ inReplyTo, messageId: second }),
    ];
    for (const mail of others) {
      expect(await contacts.application.get(FollowUpsService).isWanted(mail)).toBe(false);
      expect(await add(mail)).toBe(false);
    }
    expect(await list(id)).toEqual([]);
    expect((await staff('GET', `/contact/${id}`)).body.data).toMatchObject({ status: 'responded' });
  });

  it('ACON-2 are ignored for deleted messages, and existing ones are hidden and erased with the message', async () => {
    const { id, inReplyTo } = await answered();
    await add(aCustomerMail({ inReplyTo, body: 'Goes with the message.' }));
    await staff('DELETE', `/contact/${id}`);
    expect((await staff('GET', `/contact/${id}/follow-ups`)).status).toBe(404);
    expect(await add(aCustomerMail({ inReplyTo }))).toBe(false);
    await staff('POST', `/contact/${id}/restore`);
    expect(await list(id)).toHaveLength(1);
    await staff('DELETE', `/contact/${id}`);
    await contacts.application.get(Retention).sweep(new Date(Date.now() + TRASH_MS));
    expect((await stored()).map(({ text }) => text)).not.toContain('Goes with the message.');
  });

  it('ACON-2 are exported and erased with the person, including one that arrives during the erasure', async () => {
    const email = 'followed@example.com';
    const { id, inReplyTo } = await answered({ email });
    await add(aCustomerMail({ inReplyTo, body: 'First.' }));
    const exported = await staff('POST', '/contact/persons/export', { email });
    expect(exported.body.data).toMatchObject({ submissions: [{ id, follow_ups: [{ text: 'First.' }] }] });
    const mails = Array.from({ length: 4 }, (_, at) => aCustomerMail({ inReplyTo, body: `Meanwhile ${at}.` }));
    const [erased] = await Promise.all([
      staff('POST', '/contact/persons/erase', { email, confirmation: email }),
      ...mails.map((mail) => add(mail)),
    ]);
    expect(erased.status).toBe(200);
    expect((await stored()).filter(({ submissionId }) => String(submissionId) === id)).toEqual([]);
    expect(await add(aCustomerMail({ inReplyTo }))).toBe(false);
  });

  it('ACON-2 are exported and erased for a person who wrote in another person’s conversation', async () => {
    const { id, inReplyTo } = await answered({ email: 'stays@example.com' });
    await add(aCustomerMail({ inReplyTo, from: 'Carol <Carol@Example.com>', body: 'Mine.' }));
    await add(aCustomerMail({ inReplyTo, from: 'Ada <stays@example.com>', body: 'Not hers.' }));
    const email = 'carol@example.com';
    const exported = await staff('POST', '/contact/persons/export', { email });
    expect(exported.body.data).toMatchObject({ submissions: [], other_follow_ups: [{ text: 'Mine.' }] });
    const erased = await staff('POST', '/contact/persons/erase', { email, confirmation: email });
    expect(erased.body.data).toMatchObject({ submissions: 0, follow_ups: 1 });
    expect(await list(id)).toMatchObject([{ text: 'Not hers.' }]);
  });
});
