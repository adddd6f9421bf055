import { DEFAULT_PREFERENCES } from '@atelier/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AuthUnderTest, aMember, startAuthUnderTest } from '../testing/auth-under-test.js';

const aFilter = (fields: object = {}) => ({
  id: 'new-ones',
  screen: 'contacts',
  name: 'New ones',
  query: 'status=new&sort=name',
  ...fields,
});

describe('personal preferences', () => {
  const edda = aMember();
  const paul = aMember({ email: 'paul@atelier.test' });
  let auth: AuthUnderTest;
  let token: string;

  beforeAll(async () => {
    auth = await startAuthUnderTest([edda, paul]);
    token = (await auth.signIn(edda)).token;
  });
  afterAll(() => auth.stop());

  const read = async (bearer = token) => (await auth.call('GET', '/auth/preferences', { token: bearer })).body.data;
  const put = (body: unknown) => auth.call('PUT', '/auth/preferences', { token, body });

  it('APRO-1 return defaults for staff who have chosen nothing, and keep each person’s choices private', async () => {
    const other = (await auth.signIn(paul)).token;
    expect(await read()).toEqual(DEFAULT_PREFERENCES);
    const changed = await put({ savedFilters: [aFilter()], density: 'compact' });
    expect(changed.status).toBe(200);
    expect(await read()).toEqual({ savedFilters: [aFilter()], density: 'compact', notificationsReadAt: null });
    expect(await read(other)).toEqual(DEFAULT_PREFERENCES);
  });

  it('APRO-1 keep fields that are not sent', async () => {
    await put({ savedFilters: [aFilter()], density: 'compact' });
    const changed = await put({ notificationsReadAt: '2026-03-01T10:00:00.000Z' });
    expect(changed.body.data).toEqual({
      savedFilters: [aFilter()],
      density: 'compact',
      notificationsReadAt: '2026-03-01T10:00:00.000Z',
    });
    expect((await put({ savedFilters: [], notificationsReadAt: null })).body.data).toMatchObject({
      savedFilters: [],
      notificationsReadAt: null,
    });
  });

  it('APRO-1 store the appearance of each list', async () => {
    const lists = [{ screen: 'blog', view: 'table', pageSize: 50, hiddenColumns: ['Tags'] }];
    expect((await put({ lists })).body.data).toMatchObject({ lists });
    expect(await read()).toMatchObject({ lists });
  });

  it('APRO-1 AANA-1 store the choice for the weekly summary', async () => {
    expect((await put({ weekly_summary: true })).body.data).toMatchObject({ weeklySummary: true });
    expect(await read()).toMatchObject({ weeklySummary: true });
  });

  it.each([
    [
      'a page size that no list offers',
      { lists: [{ screen: 'blog', view: 'table', pageSize: 7, hiddenColumns: [] }] },
      'lists.0.pageSize',
    ],
    [
      'too many filters',
      { savedFilters: Array.from({ length: 51 }, (_, n) => aFilter({ id: `f${n}` })) },
      'savedFilters',
    ],
    ['two filters of one ID', { savedFilters: [aFilter(), aFilter()] }, 'savedFilters'],
    ['a filter without a name', { savedFilters: [aFilter({ name: ' ' })] }, 'savedFilters.0.name'],
    ['an unknown density', { density: 'cosy' }, 'density'],
    ['a date that is none', { notificationsReadAt: 'yesterday' }, 'notificationsReadAt'],
    ['a wish that is neither yes nor no', { weeklySummary: 'weekly' }, 'weeklySummary'],
    ['an unknown field', { theme: 'dark' }, 'theme'],
  ])('APRO-1 reject %s', async (_case, body, field) => {
    const refused = await put(body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.map((error) => error.field)).toContain(field);
  });

  it('API-AUTH return 401 without a session', async () => {
    expect((await auth.call('GET', '/auth/preferences')).status).toBe(401);
  });
});
