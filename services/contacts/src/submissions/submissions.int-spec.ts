import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { submissionDeleted, submissionReceived, submissionStatusChanged } from '@atelier/contracts';
import {
  type AnswerBody,
  aMessage,
  dropDatabase,
  eventually,
  inspectDatabase,
  type KeyServer,
  publishedEvents,
  type ServiceCall,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../index.js';

describe('inbox over HTTP', () => {
  let keys: KeyServer;
  let service: Awaited<ReturnType<typeof start>>;
  let env: ReturnType<typeof serviceTestEnvironment>;

  const call: ServiceCall = (...request) => serviceClient(service.url, keys)(...request);
  const getId = (body: AnswerBody) => String(body.data?.id);
  const send = async (fields: Parameters<typeof aMessage>[0]) =>
    getId((await call('POST', '/contact', { body: aMessage(fields) })).body);
  const list = async (query: string) => (await call('GET', `/contact?${query}`, { as: 'support' })).body;
  const names = (body: AnswerBody) => (body.submissions as { name: string }[]).map(({ name }) => name);

  const ids: Record<string, string> = {};
  let mailDirectory: string;

  beforeAll(async () => {
    mailDirectory = await mkdtemp(join(tmpdir(), 'atelier-mail-'));
    keys = await startKeyServer();
    env = serviceTestEnvironment('contacts', keys.jwksUrl, { MAIL_DIR: mailDirectory });
    service = await start(env);
    ids.ada = await send({ name: 'ada Lovelace', email: 'countess.ada@engines.example', company: 'Difference Ltd' });
    ids.grace = await send({
      name: 'Grace Hopper',
      email: 'grace@navy.example',
      subject: 'Mobile App Development',
      serviceType: 'mobile-app',
    });
    ids.rené = await send({
      name: 'René Élan',
      email: 'rene@atelier.example',
      subject: 'Consulting',
      serviceType: 'consulting',
    });
    ids.zoe = await send({
      name: 'Zoe Quill',
      email: 'zoe@paper.example',
      subject: 'Other',
      serviceType: 'consulting',
      message: 'Our lighthouse needs a shop for postcards.',
    });
  });
  afterAll(async () => {
    await service.stop();
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
    await rm(mailDirectory, { recursive: true });
  });

  it('API-CON lists newest first, in every format that clients read', async () => {
    const body = await list('');
    expect(names(body)).toEqual(['Zoe Quill', 'René Élan', 'Grace Hopper', 'ada Lovelace']);
    expect(body.data).toEqual(body.submissions);
    expect(body.pagination).toEqual({ page: 1, limit: 10, total: 4, totalPages: 1, totalSubmissions: 4 });
    expect((await call('GET', '/contact/submissions', { as: 'support' })).body).toEqual(body);
  });

  it('API-PAGE paginates the list without loss or repetition', async () => {
    const pages = [
      await list('limit=3&page=1'),
      await list('limit=3&page=2'),
      await list('limit=3&page=9007199254740991'),
    ];
    expect(pages.map(names)).toEqual([['Zoe Quill', 'René Élan', 'Grace Hopper'], ['ada Lovelace'], []]);
    expect(pages[2]?.pagination).toMatchObject({ limit: 3, total: 4, totalPages: 2, totalSubmissions: 4 });
  });

  it.each([
    ['sort=name&order=ASC', ['ada Lovelace', 'Grace Hopper', 'René Élan', 'Zoe Quill']],
    ['sort=name&order=desc', ['Zoe Quill', 'René Élan', 'Grace Hopper', 'ada Lovelace']],
    ['sort=email&order=ASC', ['ada Lovelace', 'Grace Hopper', 'René Élan', 'Zoe Quill']],
    ['sort=subject&order=ASC', ['René Élan', 'Grace Hopper', 'Zoe Quill', 'ada Lovelace']],
    ['sort=created_at&order=ASC', ['ada Lovelace', 'Grace Hopper', 'René Élan', 'Zoe Quill']],
    ['sort=updated_at', ['Zoe Quill', 'René Élan', 'Grace Hopper', 'ada Lovelace']],
    ['sort=status&order=ASC', ['ada Lovelace', 'Grace Hopper', 'René Élan', 'Zoe Quill']],
  ])('API-CON sorts by %s', async (query, expected) => {
    expect(names(await list(query))).toEqual(expected);
  });

  it.each([
    ['search=ADA', ['ada Lovelace']],
    ['search=love', ['ada Lovelace']],
    ['search=elan', ['René Élan']],
    ['search=diff', ['ada Lovelace']],
    ['search=consult', ['René Élan']],
    ['search=navy', ['Grace Hopper']],
    ['search=countess.ada%40engines.example', ['ada Lovelace']],
    ['search=lighthouse+zoe', ['Zoe Quill']],
    ['search=Postcards', ['Zoe Quill']],
    ['search=postc', []],
    ['search=grace+lovelace', []],
    ['search=ovelace', []],
    ['search=.*', []],
    ['search=', ['Zoe Quill', 'René Élan', 'Grace Hopper', 'ada Lovelace']],
    ['service=mobile_development', ['Grace Hopper']],
    ['service_interest=other', ['Zoe Quill']],
    ['service_interest=other&service=mobile_development', ['Zoe Quill']],
    ['service=consultation&search=ren', ['René Élan']],
    ['status=new&priority=medium', ['Zoe Quill', 'René Élan', 'Grace Hopper', 'ada Lovelace']],
    ['status=all&priority=all&service=all&limit=1', ['Zoe Quill']],
    ['status=closed', []],
    ['priority=high', []],
  ])('API-CON finds by %s', async (query, expected) => {
    const body = await list(query);
    expect(names(body)).toEqual(expected);
    const total = query.includes('limit=1') ? 4 : expected.length;
    expect(body.pagination).toMatchObject({ total, totalSubmissions: total });
  });

  it.each([
    ['page=0', 'page', 'Page number must be greater than 0'],
    ['page=two', 'page', 'Page number must be greater than 0'],
    ['limit=0', 'limit', 'Limit must be between 1 and 100'],
    ['limit=101', 'limit', 'Limit must be between 1 and 100'],
    ['sort=phone', 'sort', 'Sort must be created_at, updated_at, name, subject, status or email'],
    ['order=up', 'order', 'Order must be ASC or DESC'],
    ['status=open', 'status', 'Status must be new, in_progress, responded or closed'],
    ['service=gardening', 'service', 'Service must be one of the service interests'],
    ['priority=urgent', 'priority', 'Priority must be high, medium or low'],
    [`search=${'x'.repeat(101)}`, 'search', 'Search must be at most 100 characters'],
    ['status[$ne]=new', 'status[$ne]', "Unknown field 'status[$ne]'"],
  ])('API-PAGE rejects %s with its message', async (query, field, message) => {
    const refused = await call('GET', `/contact?${query}`, { as: 'support' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field, message }]);
  });

  it('ACON-2 moves a message from any status to any other, by PATCH and by PUT with notes', async () => {
    const id = await send({ name: 'Status Walker' });
    for (const status of ['closed', 'in_progress', 'responded', 'new']) {
      const moved = await call('PATCH', `/contact/${id}/status`, { as: 'support', body: { status } });
      expect(moved.body).toMatchObject({ message: 'Status updated successfully', data: { id, status } });
    }
    const noted = await call('PUT', `/contact/${id}/status`, {
      as: 'support',
      body: { status: 'new', notes: ' Call back ' },
    });
    expect(noted.body.data).toMatchObject({ status: 'new', notes: 'Call back', version: 6 });
  });

  it('PLT-4 publishes every change as an event without personal data', async () => {
    const id = await send({ name: 'Event Person', email: 'event@person.example', subject: 'Web Development' });
    await call('PATCH', `/contact/${id}/status`, { as: 'support', body: { status: 'closed' } });
    await call('PATCH', `/contact/${id}/status`, { as: 'support', body: { status: 'closed' } });
    await call('DELETE', `/contact/${id}`, { as: 'support' });
    const events = await eventually(async () => {
      const deleted = await publishedEvents(submissionDeleted.type, id);
      expect(deleted).toHaveLength(1);
      const types = [submissionReceived.type, submissionStatusChanged.type];
      return [...(await Promise.all(types.map((type) => publishedEvents(type, id)))).flat(), ...deleted];
    });
    const reference = { id, serviceInterest: 'web_development' };
    expect(events.map(({ data }) => data)).toEqual([
      { ...reference, status: 'new' },
      { ...reference, status: 'closed', previousStatus: 'new' },
      { ...reference, status: 'closed' },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/person/i);
  });

  it('API-CON keeps a deleted message, but shows it nowhere', async () => {
    const id = await send({ name: 'Soon Gone' });
    const deleted = await call('DELETE', `/contact/${id}`, { as: 'support' });
    expect(deleted.body).toEqual({ success: true, message: 'Submission deleted successfully' });
    expect(names(await list('search=gone'))).toEqual([]);
    expect(names(await list(''))).not.toContain('Soon Gone');
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/responses', undefined],
      ['PATCH', '/status', { status: 'new' }],
      ['POST', '/response', { response: 'Thank you for your message.' }],
      ['DELETE', '', undefined],
    ] as const)
      expect((await call(method, `/contact/${id}${path}`, { as: 'support', body })).status).toBe(404);
    const kept = await inspectDatabase(env.MONGODB_DATABASE, (database) =>
      database.collection('submissions').findOne({ name: 'Soon Gone' }),
    );
    expect(kept).toMatchObject({ folder: 'trash', updatedBy: 'Test Person' });
  });

  it('API-CON counts exactly by status after every kind of change', async () => {
    await call('PATCH', `/contact/${ids.grace}/status`, { as: 'support', body: { status: 'in_progress' } });
    await call('DELETE', `/contact/${ids.zoe}`, { as: 'support' });
    const { body } = await call('GET', '/contact/stats', { as: 'support' });
    const counted = await inspectDatabase(env.MONGODB_DATABASE, (database) =>
      database.collection('submissions').countDocuments({ folder: 'inbox' }),
    );
    expect(body.stats).toMatchObject({
      overview: { totalSubmissions: counted },
      breakdown: {
        byStatus: { new: counted - 1, in_progress: 1, responded: 0, closed: 0 },
        byPriority: { high: 0, medium: counted, low: 0 },
        byService: { mobile_development: 1, other: 0 },
      },
    });
    expect(body.data).toMatchObject({ total: counted, ...(body.stats as object) });
    expect((await list('status=in_progress')).pagination).toMatchObject({ totalSubmissions: 1 });
  });

  it.each([
    ['000000000000000000000000', 404],
    ['no-such-message', 404],
    ['a%20b', 400],
    ['x'.repeat(201), 400],
  ])('API-CON answers the ID %s with %i', async (id, status) => {
    const answer = await call('GET', `/contact/${id}`, { as: 'support' });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, requestId: expect.any(String) });
  });
});
