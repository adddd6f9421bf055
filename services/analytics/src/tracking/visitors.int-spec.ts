import { type CloudEvent, goalReached, pageViewed, viewDropped } from '@atelier/contracts';
import { inspectDatabase } from '@atelier/test-kit';
import { setClock } from '@atelier/test-kit/clock';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startAnalytics } from '../../test/analytics-under-test.js';
import { DESKTOP, PHONE, ROBOT } from '../../test/browsers.js';

let paths = 0;
const aPath = () => `/seen-${process.pid}-${Date.now()}-${++paths}`;

describe('cookieless visitor tracking', () => {
  let analytics: Awaited<ReturnType<typeof startAnalytics>>;
  beforeAll(async () => {
    analytics = await startAnalytics();
  });
  afterEach(() => void jest.useRealTimers());
  afterAll(() => analytics?.stop());

  const track = async (body: object, headers: Record<string, string> = {}) => {
    const answer = await analytics.call('POST', '/analytics/track', {
      body,
      headers: {
        'user-agent': DESKTOP,
        'x-forwarded-for': '198.51.100.7',
        origin: 'https://studio.example',
        ...headers,
      },
    });
    expect(answer.status).toBe(202);
  };
  /** Published events of the intake, read from the transaction that answered. */
  const getAnnounced = ({ type }: { type: string }, subject: string) =>
    inspectDatabase(analytics.env.MONGODB_DATABASE, async (database) => {
      const entries = await database
        .collection<{ event: CloudEvent }>('outbox')
        .find({ 'event.type': type, 'event.subject': subject })
        .toArray();
      return entries.map(({ event }) => event.data as Readonly<Record<string, unknown>>);
    });
  const getView = async (headers: Record<string, string> = {}) => {
    const path = aPath();
    await track({ path }, headers);
    const [view] = await getAnnounced(pageViewed, path);
    return view;
  };
  const getVisitor = async (headers?: Record<string, string>): Promise<string> =>
    String((await getView(headers))?.visitor);
  const getSalts = (collection: string) =>
    inspectDatabase(analytics.env.MONGODB_DATABASE, async (database) => {
      const salts = database.collection<{ _id: string; expiresAt: Date }>(collection).find().sort({ _id: 1 });
      return (await salts.toArray()).map(({ _id, expiresAt }) => [_id, expiresAt.toISOString()]);
    });

  it('AANA-1 gives a browser the same hash within a day and another the next day, and deletes expired salts', async () => {
    setClock('2035-01-01T10:00:00Z');
    const first = await getVisitor();
    expect(await getVisitor()).toBe(first);
    expect(await getVisitor({ 'user-agent': PHONE })).not.toBe(first);
    expect(await getVisitor({ 'x-forwarded-for': '198.51.100.8' })).not.toBe(first);
    expect(await getVisitor({ origin: 'https://other.example' })).not.toBe(first);
    setClock('2035-01-02T10:00:00Z');
    expect(await getVisitor()).not.toBe(first);
    setClock('2035-01-03T10:00:00Z');
    await getVisitor();
    expect(await getSalts('day_salts')).toEqual([
      ['2035-01-02', '2035-01-04T00:00:00.000Z'],
      ['2035-01-03', '2035-01-05T00:00:00.000Z'],
    ]);
  });

  it('AANA-1 recognizes a visitor across midnight while the visit continues', async () => {
    setClock('2035-02-01T23:55:00Z');
    const before = await getVisitor();
    await analytics.ofDay('2035-02-01', ({ headline }) => expect(headline.visits.value).toBe(1));
    setClock('2035-02-02T00:10:00Z');
    expect(await getVisitor()).toBe(before);
    await analytics.ofDay('2035-02-02', ({ headline }) => expect(headline.pageViews.value).toBe(1));
    setClock('2035-02-02T01:00:00Z');
    expect(await getVisitor()).not.toBe(before);
  });

  it('AANA-1 publishes the device, campaign, and country, but never the IP address', async () => {
    const path = aPath();
    const campaign = { utm_source: 'letter', utm_medium: 'email', utm_campaign: 'may' };
    await track(
      { path, ...campaign, referrer: 'https://studio.example/blog' },
      { 'user-agent': PHONE, 'cf-ipcountry': 'de' },
    );
    const [data] = await getAnnounced(pageViewed, path);
    expect(data).toEqual({
      path,
      referrerHost: null,
      visitor: expect.any(String),
      sketchEntry: { register: expect.any(Number), rank: expect.any(Number) },
      device: 'phone',
      browser: 'Safari',
      system: 'iOS',
      country: 'DE',
      campaign: { source: 'letter', medium: 'email', name: 'may' },
    });
    expect(JSON.stringify(data)).not.toMatch(/198\.51|iPhone/);
  });

  it('AANA-1 publishes a message with its page and visitor hash only, and not as a view', async () => {
    const path = aPath();
    await track({ path, event: 'message_sent' });
    expect(await getAnnounced(goalReached, path)).toEqual([
      {
        path,
        goal: 'message_sent',
        visitor: expect.any(String),
      },
    ]);
    expect(await getAnnounced(pageViewed, path)).toEqual([]);
  });

  it('AANA-1 drops bots, views without a user agent, and spam referrers, and counts them by reason', async () => {
    setClock('2035-03-01T10:00:00Z');
    const path = aPath();
    await track({ path }, { 'user-agent': ROBOT });
    await track({ path }, { 'user-agent': ROBOT });
    await track({ path }, { 'user-agent': '' });
    await track({ path, referrer: 'https://www.semalt.com/crawler' });
    const { dropped, totals } = await analytics.ofDay('2035-03-01', (report) => expect(report.dropped).toHaveLength(3));
    expect(dropped).toEqual([
      { name: 'bot', count: 2 },
      { name: 'no_user_agent', count: 1 },
      { name: 'spam_referrer', count: 1 },
    ]);
    expect(totals.pageViews).toBe(0);
    expect(await getAnnounced(pageViewed, path)).toEqual([]);
    expect(await getAnnounced(viewDropped, 'bot')).toEqual([{ reason: 'bot' }, { reason: 'bot' }]);
  });

  it('AANA-1 publishes only a register and a rank per month, new ones each month, and deletes expired salts', async () => {
    const getEntry = async () => (await getView())?.sketchEntry;
    setClock('2035-10-05T10:00:00Z');
    const first = await getEntry();
    setClock('2035-10-31T23:50:00Z');
    const last = await getView();
    expect(last?.sketchEntry).toEqual(first);
    await analytics.ofDay('2035-10-31', ({ headline }) => expect(headline.visits.value).toBe(1));
    // A visit past midnight is one of the old month, like its other figures.
    setClock('2035-11-01T00:10:00Z');
    expect(await getView()).toMatchObject({ visitor: last?.visitor, sketchEntry: first });
    setClock('2035-11-01T10:00:00Z');
    expect(await getEntry()).not.toEqual(first);
    expect((await getSalts('month_salts')).map(([month]) => month)).toEqual(['2035-10', '2035-11']);
    setClock('2035-11-02T10:00:00Z');
    await getEntry();
    expect(await getSalts('month_salts')).toEqual([['2035-11', '2035-12-02T00:00:00.000Z']]);
  });
});
