import {
  submissionDeleted,
  submissionSpamMarked,
  submissionStatusChanged,
  submissionUpdated,
} from '@atelier/contracts';
import { eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

const MISSING = '000000000000000000000000';

describe('bulk message changes', () => {
  let contacts: ContactsUnderTest;

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  const update = (updates: unknown) => contacts.call('PATCH', '/contact/bulk', { as: 'support', body: { updates } });
  const remove = (ids: unknown) => contacts.call('DELETE', '/contact/bulk', { as: 'support', body: { ids } });
  const one = async (id: string) => (await contacts.call('GET', `/contact/${id}`, { as: 'support' })).body.data;
  const sendMany = async (count: number) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) ids.push(await contacts.send());
    return ids;
  };

  it('API-CON change each message, and return a result for each in order', async () => {
    const [first, second] = (await sendMany(2)) as [string, string];
    const { status, body } = await update([
      { id: first, data: { status: 'closed', priority: 'high', notes: ' Called. ' } },
      { id: second, status: 'in_progress' },
    ]);
    expect(status).toBe(200);
    const message = 'Submission updated successfully';
    expect(body).toEqual({
      success: true,
      message: '2 submissions updated successfully',
      data: [
        { id: first, success: true, message },
        { id: second, success: true, message },
      ],
      succeeded: 2,
      failed: 0,
    });
    expect(await one(first)).toMatchObject({ status: 'closed', priority: 'high', notes: 'Called.', version: 2 });
    expect(await one(second)).toMatchObject({ status: 'in_progress', updated_by: 'Test Person', version: 2 });
  });

  it('API-CON ABULK-1 apply valid items despite invalid ones, and change nothing of an invalid one', async () => {
    const [first, second, third] = (await sendMany(3)) as [string, string, string];
    const { status, body } = await update([
      { id: first, data: { status: 'closed', priority: 'urgent' } },
      { id: MISSING, data: { status: 'closed' } },
      { id: '../etc', data: { status: 'closed' } },
      { id: second, data: {} },
      { id: second, data: { status: 'closed', email: 'eve@example.com' } },
      { id: third, data: { status: 'closed' } },
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, message: '1 of 6 submissions updated', succeeded: 1, failed: 5 });
    expect(body.data).toMatchObject([
      { id: first, success: false, errors: [{ field: 'priority', message: 'Priority must be high, medium or low' }] },
      { id: MISSING, success: false, message: 'Submission not found' },
      { id: '../etc', success: false, errors: [{ message: 'ID must be an identifier or a slug' }] },
      { id: second, success: false, errors: [{ message: 'Nothing to change was sent' }] },
      { id: second, success: false, errors: [{ field: 'email', message: "Unknown field 'email'" }] },
      { id: third, success: true },
    ]);
    expect(await one(first)).toMatchObject({ status: 'new', priority: 'medium', version: 1 });
    expect(await one(second)).toMatchObject({ status: 'new', version: 1 });
    expect(await one(third)).toMatchObject({ status: 'closed' });
  });

  it('PLT-4 publish every change that was made, and no other', async () => {
    const [first, second] = (await sendMany(2)) as [string, string];
    await update([
      { id: first, data: { status: 'closed', notes: 'Secret.', spam: true } },
      { id: first, data: { status: 'closed', spam: true } },
      { id: second, data: { status: 'nonsense' } },
    ]);
    await remove([first, second]);
    const told = await eventually(async () => {
      expect(await publishedEvents(submissionDeleted.type, second)).toHaveLength(1);
      const types = [submissionStatusChanged, submissionUpdated, submissionSpamMarked, submissionDeleted];
      return Promise.all(types.map(({ type }) => publishedEvents(type, first)));
    });
    expect(told.map((events) => events.map(({ data }) => data))).toMatchObject([
      [{ status: 'closed', previousStatus: 'new' }],
      [{ fields: ['notes'] }],
      [{ spam: true }],
      [{ id: first }],
    ]);
    expect(JSON.stringify(told)).not.toContain('Secret');
    expect(await publishedEvents(submissionStatusChanged.type, second)).toEqual([]);
  });

  it('API-CON delete each message, and report those that do not exist', async () => {
    const [first, second] = (await sendMany(2)) as [string, string];
    const partly = await remove([first, MISSING]);
    expect(partly.body).toMatchObject({
      success: false,
      message: '1 of 2 submissions deleted',
      data: [
        { id: first, success: true, message: 'Submission deleted successfully' },
        { id: MISSING, success: false, message: 'Submission not found' },
      ],
    });
    expect((await remove([second])).body).toMatchObject({
      success: true,
      message: '1 submission deleted successfully',
    });
    expect(await one(first)).toBeUndefined();
  });

  it('ABULK-1 change and delete only the named version, if one is named', async () => {
    const [first, second] = (await sendMany(2)) as [string, string];
    const late = 'This item was changed by someone else in the meantime.';
    await update([{ id: first, data: { status: 'closed' } }]);
    const updated = await update([
      { id: first, expectedVersion: 1, data: { status: 'new' } },
      { id: second, expectedVersion: 1, data: { status: 'in_progress' } },
    ]);
    expect(updated.body.data).toMatchObject([
      { id: first, success: false, message: late },
      { id: second, success: true },
    ]);
    const removed = await remove([
      { id: first, expectedVersion: 2 },
      { id: second, expectedVersion: 1 },
    ]);
    expect(removed.body.data).toMatchObject([
      { id: first, success: true },
      { id: second, success: false, message: late },
    ]);
    expect(await one(second)).toMatchObject({ status: 'in_progress' });
  });

  it('ABULK-1 restore each message from the trash, and report those that do not exist', async () => {
    const [first, second] = (await sendMany(2)) as [string, string];
    await remove([first, second]);
    const restored = await contacts.call('POST', '/contact/restore', {
      as: 'support',
      body: { ids: [first, MISSING, second] },
    });
    expect(restored.body).toMatchObject({
      success: false,
      message: '2 of 3 submissions restored',
      data: [
        { id: first, success: true, message: 'Submission restored successfully' },
        { id: MISSING, success: false, message: 'Submission not found' },
        { id: second, success: true },
      ],
    });
    expect(await one(second)).toMatchObject({ folder: 'inbox' });
  });

  const UPDATES = 'Updates array is required and must not be empty';
  const IDS = 'IDs array is required and must not be empty';
  it.each([
    ['PATCH', {}, 'updates', UPDATES],
    ['PATCH', { updates: [] }, 'updates', UPDATES],
    ['PATCH', { updates: 'all' }, 'updates', UPDATES],
    ['PATCH', { updates: [{ data: { status: 'closed' } }] }, 'updates.0.id', 'Update at index 0 is missing ID'],
    ['DELETE', {}, 'ids', IDS],
    ['DELETE', { ids: [] }, 'ids', IDS],
    ['DELETE', { ids: [''] }, 'ids.0', 'ID at index 0 is invalid'],
    ['DELETE', { ids: Array.from({ length: 101 }, () => MISSING) }, 'ids', 'Bulk calls take at most 100 items'],
  ])('API-CON reject %s of %j entirely', async (method, body, field, message) => {
    const refused = await contacts.call(method, '/contact/bulk', { as: 'support', body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field, message }]);
  });
});
