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

  const asSupport = (method: string, path: string, body?: object) =>
    contacts.call(method, path, { as: 'support', ...(body && { body }) });
  const list = async () => (await asSupport('GET', PATH)).body.data as unknown as { id: string; name: string }[];
  const create = async (name: string) => String((await asSupport('POST', PATH, { ...thanks, name })).body.data?.id);

  it('ACON-2 keeps a text under a name, changes both, and deletes it', async () => {
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

  it('ACON-2 lists by name, whatever the case, and gives no name twice', async () => {
    for (const name of ['budget', 'Zeal', 'Appointment']) await create(name);
    expect((await list()).map(({ name }) => name)).toEqual(['Appointment', 'budget', 'Zeal']);
    const again = await asSupport('POST', PATH, { ...thanks, name: 'BUDGET' });
    expect(again).toMatchObject({ status: 409, body: { message: 'There is already a saved reply named BUDGET' } });
    const [appointment, budget] = await list();
    expect((await asSupport('PUT', `${PATH}/${appointment?.id}`, { ...thanks, name: 'Budget' })).status).toBe(409);
    expect((await asSupport('PUT', `${PATH}/${budget?.id}`, { ...thanks, name: 'Budget' })).status).toBe(200);
  });

  it('ACON-2 keeps one of two replies that get the same name at the same moment', async () => {
    const answers = await Promise.all([1, 2].map(() => asSupport('POST', PATH, { ...thanks, name: 'Twice' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    ['name', { text: 'Hello' }, 'Name is required'],
    ['name', { ...thanks, name: 'x'.repeat(81) }, 'Name must be at most 80 characters'],
    ['text', { ...thanks, text: '  ' }, 'Text is required'],
    ['text', { ...thanks, text: 'x'.repeat(5001) }, 'Text must be at most 5000 characters'],
  ])('ACON-2 refuses a broken %s', async (field, body, message) => {
    const refused = await asSupport('POST', PATH, body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message });
  });

  it('ACON-2 records who saved, changed and deleted a reply', async () => {
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
