import type { CloudEvent } from '@atelier/contracts';
import { inspectDatabase } from '@atelier/test-kit';
import { setClock } from '@atelier/test-kit/clock';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aView, startAnalytics } from '../../test/analytics-under-test.js';
import { DESKTOP, PHONE } from '../../test/browsers.js';

const MAY = { from: '2052-05-01', to: '2052-05-31' };
const JUNE = { from: '2052-06-01', to: '2052-06-30' };
const BOTH = { from: MAY.from, to: JUNE.to };

describe('unique visitors of a period', () => {
  let analytics: Awaited<ReturnType<typeof startAnalytics>>;
  beforeAll(async () => {
    analytics = await startAnalytics();
    await view('2052-05-03', DESKTOP);
    await view('2052-05-03', PHONE);
    await view('2052-05-09', DESKTOP);
    await view('2052-06-02', DESKTOP);
    setClock('2052-07-20T10:00:00Z');
  });
  afterEach(() => void setClock('2052-07-20T10:00:00Z'));
  afterAll(async () => {
    jest.useRealTimers();
    await analytics?.stop();
  });

  const view = async (day: string, userAgent: string) => {
    setClock(`${day}T10:00:00Z`);
    const before = (await analytics.getReport({ from: day, to: day })).headline.visitors.value ?? 0;
    await analytics.call('POST', '/analytics/track', {
      body: { path: '/' },
      headers: { 'user-agent': userAgent, 'x-forwarded-for': '198.51.100.7', origin: 'https://studio.example' },
    });
    await analytics.ofDay(day, ({ headline }) => expect(headline.visitors.value).toBe(before + 1));
  };
  const getUnique = async (query: Record<string, string>) => (await analytics.getReport(query)).uniqueVisitors;
  const getValue = async (query: Record<string, string>) => (await getUnique(query))?.value;
  const inDatabase = <Result>(look: Parameters<typeof inspectDatabase<Result>>[1]) =>
    inspectDatabase(analytics.env.MONGODB_DATABASE, look);

  it('AANA-1 include a visitor of two days once, and of two months twice', async () => {
    const { headline, uniqueVisitors } = await analytics.getReport(MAY);
    expect(headline.visitors.value).toBe(3);
    expect(uniqueVisitors).toEqual({ value: 2, before: null, change: null, standardError: 0.01625 });
    expect(await getValue({ from: '2052-05-04', to: '2052-05-31' })).toBe(1);
    expect(await getValue(JUNE)).toBe(1);
    expect(await getValue(BOTH)).toBe(3);
    expect(await getValue({ from: '2052-04-01', to: '2052-04-30' })).toBe(0);
  });

  it('AANA-1 are compared for whole days only, and omitted for a page or source', async () => {
    expect(await getUnique({ ...JUNE, compare: 'previous' })).toMatchObject({ value: 1, before: 2, change: -0.5 });
    setClock('2052-06-30T10:00:00Z');
    expect(await getUnique({ ...JUNE, compare: 'previous' })).toMatchObject({ value: 1, before: null, change: null });
    expect(await getUnique({ ...JUNE, path: '/' })).toBeNull();
    expect(await getUnique({ ...JUNE, source: 'Direct' })).toBeNull();
  });

  it('AANA-1 do not change if events are redelivered, and include late visitors in their month', async () => {
    const getSketches = () =>
      inDatabase(async (db) => {
        // Views of other tests, which share the broker, are of today.
        const own = { _id: /^2052-/ as never };
        const days = await db.collection('day_figures').find(own).sort({ _id: 1 }).toArray();
        return days.map(({ _id, sketch }) => [_id, sketch]);
      });
    const before = await getSketches();
    const events = await inDatabase((db) => db.collection<{ event: CloudEvent }>('outbox').find().toArray());
    await inDatabase((db) => db.collection('inbox').deleteMany({}));
    await analytics.publish(...events.map(({ event }) => ({ ...event, id: `${event.id}-again` })));
    const late = { sketchEntry: { register: 4095, rank: 30 } };
    await analytics.publish(aView('late', '2052-05-20T10:00:00Z', late));
    await analytics.ofDay('2052-05-20', ({ headline }) => expect(headline.visits.value).toBe(1));
    expect((await getSketches()).filter(([day]) => day !== '2052-05-20')).toEqual(before);
    expect(await getValue(MAY)).toBe(3);
    expect(await getValue(BOTH)).toBe(4);
  });

  it('AANA-1 are unknown for a day that an earlier version counted', async () => {
    await analytics.publish(aView('of an earlier version', '2052-03-05T10:00:00Z'));
    await analytics.ofDay('2052-03-05', ({ headline }) => expect(headline.visitors.value).toBe(1));
    expect(await getUnique({ from: '2052-03-01', to: '2052-03-31' })).toBeNull();
    expect(await getUnique({ ...MAY, compare: 'previous' })).toMatchObject({ before: 0 });
    expect(await getValue({ from: '2052-03-06', to: '2052-03-31' })).toBe(0);
  });
});
