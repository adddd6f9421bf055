import { changeRecorded } from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

const PATH = '/contact/saved-replies';
const thanks = { name: 'Thanks', text: 'Hello {name},\n\nthank you for {subject}.' };

describe('saved replies over HTTP', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const asSupport = (method: string, path: string, body?: object, version?: number) =>
    contacts.call(method, path, {
      as: 'support',
      ...(body && { body }),
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  const list = async () => (await asSupport('GET', PATH)).body.data as unknown as { id: string; name: string }[];
  const create = async (name: string) => String((await asSupport('POST', PATH, { ...thanks, name })).body.data?.id);

  it('ACON-2 are stored under a name, changed, and deleted', async () => {
    const created = await asSupport('POST', PATH, thanks);
    expect(created).toMatchObject({
      status: 201,
      body: { message: 'Reply saved', data: { ...thanks, updated_by: 'Test Person' } },
    });
    const id = String(created.body.data?.id);
    const changed = { name: 'Many thanks', text: 'Hello {name}' };
    expect(await asSupport('PUT', `${PATH}/${id}`, changed)).toMatchObject({ status: 200, body: { data: changed } });
    expect(await list()).toMatchObject([{ id, ...changed }]);
    expect((await asSupport('DELETE', `${PATH}/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await asSupport('DELETE', `${PATH}/${id}`)).status).toBe(404);
    expect((await asSupport('PUT', `${PATH}/${id}`, changed)).status).toBe(404);
  });

  it('ACON-2 are sorted by name, case-insensitively, and names are unique', async () => {
    for (const name of ['budget', 'Zeal', 'Appointment']) await create(name);
    expect((await list()).map(({ name }) => name)).toEqual(['Appointment', 'budget', 'Zeal']);
    const again = await asSupport('POST', PATH, { ...thanks, name: 'BUDGET' });
    expect(again).toMatchObject({ status: 409, body: { message: 'There is already a saved reply named BUDGET' } });
    const [appointment, budget] = await list();
    expect((await asSupport('PUT', `${PATH}/${appointment?.id}`, { ...thanks, name: 'Budget' })).status).toBe(409);
    expect((await asSupport('PUT', `${PATH}/${budget?.id}`, { ...thanks, name: 'Budget' })).status).toBe(200);
  });

  it('ACON-2 are stored once if two get the same name at the same moment', async () => {
    const answers = await Promise.all([1, 2].map(() => asSupport('POST', PATH, { ...thanks, name: 'Twice' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('ACON-2 cannot be changed or deleted if someone else changed them first', async () => {
    const id = await create('Contested');
    const first = { name: 'Contested', text: 'By the first' };
    const second = { name: 'Contested', text: 'By the second' };
    expect(await asSupport('PUT', `${PATH}/${id}`, first, 1)).toMatchObject({
      status: 200,
      body: { data: { version: 2 } },
    });
    const conflict = { status: 409, body: { data: { version: 2, updated_by: 'Test Person' } } };
    expect(await asSupport('PUT', `${PATH}/${id}`, second, 1)).toMatchObject(conflict);
    expect(await asSupport('DELETE', `${PATH}/${id}`, undefined, 1)).toMatchObject(conflict);
    expect(await list()).toContainEqual(expect.objectContaining({ id, ...first, version: 2 }));
    expect(await asSupport('PUT', `${PATH}/${id}`, second, 2)).toMatchObject({ status: 200, body: { data: second } });
    expect((await asSupport('DELETE', `${PATH}/${id}`, undefined, 3)).status).toBe(200);
  });

  it('ACON-2 accept one of two concurrent changes to the same version', async () => {
    const id = await create('Raced');
    const write = (text: string) => asSupport('PUT', `${PATH}/${id}`, { name: 'Raced', text }, 1);
    const answers = await Promise.all(['By the first', 'By the second'].map(write));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('ACON-2 get a version if they were created before replies had versions', async () => {
    const id = await create('Older');
    await contacts.inspect((database) =>
      database.collection('saved_replies').updateOne({ name: 'Older' }, { $unset: { version: '' } }),
    );
    expect(await list()).toContainEqual(expect.objectContaining({ id, version: 0 }));
    const changed = await asSupport('PUT', `${PATH}/${id}`, { ...thanks, name: 'Older' }, 0);
    expect(changed).toMatchObject({ status: 200, body: { data: { version: 1 } } });
  });

  it.each([
    ['name', { text: 'Hello' }, 'Name is required'],
    ['name', { ...thanks, name: 'x'.repeat(81) }, 'Name must be at most 80 characters'],
    ['text', { ...thanks, text: '  ' }, 'Text is required'],
    ['text', { ...thanks, text: 'x'.repeat(5001) }, 'Text must be at most 5000 characters'],
  ])('ACON-2 are rejected with an invalid %s', async (field, body, message) => {
    const refused = await asSupport('POST', PATH, body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message });
  });

  it('ACON-2 record who saved, changed, and deleted them', async () => {
    const id = await create('Audited');
    await asSupport('PUT', `${PATH}/${id}`, { ...thanks, name: 'Audited twice' });
    await asSupport('DELETE', `${PATH}/${id}`);
    await eventually(async () => {
      const told = (await publishedEvents(changeRecorded.type, id)).map(({ data }) => data as { action: string });
      expect(told.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
      expect(told[1]).toMatchObject({ resource: 'contact', item: { kind: 'saved-reply', title: 'Audited twice' } });
    });
  });
});
