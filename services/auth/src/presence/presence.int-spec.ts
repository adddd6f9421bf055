import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';
import { PRESENCE_LIFETIME_MS } from './presence.schema.js';

const edda = aMember({ role: 'support' });
const sue = aMember({ email: 'sue@atelier.test', firstName: 'Sue', lastName: 'Support', role: 'support' });
const vera = aMember({ email: 'vera@atelier.test', role: 'author' });

describe('presence', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuthUnderTest([edda, sue, vera]);
  });
  afterAll(() => auth.stop());

  const report = async (who: typeof edda, body: object) => {
    const { token } = await auth.signIn(who);
    return auth.call('PUT', '/auth/presence', { token, body: { resource: 'contact', itemId: 'm1', ...body } });
  };
  const others = async (who: typeof edda, body: object) => (await report(who, body)).body.data;
  const isSue = expect.objectContaining({ name: 'Sue Support', activity: 'replying' });

  it('ACON-2 shows each person what the others are doing at the same item, until they leave', async () => {
    expect(await others(sue, { activity: 'viewing' })).toEqual([]);
    expect(await others(sue, { activity: 'replying' })).toEqual([]);
    expect(await others(edda, { activity: 'viewing' })).toEqual([isSue]);
    expect(await others(edda, { activity: 'viewing', itemId: 'm2' })).toEqual([]);
    await report(sue, { activity: null });
    expect(await others(edda, { activity: 'viewing' })).toEqual([]);
  });

  it('ACON-2 considers a person gone after three missed reports', async () => {
    await report(sue, { activity: 'replying', itemId: 'm3' });
    const old = new Date(Date.now() - PRESENCE_LIFETIME_MS - 1);
    await auth.inspect((database) =>
      database.collection('presences').updateMany({ item: 'contact:m3' }, { $set: { seenAt: old } }),
    );
    expect(await others(edda, { activity: 'viewing', itemId: 'm3' })).toEqual([]);
  });

  it('ACON-2 keeps one record for tabs that report at the same time', async () => {
    const { token } = await auth.signIn(sue);
    const body = { resource: 'contact', itemId: 'm4', activity: 'viewing' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => auth.call('PUT', '/auth/presence', { token, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await others(edda, { activity: 'viewing', itemId: 'm4' })).toHaveLength(1);
  });

  it('API-AUTH answers 403 to staff who may not read the resource', async () => {
    expect((await report(vera, { activity: 'viewing' })).status).toBe(403);
  });

  it.each([
    ['an unknown resource', { resource: 'weather' }, 'resource'],
    ['an unknown activity', { activity: 'sleeping' }, 'activity'],
    ['an item ID with other characters', { itemId: 'a b' }, 'itemId'],
  ])('API-1 rejects %s', async (_case, body, field) => {
    const refused = await report(edda, { activity: 'viewing', ...body });
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.map((error) => error.field)).toContain(field);
  });
});
