import { type PermissionMap, submissionCommented } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Retention } from '../persons/retention.js';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

const AUTHOR = { id: '000000000000000000000001', name: 'Test Person' };
const SAMIRA = { id: 'samira', name: 'Samira Member' };
const TRASH_MS = 31 * 24 * 60 * 60 * 1000;

interface Comment {
  id: string;
  text: string;
}

describe('internal comments over HTTP', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const staff = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    contacts.call(method, path, { as: 'support', headers, ...(body === undefined ? {} : { body }) });
  const add = (id: string, body: unknown, key?: string) =>
    staff('POST', `/contact/${id}/comments`, body, key === undefined ? {} : { 'idempotency-key': key });
  const list = async (id: string) => (await staff('GET', `/contact/${id}/comments`)).body.data as unknown as Comment[];
  const asColleague = async (contact: PermissionMap['contact']) => ({
    authorization: `Bearer ${await contacts.keys.tokenFor({ role: 'support', sub: 'colleague', permissions: { contact } })}`,
  });
  const stored = () => contacts.inspect((database) => database.collection('comments').find().toArray());

  it('ACON-2 are stored with author and mentions, oldest first, and leave the message unchanged', async () => {
    const id = await contacts.send();
    expect(await list(id)).toEqual([]);
    const first = await add(id, { text: ' @Samira Member, can we? ', mentions: [SAMIRA, SAMIRA] });
    expect([first.status, first.body]).toEqual([
      201,
      {
        success: true,
        message: 'Comment added',
        data: {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          text: '@Samira Member, can we?',
          author: AUTHOR,
          mentions: [SAMIRA],
          created_at: expect.any(String),
        },
      },
    ]);
    await add(id, { text: 'Not before June.' });
    expect(await list(id)).toMatchObject([first.body.data, { text: 'Not before June.', mentions: [] }]);
    expect((await staff('GET', `/contact/${id}`)).body.data).toMatchObject({ version: 1, notes: null, status: 'new' });
  });

  it('PLT-4 are published with identifiers only', async () => {
    const id = await contacts.send();
    const { body } = await add(id, { text: 'Rather odd, @Samira Member.', mentions: [SAMIRA] });
    await eventually(async () => {
      const events = await publishedEvents(submissionCommented.type, id);
      expect(events.map(({ data }) => data)).toEqual([
        { id, commentId: body.data?.id, authorId: AUTHOR.id, mentionedIds: ['samira'] },
      ]);
    });
  });

  it.each([
    ['text', {}, 'Text is required'],
    ['text', { text: '  ' }, 'Text is required'],
    ['text', { text: 'x'.repeat(2001) }, 'Text must be at most 2000 characters'],
    ['mentions', { text: 'Hi', mentions: 'samira' }, 'Mentions must be a list'],
    ['mentions', { text: 'Hi', mentions: Array(21).fill(SAMIRA) }, 'At most 20 colleagues can be mentioned'],
    ['mentions.0.id', { text: 'Hi', mentions: [{ ...SAMIRA, id: 'a b' }] }, 'ID must be an identifier'],
    ['mentions.0.name', { text: 'Hi', mentions: [{ id: 'samira' }] }, 'Name is required'],
    ['author', { text: 'Hi', author: SAMIRA }, "Unknown field 'author'"],
  ])('ACON-2 reject an invalid %s and add nothing', async (field, body, message) => {
    const id = await contacts.send();
    const refused = await add(id, body);
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field, message }]]);
    expect(await list(id)).toEqual([]);
  });

  it('ACON-2 are added once, however often they are sent, including at the same moment', async () => {
    const id = await contacts.send();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(id, { text: 'Once.' }, 'the same')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1);
    expect(await list(id)).toHaveLength(1);
    expect(await add(id, { text: 'Another.' }, 'the same')).toMatchObject({
      status: 409,
      body: { message: 'This Idempotency-Key was already used with another comment.' },
    });
    const other = await contacts.send();
    await add(other, { text: 'Elsewhere.' }, 'the same');
    expect([(await list(id)).length, (await list(other)).length]).toEqual([1, 1]);
    await eventually(async () => expect(await publishedEvents(submissionCommented.type, id)).toHaveLength(1));
  });

  it('ACON-2 can be deleted by their author, or by others with permission to delete messages', async () => {
    const id = await contacts.send();
    const comments = [await add(id, { text: 'First.' }), await add(id, { text: 'Second.' })];
    const [first, second] = comments.map(({ body }) => `/contact/${id}/comments/${body.data?.id}`);
    const writer = await asColleague({ read: true, write: true });
    const refused = await contacts.call('DELETE', String(first), { headers: writer });
    expect([refused.status, refused.body.message]).toEqual([403, 'Only its author can delete this comment']);
    const manager = await asColleague({ read: true, write: true, delete: true });
    expect((await contacts.call('DELETE', String(first), { headers: manager })).status).toBe(200);
    const own = await contacts.call('POST', `/contact/${id}/comments`, { headers: writer, body: { text: 'Mine.' } });
    const ownPath = `/contact/${id}/comments/${own.body.data?.id}`;
    expect((await contacts.call('DELETE', ownPath, { headers: writer })).body).toEqual({
      success: true,
      message: 'Comment deleted',
    });
    expect((await contacts.call('DELETE', ownPath, { headers: writer })).status).toBe(404);
    const other = await contacts.send();
    expect((await staff('DELETE', String(second).replace(id, other))).status).toBe(404);
    expect(await list(id)).toMatchObject([{ text: 'Second.' }]);
  });

  it('ACON-2 are hidden with a deleted message, restored with it, and erased with it', async () => {
    const id = await contacts.send();
    await add(id, { text: 'Goes with the message.' });
    await staff('DELETE', `/contact/${id}`);
    expect((await staff('GET', `/contact/${id}/comments`)).status).toBe(404);
    expect((await add(id, { text: 'Too late.' })).status).toBe(404);
    await staff('POST', `/contact/${id}/restore`);
    expect(await list(id)).toHaveLength(1);
    await staff('DELETE', `/contact/${id}`);
    await contacts.application.get(Retention).sweep(new Date(Date.now() + TRASH_MS));
    expect((await stored()).map(({ text }) => text)).not.toContain('Goes with the message.');
  });

  it('ACON-2 are exported and erased with the person, including one added during the erasure', async () => {
    const email = 'commented@example.com';
    const id = await contacts.send({ email });
    await add(id, { text: 'Rather odd.' });
    const exported = await staff('POST', '/contact/persons/export', { email });
    expect(exported.body.data).toMatchObject({ submissions: [{ id, comments: [{ text: 'Rather odd.' }] }] });
    const texts = Array.from({ length: 8 }, (_, at) => ({ text: `Meanwhile ${at}.` }));
    await Promise.all([
      ...texts.map((body) => add(id, body)),
      staff('POST', '/contact/persons/erase', { email, confirmation: email }),
    ]);
    expect((await stored()).filter(({ submissionId }) => String(submissionId) === id)).toEqual([]);
  });
});
