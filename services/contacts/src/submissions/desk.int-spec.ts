import { submissionAssigned, submissionRestored } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

const SAMIRA = { userId: 'samira', name: 'Samira Member' };

describe('message collaboration', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const staff = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    contacts.call(method, path, { as: 'support', ...(body === undefined ? {} : { body }) });
  const assign = (id: string, body: unknown) => staff('PATCH', `/contact/${id}/assignee`, body);
  const list = async (query: string) => {
    const { body } = await staff('GET', `/contact?${query}`);
    const found = body.data as unknown as { id: string }[];
    const { total } = body.pagination as unknown as { total: number };
    expect(total).toBe(found.length);
    return found.map(({ id }) => id);
  };

  it('ACON-1 a message is assigned to a colleague, listed as theirs, and unassigned', async () => {
    const [mine, nobodys] = [await contacts.send(), await contacts.send()];
    const given = await assign(mine, SAMIRA);
    expect([given.body.message, given.body.data]).toEqual([
      'Submission assigned to Samira Member',
      expect.objectContaining({ assignee: { id: 'samira', name: 'Samira Member' }, version: 2 }),
    ]);
    expect(await list('assignee=samira')).toEqual([mine]);
    expect(await list('assignee=samira&sort=name&search=ada')).toEqual([mine]);
    expect(await list('assignee=none')).toEqual([nobodys]);
    await assign(mine, SAMIRA);
    await eventually(async () => {
      const events = await publishedEvents(submissionAssigned.type, mine);
      expect(events.map(({ data }) => data)).toEqual([
        expect.objectContaining({ assigneeId: 'samira', assignerId: expect.any(String) }),
      ]);
    });
    expect((await assign(mine, { userId: null })).body.data).toMatchObject({ assignee: null, version: 3 });
    expect(await list('assignee=samira')).toEqual([]);
  });

  it('ACON-1 "me" is the signed-in user', async () => {
    const id = await contacts.send();
    const { body } = await contacts.call('GET', '/contact?assignee=me', { as: 'support' });
    expect(body.data).toEqual([]);
    const { sub } = JSON.parse(
      Buffer.from(
        String((await contacts.keys.headersFor('support')).authorization).split('.')[1] ?? '',
        'base64url',
      ).toString(),
    ) as { sub: string };
    await assign(id, { userId: sub, name: 'Test Person' });
    expect(await list('assignee=me')).toEqual([id]);
  });

  it.each([
    [{ userId: 'samira' }, 'name', 'Name is required'],
    [{ userId: '', name: 'Nobody' }, 'userId', 'User must be an identifier or null'],
    [{ userId: 'x', name: 'x'.repeat(201) }, 'name', 'Name must be at most 200 characters'],
    [{ userId: null, role: 'admin' }, 'role', "Unknown field 'role'"],
  ])('ACON-1 an assignment with %j is rejected', async (body, field, message) => {
    const refused = await assign(await contacts.send(), body);
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field, message }]]);
  });

  it('ABULK-1 a deleted message is in the trash with its date, and is restored unchanged', async () => {
    const id = await contacts.send();
    await staff('PUT', `/contact/${id}/status`, { status: 'closed', notes: 'Kept.' });
    await staff('PATCH', `/contact/${id}/spam`, { spam: true });
    await staff('DELETE', `/contact/${id}`);
    expect((await staff('GET', `/contact/${id}`)).status).toBe(404);
    const { body } = await staff('GET', '/contact?folder=trash');
    expect(body.data).toMatchObject([{ id, folder: 'trash', deleted_at: expect.any(String) }]);
    const restored = await staff('POST', `/contact/${id}/restore`);
    expect(restored.body.data).toMatchObject({ folder: 'spam', status: 'closed', notes: 'Kept.', deleted_at: null });
    expect((await staff('POST', `/contact/${id}/restore`)).status).toBe(200);
    await eventually(async () => expect(await publishedEvents(submissionRestored.type, id)).toHaveLength(1));
    expect(await list('folder=trash')).toEqual([]);
    expect((await staff('POST', '/contact/000000000000000000000000/restore')).status).toBe(404);
  });

  it('ABULK-1 the figures are unchanged after a message is deleted and restored', async () => {
    const id = await contacts.send();
    const figures = async () => (await staff('GET', '/contact/stats')).body.stats;
    const before = await figures();
    await staff('DELETE', `/contact/${id}`);
    await staff('POST', `/contact/${id}/restore`);
    expect(await figures()).toEqual(before);
  });

  it('ACON-2 the history shows who did what, latest first', async () => {
    const id = await contacts.send();
    await staff('PUT', `/contact/${id}/status`, { status: 'in_progress', notes: 'Call back.' });
    await assign(id, SAMIRA);
    await staff('POST', `/contact/${id}/response`, { response: 'Thank you for your message.' });
    const { body } = await staff('GET', `/contact/${id}/history`);
    const history = body.data as unknown as { by: string; what: string }[];
    expect(history.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'Response sent',
        'Status changed from In Progress to Responded',
        'Assigned to Samira Member',
        'Internal notes changed',
        'Status changed from New to In Progress',
      ]),
    );
    expect(history.at(-1)?.by).toBe('Test Person');
    expect(history).toHaveLength(5);
  });
});
