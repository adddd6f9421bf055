import { submissionReceived } from '@atelier/contracts';
import { eventually } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Retention } from '../persons/retention.js';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

const PDF = new Blob(['%PDF-1.7\nA page about Ada.'], { type: 'application/pdf' });
const ADA = {
  role: 'Front-end engineer',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'I have built engines that people use with a thumb.',
};
const anApplicationForm = (fields: Record<string, string> = {}, file: Blob | null = PDF): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ADA, ...fields })) form.append(name, value);
  if (file !== null) form.append('file', file, 'Ada Lovelace.pdf');
  return form;
};
const DAY_MS = 24 * 60 * 60 * 1000;

describe('job applications over HTTP', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const post = async (form: FormData, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${contacts.url}/contact/applications`, { method: 'POST', body: form, headers });
    return { status: answer.status, body: await answer.json() };
  };
  const apply = async (fields: Record<string, string> = {}, file: Blob | null = PDF) =>
    post(anApplicationForm(fields, file));
  const applied = async (fields: Record<string, string> = {}, file: Blob | null = PDF): Promise<string> =>
    (await apply(fields, file)).body.data.id;
  const download = async (id: string, as?: 'support' | 'author') => {
    const headers = as === undefined ? {} : await contacts.keys.headersFor(as);
    return fetch(`${contacts.url}/contact/${id}/file`, { headers });
  };
  const files = () => contacts.inspect((database) => database.collection('application_files').countDocuments());

  it('LEGAL-1 are accepted from anyone, and appear in the inbox as applications, with link and file', async () => {
    const { status, body } = await apply({ role: 'Product designer', link: 'https://ada.example.com' });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: 'Your application has arrived.',
      data: { id: expect.stringMatching(/^[0-9a-f]{24}$/) },
    });
    const kept = await contacts.call('GET', `/contact/${body.data.id}`, { as: 'support' });
    expect(kept.body.data).toMatchObject({
      kind: 'application',
      subject: 'Application: Product designer',
      service_interest: 'other',
      link: 'https://ada.example.com',
      attachment: { name: 'Ada Lovelace.pdf', media_type: 'application/pdf', bytes: PDF.size },
      status: 'new',
      folder: 'inbox',
    });
  });

  it('LEGAL-1 are accepted without a file, as a form and as JSON', async () => {
    const id = await applied({}, null);
    expect((await contacts.call('GET', `/contact/${id}`, { as: 'support' })).body.data).toMatchObject({
      kind: 'application',
      attachment: null,
    });
    const body = { role: 'Studio manager', name: 'Ada', email: 'json@example.com', message: 'I count well.' };
    expect((await contacts.call('POST', '/contact/applications', { body })).status).toBe(201);
  });

  it.each([
    ['cv.html', 'cv.html.pdf'],
    ['CV.PDF', 'CV.PDF'],
    ['Ada \u202efdp.scr', 'Ada  fdp.scr.pdf'],
    [`${'a'.repeat(200)}.bat`, `${'a'.repeat(112)}.bat.pdf`],
  ])('AFILE-1 keep the file %j under a name with the ending of its type: %j', async (sent, kept) => {
    const form = anApplicationForm({}, null);
    form.append('file', PDF, sent);
    const { id } = (await post(form)).body.data;
    const { body } = await contacts.call('GET', `/contact/${id}`, { as: 'support' });
    expect(body.data).toMatchObject({ attachment: { name: kept, media_type: 'application/pdf' } });
  });

  it('LEGAL-1 are stored once if a browser sends one again because the answer was lost', async () => {
    const before = await files();
    const headers = { 'idempotency-key': 'the-answer-was-lost' };
    const send = (fields: Record<string, string>, file?: Blob) => post(anApplicationForm(fields, file), headers);
    const sent = { email: 'again@example.com' };
    const answers = await Promise.all([send(sent), send(sent)]);
    answers.push(await send({ ...sent, form: JSON.stringify({ website: 'https://robot.example' }) }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await files()).toBe(before + 1);
    expect((await send({ ...sent, message: 'I have built more engines since.' })).status).toBe(409);
    expect((await send(sent, new Blob(['%PDF-1.7\nAnother page.'], { type: 'application/pdf' }))).status).toBe(409);
  });

  it('API-PUB give the file only to staff who may read messages', async () => {
    const id = await applied();
    expect((await download(id)).status).toBe(401);
    expect((await download(id, 'author')).status).toBe(403);
    const given = await download(id, 'support');
    expect(given.status).toBe(200);
    expect(await given.text()).toBe(await PDF.text());
    expect(given.headers.get('content-type')).toBe('application/octet-stream');
    expect(given.headers.get('content-disposition')).toMatch(/^attachment/);
    const message = await contacts.send();
    expect((await download(message, 'support')).status).toBe(404);
  });

  it('PLT-4 are published without any personal data', async () => {
    const id = await applied({ name: 'Secretive Person', email: 'secretive@example.com' });
    const events = await contacts.inspect((database) =>
      database.collection('outbox').find({ 'event.subject': id }).toArray(),
    );
    expect(events.map(({ event }) => [event.type, event.data])).toEqual([
      [submissionReceived.type, { id, serviceInterest: 'other', status: 'new' }],
    ]);
    await eventually(async () => {
      const mail = (await contacts.mails()).find((one) => one.includes('To: secretive@example.com'));
      expect(mail).toContain('We received your application');
    });
  });

  it.each([
    ['role', '', 'Role is required'],
    ['name', 'Ada 2', 'Name can only contain letters, spaces, hyphens, and apostrophes'],
    ['email', 'ada@', 'Please enter a valid email'],
    ['link', 'javascript:alert(1)', 'Link must be an address such as https://example.com'],
    ['message', 'Short', 'Message must be at least 10 characters'],
    ['salary', 'plenty', "Unknown field 'salary'"],
  ])('AFILE-1 reject an invalid %s and store nothing', async (field, value, message) => {
    const before = await files();
    const { status, body } = await apply({ [field]: value });
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
    expect(await files()).toBe(before);
  });

  it.each([
    ['a program', new Blob(['MZ a program']), 415, 'File must be a PDF or a Word document'],
    ['a page that calls itself a PDF', new Blob(['<script>'], { type: 'application/pdf' }), 415, /PDF or a Word/],
    ['more than 10 MB', new Blob(['%PDF-', new Uint8Array(10 * 1024 * 1024)]), 413, 'File must be at most 10 MB'],
  ])('AFILE-1 reject %s and store nothing', async (_what, file, status, message) => {
    const before = await files();
    const refused = await apply({}, file);
    expect(refused.status).toBe(status);
    expect(refused.body.errors).toEqual([{ field: 'file', message: expect.stringMatching(message) }]);
    expect(await files()).toBe(before);
  });

  it('AFILE-1 accept a file of 10 MB', async () => {
    const largest = new Blob(['%PDF-', new Uint8Array(10 * 1024 * 1024 - 5)]);
    const id = await applied({}, largest);
    expect((await (await download(id, 'support')).arrayBuffer()).byteLength).toBe(largest.size);
  });

  it('ACON-1 are found by their kind, which messages do not have', async () => {
    const [message, application] = [await contacts.send(), await applied({ name: 'Kind Person' })];
    const getIds = async (query: string) => {
      const { body } = await contacts.call('GET', `/contact?limit=100&${query}`, { as: 'support' });
      return (body.data as unknown as { id: string }[]).map(({ id }) => id);
    };
    expect(await getIds('kind=application')).toContain(application);
    expect(await getIds('kind=application')).not.toContain(message);
    expect(await getIds('kind=message')).toContain(message);
    expect(await getIds('kind=message')).not.toContain(application);
    expect(await getIds('kind=all&sort=name&order=ASC')).toEqual(expect.arrayContaining([message, application]));
    expect(await getIds('kind=application&search=kind')).toEqual([application]);
    const { body } = await contacts.call('GET', '/contact?kind=application&limit=1', { as: 'support' });
    expect(body.pagination).toMatchObject({ total: (await getIds('kind=application')).length });
  });

  it('ACON-2 are erased with their file when the person is erased', async () => {
    const [gone, stays] = [await applied({ email: 'gone@example.com' }), await applied({ email: 'stays@example.com' })];
    const before = await files();
    const confirmation = { email: 'gone@example.com', confirmation: 'gone@example.com' };
    await contacts.call('POST', '/contact/persons/erase', { as: 'support', body: confirmation });
    expect(await files()).toBe(before - 1);
    expect((await download(gone, 'support')).status).toBe(404);
    expect((await download(stays, 'support')).status).toBe(200);
  });

  it('ABULK-1 hide their file in the trash, and lose it when the trash is emptied', async () => {
    const id = await applied();
    const before = await files();
    await contacts.call('DELETE', `/contact/${id}`, { as: 'support' });
    expect((await download(id, 'support')).status).toBe(404);
    await contacts.application.get(Retention).sweep(new Date(Date.now() + 31 * DAY_MS));
    expect(await files()).toBe(before - 1);
  });

  it('CON-5 are quarantined if the hidden field is filled in, and multipart forms are rejected elsewhere', async () => {
    const id = await applied({ form: JSON.stringify({ website: 'https://spam.example' }) });
    expect((await contacts.call('GET', `/contact/${id}`, { as: 'support' })).body.data).toMatchObject({
      folder: 'quarantine',
      kind: 'application',
    });
    const elsewhere = await fetch(`${contacts.url}/contact`, { method: 'POST', body: anApplicationForm() });
    expect(elsewhere.status).toBe(415);
  });
});
