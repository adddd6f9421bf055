import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

describe('spam', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const mark = (id: string, body?: unknown) =>
    contacts.call('PATCH', `/contact/${id}/spam`, { as: 'support', ...(body === undefined ? {} : { body }) });
  const list = async (query: string) => {
    const { body } = await contacts.call('GET', `/contact?${query}`, { as: 'support' });
    const found = body.submissions as { id: string }[];
    expect(body.pagination).toMatchObject({ totalSubmissions: found.length });
    return found.map(({ id }) => id);
  };
  const total = async () => {
    const { body } = await contacts.call('GET', '/contact/stats', { as: 'support' });
    return (body.stats as { overview: { totalSubmissions: number } }).overview.totalSubmissions;
  };

  it('API-CON is excluded from lists and counters, listed separately, and can be unmarked', async () => {
    const kept = await contacts.send({ name: 'Kept Person' });
    const id = await contacts.send({ name: 'Loud Seller' });
    const marked = await mark(id);
    expect(marked.status).toBe(200);
    expect(marked.body.data).toMatchObject({ id, spam: true, version: 2, updated_by: 'Test Person' });
    expect([await list(''), await list('spam=false'), await list('search=loud'), await total()]).toEqual([
      [kept],
      [kept],
      [],
      1,
    ]);
    expect(await list('status=all&spam=true')).toEqual([id]);
    expect(await list('spam=true&search=loud&status=new')).toEqual([id]);
    expect((await contacts.call('GET', `/contact/${id}`, { as: 'support' })).body.data).toMatchObject({ spam: true });
    const unmarked = await mark(id, { spam: false });
    expect(unmarked.body.data).toMatchObject({ spam: false, version: 3 });
    expect([await list('sort=name&order=ASC'), await list('spam=true'), await total()]).toEqual([[kept, id], [], 2]);
  });

  it('API-CON is not changed by repeated marking', async () => {
    const id = await contacts.send();
    await mark(id, { spam: true });
    expect((await mark(id, {})).body.data).toMatchObject({ spam: true, version: 2 });
    await contacts.call('DELETE', `/contact/${id}`, { as: 'support' });
    expect((await mark(id)).status).toBe(404);
    expect(await list('spam=true')).toEqual([]);
  });

  it.each([
    [{ spam: 'yes' }, 'spam', 'Spam must be true or false'],
    [{ spam: true, status: 'closed' }, 'status', "Unknown field 'status'"],
  ])('API-CON is not changed by the rejected request %j', async (body, field, message) => {
    const id = await contacts.send();
    const refused = await mark(id, body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field, message }]);
    expect((await contacts.call('GET', `/contact/${id}`, { as: 'support' })).body.data).toMatchObject({ version: 1 });
  });
});

describe('concurrent changes by two people', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const calls = [
    ['PATCH', '/status', { status: 'closed' }],
    ['PUT', '/status', { status: 'closed', notes: 'Mine.' }],
    ['PATCH', '/spam', { spam: true }],
    ['DELETE', '', undefined],
  ] as const;

  it.each(calls)(
    'API-CON %s {id}%s on an older version returns who made the newer version, and when',
    async (method, path, body) => {
      const id = await contacts.send();
      const address = `/contact/${id}${path}`;
      const faster = { status: 'in_progress', notes: 'Theirs.' };
      const theirs = await contacts.call('PUT', `/contact/${id}/status`, { as: 'super_admin', body: faster });
      const { status, body: answer } = await contacts.call(method, address, {
        as: 'support',
        body,
        headers: { 'if-match': '"1"' },
      });
      expect(status).toBe(409);
      expect(answer).toMatchObject({ success: false, message: expect.any(String), error: 'Conflict' });
      expect(answer.data).toEqual({
        version: 2,
        updated_by: 'Test Person',
        updated_at: (theirs.body.data as { updated_at: string }).updated_at,
      });
      const standing = await contacts.call('GET', `/contact/${id}`, { as: 'support' });
      expect(standing.body.data).toMatchObject({ ...faster, version: 2, spam: false });
      const onTheirs = await contacts.call(method, address, { as: 'support', body, headers: { 'if-match': '2' } });
      expect(onTheirs.status).toBe(200);
    },
  );

  it('API-CON only one of two changes to the same version is accepted', async () => {
    const id = await contacts.send();
    const change = (status: string) =>
      contacts.call('PATCH', `/contact/${id}/status`, {
        as: 'support',
        body: { status },
        headers: { 'if-match': '1' },
      });
    const answers = await Promise.all([change('closed'), change('in_progress')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('API-CON an invalid version is rejected', async () => {
    const id = await contacts.send();
    const refused = await contacts.call('DELETE', `/contact/${id}`, { as: 'support', headers: { 'if-match': 'new' } });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ field: 'If-Match' }]);
    expect((await contacts.call('GET', `/contact/${id}`, { as: 'support' })).status).toBe(200);
  });
});
