import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContactsUnderTest, startContacts } from '../testing/contacts-under-test.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

describe('inbox figures', () => {
  let contacts: ContactsUnderTest;

  /** Sets a message's arrival to an earlier time, as if it had waited. */
  const cameAt = (id: string, createdAt: Date) =>
    contacts.inspect(async (database) => {
      const [submission] = (await database.collection('submissions').find().toArray()).filter(
        ({ _id }) => String(_id) === id,
      );
      await database.collection('submissions').updateOne({ _id: submission?._id }, { $set: { createdAt } });
    });
  const figures = async (query = '') => {
    const { status, body } = await contacts.call('GET', `/contact/analytics${query}`, { as: 'support' });
    expect(status).toBe(200);
    return body.data as Record<string, unknown> & { perDay: { date: string; count: number }[] };
  };
  const respond = (id: string) =>
    contacts.call('POST', `/contact/${id}/response`, { as: 'support', body: { response: 'Thank you very much.' } });

  beforeAll(async () => {
    contacts = await startContacts();
  });
  afterAll(() => contacts.stop());

  it('API-CON are zero for each of the last thirty days if the inbox is empty', async () => {
    const { perDay, total, medianFirstResponseMinutes } = await figures();
    expect(perDay).toHaveLength(30);
    expect(perDay.at(-1)).toEqual({ date: new Date().toISOString().slice(0, 10), count: 0 });
    expect([total, medianFirstResponseMinutes]).toEqual([0, null]);
  });

  it('API-CON count by day, service, and status, and report how fast messages were answered', async () => {
    const now = Date.now();
    const ids: string[] = [];
    for (const minutesAgo of [10, 40, 600]) {
      const id = await contacts.send({ subject: 'Consulting', serviceType: 'consulting' });
      await cameAt(id, new Date(now - minutesAgo * MINUTE_MS));
      await respond(id);
      ids.push(id);
    }
    await respond(ids[2] ?? '');
    const old = await contacts.send();
    await cameAt(old, new Date(now - 40 * DAY_MS));
    const spam = await contacts.send();
    await contacts.call('PATCH', `/contact/${spam}/spam`, { as: 'support' });
    const data = await figures();
    expect(data).toMatchObject({
      total: 3,
      byStatus: { new: 0, in_progress: 0, responded: 3, closed: 0 },
      byService: { consultation: 3, web_development: 0 },
      medianFirstResponseMinutes: 40,
    });
    expect(data.perDay.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    const day = new Date(now - 40 * DAY_MS).toISOString().slice(0, 10);
    expect(await figures(`?from=${day}&to=${day}`)).toMatchObject({
      from: day,
      to: day,
      total: 1,
      perDay: [{ date: day, count: 1 }],
      byStatus: { new: 1 },
      medianFirstResponseMinutes: null,
    });
  });

  it.each([
    ['from=yesterday', 'from', 'Must be a valid date'],
    ['from=2026-02-02&to=2026-02-01', 'from', 'From must not be after to'],
    ['from=2024-01-01&to=2026-02-01', 'from', 'At most 366 days at once'],
    ['days=7', 'days', "Unknown field 'days'"],
  ])('API-CON reject %s', async (query, field, message) => {
    const refused = await contacts.call('GET', `/contact/analytics?${query}`, { as: 'support' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([{ field, message }]);
  });
});
