import { changeRecorded, goalReached, submissionReceived } from '@atelier/contracts';
import { anEvent, eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aView, type Report, startAnalytics } from '../../test/analytics-under-test.js';

const PATH = '/analytics/goals';
const contact = { name: 'Contact page', target: 'page', path: '/contact' };

describe('goals', () => {
  let analytics: Awaited<ReturnType<typeof startAnalytics>>;
  beforeAll(async () => {
    // Before the days of all other tests, whose visits this service counts too.
    analytics = await startAnalytics('UTC', { VISIT_RETENTION_DAYS: '3650' });
  });
  afterAll(() => analytics?.stop());

  const asAdmin = (method: string, path: string, body?: object, version?: number) =>
    analytics.call(method, path, {
      as: 'super_admin',
      ...(body && { body }),
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  const create = async (goal: object) => String((await asAdmin('POST', PATH, goal)).body.data?.id);
  const list = async () =>
    (await analytics.call('GET', PATH, { as: 'viewer' })).body.data as unknown as { id: string; name: string }[];
  const goalOf = ({ goals = [] }: Report, name: string) => goals.find((goal) => goal.name === name);

  it('AANA-1 are created, renamed, and deleted by staff who may write analytics, and visible to all who may read them', async () => {
    const created = await asAdmin('POST', PATH, contact);
    expect(created).toMatchObject({ status: 201, body: { message: 'Goal saved', data: { ...contact, version: 1 } } });
    const id = String(created.body.data?.id);
    expect((await analytics.call('POST', PATH, { as: 'viewer', body: contact })).status).toBe(403);
    expect(await asAdmin('POST', PATH, { ...contact, name: 'CONTACT page' })).toMatchObject({
      status: 409,
      body: { message: 'There is already a goal named CONTACT page' },
    });
    const renamed = { name: 'Asked', target: 'message' };
    expect(await asAdmin('PUT', `${PATH}/${id}`, renamed, 1)).toMatchObject({ status: 200, body: { data: renamed } });
    expect(await list()).toMatchObject([renamed]);
    expect((await list())[0]).not.toHaveProperty('path');
    expect(await asAdmin('PUT', `${PATH}/${id}`, contact, 1)).toMatchObject({
      status: 409,
      body: { data: { version: 2, updated_by: 'Test Person' } },
    });
    expect((await asAdmin('DELETE', `${PATH}/${id}`, undefined, 1)).status).toBe(409);
    expect((await asAdmin('DELETE', `${PATH}/${id}`, undefined, 2)).status).toBe(200);
    expect(await asAdmin('DELETE', `${PATH}/${id}`)).toMatchObject({ status: 404 });
    expect(await list()).toEqual([]);
    await eventually(async () => {
      const told = (await publishedEvents(changeRecorded.type, id)).map(({ data }) => data as { action: string });
      expect(told.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
      expect(told[1]).toMatchObject({ resource: 'analytics', item: { kind: 'goal', title: 'Asked' } });
    });
  });

  it.each([
    ['name', { ...contact, name: ' ' }, 'Name is required'],
    ['path', { name: 'Page', target: 'page' }, 'Path is required'],
    ['path', { ...contact, path: 'contact' }, 'Path must be a path such as /contact or /blog/*'],
    ['path', { ...contact, path: '/b*g' }, 'Path must be a path such as /contact or /blog/*'],
    ['path', { ...contact, target: 'message' }, 'A sent message has no path'],
    ['target', { ...contact, target: 'mail' }, 'Target must be page or message'],
  ])('AANA-1 reject an invalid %s', async (field, body, message) => {
    const refused = await asAdmin('POST', PATH, body);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toContainEqual({ field, message });
  });

  it('AANA-1 PLT-5 count past visits once each, with their rate and change', async () => {
    const [before, day] = ['2017-03-01', '2017-03-02'];
    const views = [
      aView('earlier', `${before}T10:00:00Z`, { path: '/contact' }),
      aView('reader', `${day}T10:00:00Z`, { path: '/blog/one' }),
      aView('reader', `${day}T10:01:00Z`, { path: '/blog/two' }),
      aView('reader', `${day}T10:02:00Z`, { path: '/contact/' }),
      aView('sender', `${day}T11:00:00Z`, { path: '/contact' }),
      aView('lister', `${day}T12:00:00Z`, { path: '/blog' }),
      aView('passer-by', `${day}T13:00:00Z`, { path: '/$pages.path' }),
    ];
    const sentAt = `${day}T11:01:00Z`;
    const told = [
      anEvent(goalReached, { goal: 'message_sent', path: '/contact', visitor: 'sender' }, { time: sentAt }),
      anEvent(submissionReceived, { id: 'm', serviceInterest: 'other', status: 'new' }, { time: sentAt }),
    ];
    // Each twice, because the broker may deliver an event again; then a view that must not take the message back.
    await analytics.publish(...views, ...told, ...views, ...told, aView('sender', `${day}T11:05:00Z`));
    await create(contact);
    await create({ name: 'Posts', target: 'page', path: '/blog/*' });
    await create({ name: 'Literal', target: 'page', path: '/$pages.path' });
    await create({ name: 'Messages', target: 'message' });
    await analytics.ofDay(day, ({ headline }) => expect(headline.pageViews.value).toBe(7));
    const report = await analytics.getReport({ from: day, to: day, compare: 'previous' });
    expect(goalOf(report, 'Contact page')).toMatchObject({
      ...contact,
      visits: { value: 2, before: 1, change: 1 },
      rate: { value: 0.5, before: 1, change: -0.5 },
    });
    expect(goalOf(report, 'Posts')).toMatchObject({
      visits: { value: 1, before: 0, change: null },
      rate: { value: 0.25 },
    });
    expect(goalOf(report, 'Literal')?.visits.value).toBe(1);
    expect(goalOf(report, 'Messages')).toMatchObject({ target: 'message', visits: { value: 1 } });
    expect(report.visitsSince).toBe(before);
    const alone = await analytics.getReport({ from: before, to: before, compare: 'previous' });
    // No visits are kept of the day before.
    expect(goalOf(alone, 'Contact page')).toMatchObject({ visits: { value: 1, before: null, change: null } });
    const segment = await analytics.getReport({ from: before, to: before, compare: 'previous', path: '/contact' });
    expect(segment).toMatchObject({ comparison: null, headline: { visits: { value: 1, before: null, change: null } } });
  });

  it('AANA-1 appear in the export', async () => {
    const answer = await fetch(`${analytics.url}/analytics/export?from=2017-03-02&to=2017-03-02&compare=previous`, {
      headers: await analytics.keys.headersFor('viewer'),
    });
    expect(await answer.text()).toContain('\r\ngoal,Contact page,2,,,,,,0.5,1,\r\n');
  });
});
