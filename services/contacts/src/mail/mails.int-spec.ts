import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailSent, submissionReceived, submissionResponded } from '@atelier/contracts';
import {
  aMessage,
  deadLetters,
  dropDatabase,
  eventually,
  inspectDatabase,
  type KeyServer,
  publishEvent,
  publishedEvents,
  type ServiceCall,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../index.js';

const answer = { response: 'Thank you, let us talk on Tuesday.', notes: 'Generous budget, confidential.' };

describe('contact mails', () => {
  let keys: KeyServer;
  let service: Awaited<ReturnType<typeof start>>;
  let env: ReturnType<typeof serviceTestEnvironment>;
  let mailDirectory: string;

  beforeAll(async () => {
    mailDirectory = join(await mkdtemp(join(tmpdir(), 'atelier-mail-')), 'mail');
    keys = await startKeyServer();
    env = serviceTestEnvironment('contacts', keys.jwksUrl, { MAIL_DIR: mailDirectory, STUDIO_NAME: 'Café & Söhne' });
    service = await start(env);
  });
  afterAll(async () => {
    await service.stop();
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
    await rm(join(mailDirectory, '..'), { recursive: true });
  });

  const call: ServiceCall = (...request) => serviceClient(service.url, keys)(...request);
  const respondTo = async (fields: Parameters<typeof aMessage>[0]) => {
    const id = String((await call('POST', '/contact', { body: aMessage(fields) })).body.data?.id);
    expect((await call('POST', `/contact/${id}/response`, { as: 'support', body: answer })).status).toBe(201);
    return id;
  };
  const mails = async () => {
    const files = (await readdir(mailDirectory)).filter((file) => file.endsWith('.eml')).sort();
    return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(mailDirectory, file), 'utf8') })));
  };
  const mailsTo = async (address: string, subject: string) =>
    (await mails()).filter(({ text }) => text.includes(`Subject: ${subject}`) && text.includes(address));
  const mailTo = (address: string, subject = 'Re: ') =>
    eventually(async () => {
      const found = await mailsTo(address, subject);
      expect(found).toHaveLength(1);
      return found[0];
    });
  const respondedEvent = (id: string) =>
    eventually(async () => {
      const [event] = await publishedEvents(submissionResponded.type, id);
      if (event === undefined) throw new Error('The response is not on the stream yet.');
      return event;
    });
  const isApplied = (eventId: string) =>
    eventually(() =>
      inspectDatabase(env.MONGODB_DATABASE, async (database) => {
        expect(await database.collection<{ _id: string }>('inbox').countDocuments({ _id: eventId })).toBe(1);
      }),
    );

  it('ACON-3 deliver the response to the customer, and never the notes', async () => {
    const id = await respondTo({ email: 'once@example.com', subject: 'Inquiry about Web Development' });
    const mail = await mailTo('once@example.com');
    expect(mail?.file).toBe(`${(await respondedEvent(id)).id}-response.eml`);
    expect(mail?.text).toContain('To: Ada Lovelace <once@example.com>');
    expect(mail?.text).toContain('Subject: Re: Inquiry about Web Development');
    expect(mail?.text).toContain('Thank you, let us talk on Tuesday.');
    expect(mail?.text).not.toMatch(/generous|confidential/i);
    expect(mail?.text).toContain('<studio@atelier.local>');
  });

  it('ACON-3 PLT-5 are sent once for an event that is redelivered', async () => {
    const id = await respondTo({ email: 'again@example.com' });
    await mailTo('again@example.com');
    const event = await respondedEvent(id);
    await isApplied(event.id);
    await publishEvent(event);
    await respondTo({ email: 'after@example.com' });
    await mailTo('after@example.com');
    expect(await mailsTo('again@example.com', 'Re: ')).toHaveLength(1);
    expect(await eventually(() => sentEvents(id))).toHaveLength(1);
  });
  const getKind = (data: unknown) => (data as { kind: string }).kind;
  const sentEvents = async (id: string) => {
    const sent = (await publishedEvents(mailSent.type, id)).filter(({ data }) => getKind(data) === 'response');
    expect(sent).not.toHaveLength(0);
    return sent;
  };

  it('PLT-4 are published as sent with identifiers only', async () => {
    const id = await respondTo({ email: 'told@example.com' });
    const [sent] = await eventually(() => sentEvents(id));
    expect(sent?.data).toEqual({ causedBy: (await respondedEvent(id)).id, kind: 'response' });
  });

  it('ACON-3 are sent once as soon as possible after a failure', async () => {
    await rm(mailDirectory, { recursive: true });
    await writeFile(mailDirectory, 'in the way');
    const id = await respondTo({ email: 'delayed@example.com' });
    await respondedEvent(id);
    await eventually(async () => {
      const figures = await (await fetch(`${service.url}/metrics`)).text();
      expect(figures).toMatch(/atelier_mails_total\{outcome="retried"/);
    });
    expect(await publishedEvents(mailSent.type, id)).toEqual([]);
    expect(await deadLetters(env.MONGODB_DATABASE)).toEqual([]);
    await rm(mailDirectory);
    await mailTo('delayed@example.com');
    expect(await eventually(() => sentEvents(id))).toHaveLength(1);
  });

  it('ACON-3 are not sent for a response that no longer exists', async () => {
    const event = { ...(await respondedEvent(await respondTo({ email: 'last@example.com' }))), id: 'of-the-forgotten' };
    await mailTo('last@example.com');
    const forgotten = '000000000000000000000000';
    await publishEvent({ ...event, data: { ...(event.data as object), responseId: forgotten } });
    await isApplied(event.id);
    expect(await queued({ causedBy: event.id })).toEqual([]);
  });
  const queued = (filter: Record<string, unknown>) =>
    inspectDatabase(env.MONGODB_DATABASE, (database) => database.collection('mails').find(filter).toArray());

  it('API-CON notify the studio of a message, and acknowledge it to its sender', async () => {
    const body = aMessage({ name: 'Grace Hopper', email: 'grace@example.com', message: 'Ten or more characters.' });
    const id = String((await call('POST', '/contact', { body })).body.data?.id);
    const notice = await mailTo('grace@example.com', 'New message: Web Development');
    expect(notice?.text).toContain('To: =?UTF-8?Q?Caf=C3=A9_=26_S=C3=B6hne?= <studio@atelier.local>');
    expect(notice?.text).toContain('Reply-To: Grace Hopper <grace@example.com>');
    expect(notice?.text).toContain('Ten or more characters.');
    const acknowledgement = await mailTo('grace@example.com', 'We received your message');
    expect(acknowledgement?.text).toContain('To: grace@example.com');
    expect(acknowledgement?.text).not.toMatch(/Hopper|Ten or more/);
    const [received] = await publishedEvents(submissionReceived.type, id);
    expect([notice?.file, acknowledgement?.file]).toEqual([
      `${received?.id}-notice.eml`,
      `${received?.id}-acknowledgement.eml`,
    ]);
  });

  it('API-PUB keep nothing after sending except the recipient and the reason', async () => {
    const sent = await eventually(async () => {
      const found = await queued({ 'to.address': 'once@example.com', kind: 'response', status: 'sent' });
      expect(found).toHaveLength(1);
      return found;
    });
    expect(sent).toMatchObject([{ subject: '', text: '', html: '', headers: {}, attempts: 1 }]);
  });
});
