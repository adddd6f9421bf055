import { submissionReceived } from '@atelier/contracts';
import { aMessage, type ServiceCall } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

describe('visitor messages over HTTP', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const call: ServiceCall = (...request) => contacts.call(...request);
  const send = (body: unknown, headers: Record<string, string> = {}) => call('POST', '/contact', { body, headers });
  const written = () =>
    contacts.inspect(async (database) => ({
      submissions: await database.collection('submissions').countDocuments(),
      events: await database.collection('outbox').countDocuments({ 'event.type': submissionReceived.type }),
      keys: await database.collection('idempotency_keys').countDocuments(),
      tally: await database.collection('submission_tally').countDocuments(),
    }));

  it('API-CON are accepted from anyone, and the answer contains only the identifier', async () => {
    const sent = await send(
      aMessage({ subject: 'Enterprise Solutions', serviceType: 'custom-software', phone: '', company: ' ' }),
    );
    expect(sent.status).toBe(201);
    expect(sent.body).toEqual({
      success: true,
      message: "Message sent successfully! We'll get back to you soon.",
      data: { id: expect.stringMatching(/^[0-9a-f]{24}$/) },
    });
    const kept = await call('GET', `/contact/${sent.body.data?.id}`, { as: 'support' });
    expect(kept.body.data).toMatchObject({
      name: 'Ada Lovelace',
      phone: null,
      company: null,
      service_interest: 'enterprise_solutions',
      status: 'new',
      priority: 'medium',
    });
  });

  it('API-CON are accepted with a subject of accents alone, which is sorted as if empty', async () => {
    const sent = await send(aMessage({ subject: '\u0301' }));
    expect(sent.status).toBe(201);
    const listed = await call('GET', '/contact?sort=subject&order=asc&limit=1', { as: 'support' });
    expect(listed.body.data).toEqual([expect.objectContaining({ id: sent.body.data?.id })]);
  });

  it.each([
    ['name', 'Name is required', ''],
    ['name', 'Name must be at least 2 characters', 'A'],
    ['name', 'Name must be less than 100 characters', 'x'.repeat(101)],
    ['name', 'Name can only contain letters, spaces, hyphens, and apostrophes', 'Ada 2'],
    ['name', 'Name is required', { $ne: '' }],
    ['email', 'Email is required', ' '],
    ['email', 'Please enter a valid email', 'ada@'],
    ['email', 'Email is too long', `${'a'.repeat(243)}@example.com`],
    ['subject', 'Subject is required', ''],
    ['subject', 'Subject must be at most 200 characters', 'x'.repeat(201)],
    ['company', 'Company name is too long', 'x'.repeat(101)],
    ['phone', 'Please enter a valid phone number', '0123'],
    ['phone', 'Please enter a valid phone number', 5551234],
    ['message', 'Message is required', ''],
    ['message', 'Message must be at least 10 characters', 'Too short'],
    ['message', 'Message must be less than 1000 characters', 'x'.repeat(1001)],
    ['serviceType', 'Service type must be one of the offered services', 'gardening'],
    ['priority', "Unknown field 'priority'", 'high'],
  ])(
    'CON-5 are rejected with an invalid %s, with the error "%s" in two places, and change nothing',
    async (field, message, value) => {
      const before = await written();
      const refused = await send({ ...aMessage(), [field]: value }, { 'idempotency-key': 'refused' });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ success: false, error: 'Bad Request', errors: [{ field, message }] });
      const echoed = typeof value === 'string' ? value.slice(0, 200) : typeof value === 'object' ? null : value;
      expect(refused.body.data).toEqual({
        message: refused.body.message,
        details: [{ field, message, value: echoed }],
      });
      expect(await written()).toEqual(before);
    },
  );

  it.each([
    ['null', null],
    ['a list', [aMessage()]],
    ['a text', 'hello'],
  ])('CON-5 cannot be %s', async (_what, body) => {
    const refused = await send(body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field: 'body', message: 'The message must be a JSON object' }]);
  });

  it('CON-5 name every missing field if empty', async () => {
    const refused = await send({});
    const fields = refused.body.errors?.map(({ field }) => field);
    expect(fields).toEqual(['name', 'email', 'subject', 'message', 'serviceType']);
  });

  it.each([
    ['malformed JSON', 400, 'application/json', '{"name":', 'body'],
    ['a form', 415, 'application/x-www-form-urlencoded', 'name=Ada+Lovelace', 'content-type'],
    ['plain text', 415, 'text/plain', 'hello', 'content-type'],
    ['a poisoned prototype', 400, 'application/json', '{"__proto__":{"admin":true}}', 'body'],
    ['nothing at all', 400, 'application/json', '', 'body'],
    ['an oversized body', 413, 'application/json', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'body'],
  ])('CON-5 answer %s with %i and change nothing', async (_what, status, contentType, body, field) => {
    const before = await written();
    const response = await fetch(`${contacts.url}/contact`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, errors: [{ field }], requestId: expect.any(String) });
    expect(await written()).toEqual(before);
  });

  it('API-CON return the first answer for a repeated message and store one', async () => {
    const first = await send(aMessage(), { 'idempotency-key': 'once & again' });
    const before = await written();
    const second = await send(aMessage({ name: ' Ada Lovelace ' }), { 'idempotency-key': 'once & again' });
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await written()).toEqual(before);
  });

  it('API-CON PLT-5 are stored once if fifty with one key arrive at the same moment', async () => {
    const before = await written();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        send(aMessage({ name: 'Grace Hopper' }), { 'idempotency-key': 'at the same moment' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1);
    const after = await written();
    expect([after.submissions, after.events, after.keys]).toEqual([
      before.submissions + 1,
      before.events + 1,
      before.keys + 1,
    ]);
  });

  it('API-CON are rejected with a key that already belongs to another message', async () => {
    await send(aMessage(), { 'idempotency-key': 'taken' });
    const before = await written();
    const refused = await send(aMessage({ name: 'Grace Hopper' }), { 'idempotency-key': 'taken' });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('This Idempotency-Key was already used with another message.');
    expect(await written()).toEqual(before);
  });

  it.each([
    ['empty', ''],
    ['over-long', 'k'.repeat(129)],
  ])('API-CON are rejected with an %s key', async (_what, key) => {
    const refused = await send(aMessage(), { 'idempotency-key': key });
    expect(refused.status).toBe(400);
    const issue = { field: 'Idempotency-Key', message: 'Idempotency-Key must have 1 to 128 characters' };
    expect(refused.body.errors).toEqual([issue]);
  });

  it('API-CON can reuse a key after 24 hours', async () => {
    const indexes = await contacts.inspect((database) => database.collection('idempotency_keys').indexes());
    expect(indexes).toContainEqual(expect.objectContaining({ key: { usedAt: 1 }, expireAfterSeconds: 86_400 }));
  });
});
