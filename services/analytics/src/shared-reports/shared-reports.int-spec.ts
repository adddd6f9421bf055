import {
  type AuditItem,
  changeRecorded,
  MAX_SHARED_REPORTS,
  type OpenedSharedReport,
  type SharedReport,
  sharedReportCreated,
  sharedReportRevoked,
} from '@atelier/contracts';
import { eventually, inspectDatabase, publishedEvents } from '@atelier/test-kit';
import { setClock } from '@atelier/test-kit/clock';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aView, startAnalytics } from '../../test/analytics-under-test.js';
import { aPublication } from '../../test/published-posts.js';

type Created = SharedReport & { path: string };
type Changes = Parameters<typeof inspectDatabase>[1];

const PATH = '/analytics/shared-reports';
const wanted = { name: 'For the board', days: 7, lifetime: 'month' };
const DAY_MS = 24 * 60 * 60 * 1000;
const NO_LINK = { success: false, error: 'Not Found', message: 'This link has expired or was revoked.' };

describe('shared reports', () => {
  let analytics: Awaited<ReturnType<typeof startAnalytics>>;
  beforeAll(async () => {
    analytics = await startAnalytics();
  });
  afterEach(async () => {
    jest.useRealTimers();
    await inDatabase((database) => database.collection('shared_reports').deleteMany());
  });
  afterAll(() => analytics.stop());

  const asAdmin = (method: string, path: string, body?: object) =>
    analytics.call(method, path, { as: 'super_admin', ...(body && { body }) });
  const list = async () => (await asAdmin('GET', PATH)).body.data as unknown as SharedReport[];
  const create = async (fields: object = {}): Promise<Created & { token: string }> => {
    const { status, body } = await asAdmin('POST', PATH, { ...wanted, ...fields });
    expect([status, body.message]).toEqual([201, 'Link created']);
    const created = body.data as unknown as Created;
    return { ...created, token: created.path.replace('/admin/report/', '') };
  };
  const open = (token: string) => analytics.call('GET', `/analytics/shared/${token}`);
  const opened = async (token: string) => (await open(token)).body.data as unknown as OpenedSharedReport;
  const inDatabase = (work: Changes) => inspectDatabase(analytics.env.MONGODB_DATABASE, work);

  it('AANA-1 show the report of the last days to anyone who has the link', async () => {
    setClock('2038-03-20T12:00:00Z');
    await analytics.publish(
      aView('a', '2038-03-12T10:00:00Z', { path: '/before' }),
      aView('b', '2038-03-15T10:00:00Z', { path: '/work' }),
      aView('c', '2038-03-20T10:00:00Z', { path: '/work' }),
    );
    await analytics.ofDay('2038-03-20', ({ headline }) => expect(headline.visits.value).toBe(1));
    const { token } = await create();
    const { status, headers, body } = await open(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.data).toMatchObject({ name: 'For the board', days: 7 });
    const { report } = await opened(token);
    expect(report).toMatchObject({ from: '2038-03-14', to: '2038-03-20', headline: { visits: { value: 2 } } });
    expect(report.pages).toMatchObject([{ name: '/work', count: 2 }]);
    expect(report.comparison).toMatchObject({ from: '2038-03-07', to: '2038-03-13' });
  });

  it('AANA-1 PLT-6 contain visit figures only, without post titles, staff activity, or the link’s creator', async () => {
    await analytics.publish(aPublication(new Date().toISOString()));
    await eventually(async () => {
      const { publications } = await analytics.getReport({ days: '7' });
      expect(publications).toContainEqual(expect.objectContaining({ title: 'A post' }));
    });
    const { token } = await create();
    const answer = await opened(token);
    expect(Object.keys(answer)).toEqual(['name', 'days', 'report']);
    for (const field of ['publications', 'events', 'totals', 'days', 'dropped'])
      expect(answer.report).not.toHaveProperty(field);
    expect(JSON.stringify(answer)).not.toMatch(/A post|Test Person/);
  });

  it('AANA-1 PLT-6 give wrong, expired, and revoked links the same answer', async () => {
    setClock('2038-05-01T12:00:00Z');
    const expiring = await create();
    const revoked = await create({ name: 'For nobody' });
    expect(expiring.expiresAt).toBe('2038-05-31T12:00:00.000Z');
    setClock('2038-05-31T11:59:59Z');
    expect((await open(expiring.token)).status).toBe(200);
    setClock('2038-05-31T12:00:00Z');
    await asAdmin('DELETE', `${PATH}/${revoked.id}`);
    for (const token of [expiring.token, revoked.token, 'wrong', expiring.id, 'x'.repeat(1000), '%00', '..%2f']) {
      const { status, headers, body } = await open(token);
      expect([token, status, body]).toEqual([token, 404, { ...NO_LINK, requestId: body.requestId }]);
      expect(headers.get('cache-control') ?? '').not.toMatch(/public|max-age/);
    }
  });

  it('AANA-1 list links with their creator, last opening, and expiry', async () => {
    const never = await create({ name: 'Forever', lifetime: 'unlimited', days: 90 });
    const year = await create({ name: 'A year', lifetime: 'year', days: 30 });
    expect(await list()).toMatchObject([
      { id: year.id, name: 'A year', days: 30, createdBy: 'Test Person', lastOpenedAt: null },
      { id: never.id, name: 'Forever', days: 90, expiresAt: null },
    ]);
    expect(Date.parse(year.expiresAt ?? '') - Date.parse(year.createdAt)).toBe(365 * DAY_MS);
    await open(never.token);
    const [, openedOnce] = await list();
    expect(Date.parse(openedOnce?.lastOpenedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(never.createdAt));
  });

  it('PLT-6 show a token once, and store only its hash', async () => {
    const { token } = await create();
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const everything = await inDatabase(async (database) =>
      JSON.stringify(await Promise.all((await database.collections()).map((one) => one.find().toArray()))),
    );
    expect(everything).toContain('For the board');
    expect(everything).not.toContain(token);
    expect(JSON.stringify(await list())).not.toContain(token);
  });

  it('PLT-4 ASET-1 record links in events and in the audit trail, without their tokens', async () => {
    const { id, token, expiresAt } = await create();
    await asAdmin('DELETE', `${PATH}/${id}`);
    await eventually(async () => {
      const [created] = await publishedEvents(sharedReportCreated.type, id);
      expect(created?.data).toEqual({ id, days: 7, expiresAt });
      expect((await publishedEvents(sharedReportRevoked.type, id)).map(({ data }) => data)).toEqual([{ id }]);
      const audited = await publishedEvents(changeRecorded.type, id);
      expect(audited.map(({ data }) => data)).toMatchObject([
        { action: 'created', resource: 'analytics', actor: { name: 'Test Person' }, item: { title: 'For the board' } },
        { action: 'deleted', resource: 'analytics', item: { kind: 'shared-report' } satisfies Partial<AuditItem> },
      ]);
      expect(JSON.stringify([created, audited])).not.toContain(token);
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['another period', { days: 365 }, 'days'],
    ['another lifetime', { lifetime: 'day' }, 'lifetime'],
    ['an unknown field', { path: '/work' }, 'path'],
  ])('AANA-1 reject a link with %s', async (_case, fields, field) => {
    const { status, body } = await asAdmin('POST', PATH, { ...wanted, ...fields });
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('AANA-1 limit the number of links', async () => {
    const stored = Array.from({ length: MAX_SHARED_REPORTS }, (_none, index) => ({ digest: `digest ${index}` }));
    await inDatabase((database) => database.collection('shared_reports').insertMany(stored));
    const { status, body } = await asAdmin('POST', PATH, wanted);
    expect([status, body.message]).toEqual([409, 'There can be at most 50 shared reports. Revoke one first.']);
  });

  it('AUTH-3 let readers of the report see the list, and let its editors create and revoke links', async () => {
    const { id } = await create();
    const as = (role: string, method: string, path: string, body?: object) =>
      analytics.call(method, path, { as: role as 'viewer', ...(body && { body }) });
    expect((await as('viewer', 'GET', PATH)).status).toBe(200);
    expect((await as('viewer', 'POST', PATH, wanted)).status).toBe(403);
    expect((await as('viewer', 'DELETE', `${PATH}/${id}`)).status).toBe(403);
    expect((await as('support', 'GET', PATH)).status).toBe(403);
    for (const [method, path] of [
      ['GET', PATH],
      ['POST', PATH],
      ['DELETE', `${PATH}/${id}`],
    ] as const)
      expect((await analytics.call(method, path)).status).toBe(401);
    expect((await asAdmin('DELETE', `${PATH}/000000000000000000000000`)).status).toBe(404);
  });
});
