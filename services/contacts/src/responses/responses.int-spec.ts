import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { submissionResponded, submissionStatusChanged } from '@atelier/contracts';
import {
  aMessage,
  dropDatabase,
  eventually,
  type KeyServer,
  publishedEvents,
  type ServiceCall,
  serviceClient,
  serviceTestEnvironment,
  startKeyServer,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../index.js';

const answer = { response: 'Thank you, let us talk on Tuesday.', notes: 'Ask for the budget first.' };

describe('responses over HTTP', () => {
  let keys: KeyServer;
  let service: Awaited<ReturnType<typeof start>>;
  let env: ReturnType<typeof serviceTestEnvironment>;
  let mailDirectory: string;

  beforeAll(async () => {
    mailDirectory = await mkdtemp(join(tmpdir(), 'atelier-mail-'));
    keys = await startKeyServer();
    env = serviceTestEnvironment('contacts', keys.jwksUrl, { MAIL_DIR: mailDirectory });
    service = await start(env);
  });
  afterAll(async () => {
    await service.stop();
    await keys.stop();
    await dropDatabase(env.MONGODB_DATABASE);
    await rm(mailDirectory, { recursive: true });
  });

  const call: ServiceCall = (...request) => serviceClient(service.url, keys)(...request);
  const submissionId = async () => String((await call('POST', '/contact', { body: aMessage() })).body.data?.id);
  const respond = (id: string, body: unknown) => call('POST', `/contact/${id}/response`, { as: 'support', body });
  const getResponses = async (id: string) =>
    (await call('GET', `/contact/${id}/responses`, { as: 'support' })).body.data;

  it('ACON-2 are saved with their notes and set the status', async () => {
    const id = await submissionId();
    const sent = await respond(id, answer);
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      message: 'Response sent successfully',
      data: {
        submission: { id, status: 'responded', version: 2 },
        response: { ...answer, submission_id: id, responded_by: 'Test Person' },
      },
    });
    expect((await call('GET', `/contact/${id}`, { as: 'support' })).body.data).toMatchObject({ status: 'responded' });
  });

  it('ACON-2 are all kept, oldest first', async () => {
    const id = await submissionId();
    expect(await getResponses(id)).toEqual([]);
    await respond(id, { response: 'This is the first answer.' });
    await respond(id, { response: 'This is the second answer.', notes: '' });
    expect(await getResponses(id)).toMatchObject([
      { response: 'This is the first answer.', notes: null },
      { response: 'This is the second answer.', notes: null },
    ]);
  });

  it('ACON-2 are rejected from staff who have not seen an earlier response', async () => {
    const id = await submissionId();
    const onFirstVersion = { as: 'support', body: answer, headers: { 'if-match': '"1"' } } as const;
    expect((await call('POST', `/contact/${id}/response`, onFirstVersion)).status).toBe(201);
    const second = await call('POST', `/contact/${id}/response`, onFirstVersion);
    expect(second).toMatchObject({ status: 409, body: { data: { version: 2, updated_by: 'Test Person' } } });
    expect(await getResponses(id)).toHaveLength(1);
  });

  it('ACON-2 are both kept if two are sent at the same moment', async () => {
    const id = await submissionId();
    const sent = await Promise.all([respond(id, answer), respond(id, answer)]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect(await getResponses(id)).toHaveLength(2);
  });

  it.each([
    ['response', { notes: 'x' }, 'Response message is required'],
    ['response', { response: '   ' }, 'Response message is required'],
    ['response', { response: 'Too short' }, 'Response must be at least 10 characters'],
    ['response', { response: 'x'.repeat(10_001) }, 'Response must be at most 10000 characters'],
    ['notes', { ...answer, notes: 'x'.repeat(501) }, 'Notes must be at most 500 characters'],
    ['status', { ...answer, status: 'closed' }, "Unknown field 'status'"],
  ])('ACON-2 are rejected with an invalid %s and change nothing', async (field, body, message) => {
    const id = await submissionId();
    const refused = await respond(id, body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message });
    expect(await getResponses(id)).toEqual([]);
    expect((await call('GET', `/contact/${id}`, { as: 'support' })).body.data).toMatchObject({
      status: 'new',
      version: 1,
    });
  });

  it('PLT-4 are published with identifiers only', async () => {
    const id = await submissionId();
    await respond(id, answer);
    const [response] = (await getResponses(id)) as unknown as { id: string }[];
    await eventually(async () => {
      const [event] = await publishedEvents(submissionResponded.type, id);
      const reference = { id, serviceInterest: 'web_development', status: 'responded' };
      expect(event?.data).toEqual({ ...reference, responseId: response?.id });
      expect(await publishedEvents(submissionStatusChanged.type, id)).toHaveLength(1);
    });
  });
});
