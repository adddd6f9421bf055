import { changeRecorded, goalReached, submissionReceived } from '@atelier/contracts';
import { anEvent, eventually, inspectDatabase, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aView, type Report, startAnalytics } from '../../test/analytics-under-test.js';

const PATH = '/analytics/segments';
const DAY = '2039-05-02';
const BEFORE = '2039-05-01';
const at = (time: string, day = DAY) => `${day}T${time}:00Z`;

describe('segments', () => {
  let analytics: Awaited<ReturnType<typeof startAnalytics>>;
  let goal = '';

  const asAdmin = (method: string, path: string, body?: object, version?: number) =>
    analytics.call(method, path, {
      as: 'super_admin',
      ...(body && { body }),
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });

  beforeAll(async () => {
    analytics = await startAnalytics();
    const google = { referrerHost: 'www.google.de', device: 'phone', country: 'DE' } as const;
    const letter = { campaign: { source: 'letter', medium: 'email', name: 'spring' }, device: 'desktop' } as const;
    const events = [
      aView('earlier', at('09:00', BEFORE), { ...google, path: '/blog/one' }),
      aView('late', at('23:59', '2039-04-30')),
      // Two visits of one visitor, of which one is from Google.
      aView('reader', at('08:00'), { ...google, path: '/blog/one' }),
      aView('reader', at('08:10'), { path: '/projects/atlas' }),
      aView('reader', at('08:45'), { ...google, path: '/blog/two' }),
      aView('reader', at('11:00'), { path: '/blog/one', device: 'phone' }),
      aView('sender', at('10:00'), { ...letter, path: '/services' }),
      aView('sender', at('10:05'), { path: '/contact' }),
      anEvent(goalReached, { goal: 'message_sent', path: '/contact', visitor: 'sender' }, { time: at('10:06') }),
      anEvent(submissionReceived, { id: 'm', serviceInterest: 'other', status: 'new' }, { time: at('10:06') }),
      aView('passer-by', at('12:00'), { country: 'US', device: 'desktop', referrerHost: '$source.example' }),
    ];
    // Each twice: the broker may deliver an event again.
    await analytics.publish(...events, ...events);
    await analytics.ofDay(DAY, ({ headline }) => expect(headline.visits.value).toBe(5));
    const created = await asAdmin('POST', '/analytics/goals', { name: 'Posts', target: 'page', path: '/blog/*' });
    goal = String(created.body.data?.id);
  });
  afterAll(() => analytics?.stop());

  const reportOf = (segment: Record<string, string>, query: Record<string, string> = {}) =>
    analytics.getReport({ from: DAY, to: DAY, ...query, ...segment });
  const visitsOf = async (segment: Record<string, string>) => (await reportOf(segment)).headline.visits.value;
  const counts = (rows: readonly { name: string; visits: number }[]) =>
    Object.fromEntries(rows.map(({ name, visits }) => [name, visits]));

  it.each([
    [{ channel: 'search' }, 2],
    [{ channel: 'direct' }, 1],
    [{ source: 'Google' }, 2],
    [{ source: '$source.example' }, 1],
    [{ campaign: 'spring · letter / email' }, 1],
    [{ device: 'phone' }, 3],
    [{ country: 'DE' }, 2],
    [{ entry: '/blog/one' }, 2],
    [{ entry: '/blog/*' }, 3],
    [{ path: '/contact/' }, 1],
    [{ path: '/blog/*' }, 3],
    [{ path: '/*' }, 5],
    [{ message: 'sent' }, 1],
    [{ message: 'none' }, 4],
    [{ source: 'Google', path: '/projects/atlas' }, 1],
    [{ device: 'phone', message: 'sent' }, 0],
  ])('AANA-1 PLT-5 %j has %i visits, each counted once', async (segment, visits) => {
    expect(await visitsOf(segment)).toBe(visits);
  });

  it('AANA-1 filter the headline, chart, tables, funnel, and goals', async () => {
    const report = await reportOf({ source: 'Google' }, { compare: 'previous' });
    expect(report.segment).toEqual({ source: 'Google' });
    expect(report.headline).toMatchObject({
      visits: { value: 2, before: 1, change: 1 },
      visitors: { value: 1, before: 1 },
      pageViews: { value: 3, before: 1 },
      bounceRate: { value: 0.5, before: 1 },
      averageDurationSeconds: { value: 300 },
      messages: { value: 0 },
      conversionRate: { value: 0 },
    });
    expect(report.uniqueVisitors).toBeNull();
    expect(report.interval).toBe('hour');
    expect(report.pages.map(({ name, count, visits, visitors }) => [name, count, visits, visitors])).toEqual([
      ['/blog/one', 1, 1, 1],
      ['/blog/two', 1, 1, 1],
      ['/projects/atlas', 1, 1, 1],
    ]);
    expect(counts(report.entryPages)).toEqual({ '/blog/one': 1, '/blog/two': 1 });
    expect(counts(report.exitPages)).toEqual({ '/projects/atlas': 1, '/blog/two': 1 });
    expect(report.sources).toMatchObject([{ name: 'Google', channel: 'search', visits: 2, visitors: 1 }]);
    expect(report.campaigns).toEqual([]);
    expect(counts(report.devices)).toEqual({ phone: 2 });
    expect(counts(report.countries)).toEqual({ DE: 2 });
    expect(counts(report.funnel ?? [])).toEqual({ visit: 2, work: 1, contact: 0, sent: 0 });
    expect(report.goals).toMatchObject([{ name: 'Posts', visits: { value: 2, before: 1 }, rate: { value: 1 } }]);
    expect([report.services, report.dropped]).toEqual([[], []]);
  });

  it('AANA-1 attribute a message to the visit and page that sent it', async () => {
    const report = await reportOf({ message: 'sent' });
    expect(report.headline).toMatchObject({ messages: { value: 1 }, conversionRate: { value: 1 } });
    expect(report.pages.map(({ name, conversions, averageSeconds }) => [name, conversions, averageSeconds])).toEqual([
      ['/contact', 1, 60],
      ['/services', 0, 300],
    ]);
    expect(report.sources).toMatchObject([{ name: 'letter', conversions: 1 }]);
    expect(report.funnel?.at(-1)).toEqual({ name: 'sent', visits: 1 });
  });

  it('AANA-1 count the visits that reached a goal, and reject a goal that does not exist', async () => {
    expect(await visitsOf({ goal })).toBe(3);
    const refused = await analytics.call('GET', `/analytics?goal=${'0'.repeat(24)}`, { as: 'viewer' });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'goal', message: 'This goal does not exist' }] },
    });
  });

  it('AANA-1 match the daily figures if every visit meets the conditions', async () => {
    const days = { from: '2039-04-30', to: DAY };
    const [whole, segment] = [await analytics.getReport(days), await analytics.getReport({ ...days, path: '/*' })];
    const compared: (keyof Report)[] = ['headline', 'series', 'pages', 'entryPages', 'exitPages', 'sources'];
    const others: (keyof Report)[] = ['campaigns', 'devices', 'browsers', 'systems', 'countries', 'funnel', 'goals'];
    for (const field of [...compared, ...others]) expect([field, segment[field]]).toEqual([field, whole[field]]);
    const byHour = await reportOf({ path: '/*' });
    expect(byHour.series).toEqual((await reportOf({})).series);
  });

  it('AANA-1 appear in the export', async () => {
    const ask = (query: string) =>
      fetch(`${analytics.url}/analytics/export?from=${DAY}&to=${DAY}&${query}`).then((answer) => answer.status);
    expect(await ask('source=Google')).toBe(401);
    const answer = await fetch(`${analytics.url}/analytics/export?from=${DAY}&to=${DAY}&source=Google`, {
      headers: await analytics.keys.headersFor('viewer'),
    });
    const text = await answer.text();
    expect(text).toContain('\r\nsegment,source: Google,');
    expect(text).toContain('\r\nsource,Google,2,1,,0.5,,0,,,\r\n');
    expect(text).not.toContain('letter');
  });

  it.each([
    ['channel', 'channel=mail', 'Channel must be one of direct, search, social, campaign, referral'],
    ['path', 'path=blog', 'Path must start with /'],
    ['message', 'message=maybe', 'Message must be sent or none'],
    ['goal', 'goal=1', 'Goal ID is invalid'],
  ])('AANA-1 reject an invalid %s', async (field, query, message) => {
    const refused = await analytics.call('GET', `/analytics?${query}`, { as: 'viewer' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
  });

  it('AANA-1 are saved for all readers of analytics, renamed, and deleted', async () => {
    const input = { name: 'Phones', segment: { device: 'phone', path: '/blog/*' } };
    const created = await asAdmin('POST', PATH, input);
    expect(created).toMatchObject({ status: 201, body: { message: 'Segment saved', data: { ...input, version: 1 } } });
    const id = String(created.body.data?.id);
    expect((await analytics.call('POST', PATH, { as: 'viewer', body: input })).status).toBe(403);
    expect((await asAdmin('POST', PATH, { ...input, name: 'phones' })).status).toBe(409);
    const empty = await asAdmin('POST', PATH, { name: 'Nothing', segment: {} });
    expect(empty).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'segment', message: 'Segment needs a condition' }] },
    });
    const renamed = { name: 'Readers on phones', segment: { device: 'phone' } };
    expect(await asAdmin('PUT', `${PATH}/${id}`, renamed, 1)).toMatchObject({ status: 200, body: { data: renamed } });
    expect((await asAdmin('PUT', `${PATH}/${id}`, input, 1)).status).toBe(409);
    const listed = await analytics.call('GET', PATH, { as: 'viewer' });
    expect(listed.body.data).toMatchObject([{ id, ...renamed, version: 2, updated_by: 'Test Person' }]);
    expect((await asAdmin('DELETE', `${PATH}/${id}`, undefined, 2)).status).toBe(200);
    await eventually(async () => {
      const told = (await publishedEvents(changeRecorded.type, id)).map(({ data }) => data as { action: string });
      expect(told.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
      expect(told[1]).toMatchObject({ resource: 'analytics', item: { kind: 'segment', title: 'Readers on phones' } });
    });
  });

  it('AANA-1 work without a visitor hash', async () => {
    const records = await inspectDatabase(analytics.env.MONGODB_DATABASE, (database) =>
      database.collection('visits').find().toArray(),
    );
    expect(records.length).toBeGreaterThan(5);
    expect(JSON.stringify(records)).not.toMatch(/reader|sender|passer-by/);
  });
});
