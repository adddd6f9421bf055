import { randomBytes } from 'node:crypto';
import { type CloudEvent, goalReached, submissionReceived } from '@atelier/contracts';
import { anEvent, eventually, inspectDatabase } from '@atelier/test-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aView, startAnalytics } from '../../test/analytics-under-test.js';
import { aPublication } from '../../test/published-posts.js';
import { rebuild } from '../index.js';

/** Far from now, and others for each test, so that no other event is on them. */
let year = 2041;

describe('rebuilding analytics figures from the log', () => {
  let analytics: Awaited<ReturnType<typeof startAnalytics>>;
  let visitor: string;
  let [first, second, third] = ['', '', ''];

  const options = (more: object = {}) => ({
    from: analytics.env.EVENTS_SINCE ?? '',
    isDryRun: false,
    onProgress: () => undefined,
    ...more,
  });
  const ours = () => ({ $gte: first, $lte: third });
  const inDatabase = <Result>(look: Parameters<typeof inspectDatabase<Result>>[1]) =>
    inspectDatabase(analytics.env.MONGODB_DATABASE, look);
  const figures = () =>
    inDatabase(async (db) => ({
      counts: await db
        .collection('daily_counts')
        .find({ day: ours() }, { projection: { _id: 0 } })
        .sort({ day: 1, name: 1 })
        .toArray(),
      days: await db
        .collection('day_figures')
        .find({ _id: ours() as never })
        .sort({ _id: 1 })
        .toArray(),
      publications: await db
        .collection('publications')
        .find({ at: { $gte: new Date(first), $lt: new Date(`${third}T23:59:59Z`) } }, { projection: { _id: 0 } })
        .sort({ at: 1 })
        .toArray(),
      visits: await db.collection('visits').find({ day: ours() }).sort({ _id: 1 }).toArray(),
      visitors: await db
        .collection('day_visitors')
        .find({ _id: { $regex: visitor } as never })
        .sort({ _id: 1 })
        .toArray(),
    }));
  const isCounted = (event: CloudEvent) =>
    eventually(() =>
      inDatabase(async (db) =>
        expect(await db.collection<{ _id: string }>('inbox').findOne({ _id: event.id })).not.toBeNull(),
      ),
    );
  const publish = async (...events: CloudEvent[]) => {
    await analytics.publish(...events);
    await isCounted(events.at(-1) as CloudEvent);
  };
  const view = (name: string, time: string, path = '/') =>
    aView(`${visitor}${name}`, time, { path, sketchEntry: { register: name.length, rank: 2 } });

  beforeEach(async () => {
    analytics = await startAnalytics();
    year += 1;
    [first, second, third] = [`${year}-05-01`, `${year}-05-02`, `${year}-05-03`];
    visitor = randomBytes(6).toString('hex');
    const held = randomBytes(8).toString('hex');
    const sentAt = `${first}T14:00:10Z`;
    const messageId = `${Math.floor(Date.parse(sentAt) / 1000).toString(16)}${held}`;
    const events = [
      view('reader', `${first}T08:00:00Z`),
      view('reader', `${first}T08:10:00Z`, '/blog'),
      view('passer-by', `${first}T08:20:00Z`),
      view('sender', `${first}T14:00:00Z`, '/contact'),
      anEvent(goalReached, { goal: 'message_sent', path: '/contact', visitor: `${visitor}sender` }, { time: sentAt }),
      aPublication(`${first}T15:00:00Z`),
      view('owl', `${first}T23:50:00Z`),
      view('owl', `${second}T00:10:00Z`, '/work'),
      // Released from quarantine on the next day, and counted for the visit that sent it.
      anEvent(
        submissionReceived,
        { id: messageId, serviceInterest: 'other', status: 'new' },
        { time: `${second}T09:00:00Z` },
      ),
      // Sent long before the log begins, and still waiting for its report.
      anEvent(
        submissionReceived,
        { id: `3ac00000${held}`, serviceInterest: 'other', status: 'new' },
        { time: `${first}T12:00:00Z` },
      ),
      view('late', `${third}T23:00:00Z`),
    ];
    // Each one twice: the broker may deliver an event again.
    await publish(...events, ...events, aView(`${visitor}marker`, `${third}T23:30:00Z`));
  });
  afterEach(() => analytics.stop());

  it('AANA-1 restores figures that were lost, doubled, or corrupted', async () => {
    const before = await figures();
    expect(before.days).toHaveLength(3);
    expect(before.days[0]?.figures.site.all).toMatchObject({ visits: 4, visitors: 4, conversions: 1, bounces: 1 });
    expect(before.days[0]?.figures.steps).toEqual({
      visit: { visits: 4 },
      contact: { visits: 1 },
      sent: { visits: 1 },
    });
    expect(before.days.map(({ sketch }) => typeof sketch)).toEqual(['string', 'undefined', 'string']);
    expect(before.visits.map(({ day, sentFrom }) => [day, sentFrom])).toContainEqual([first, '/contact']);
    expect(before.visits).toHaveLength(6);
    await inDatabase(async (db) => {
      await db.collection('visits').deleteMany({ day: third });
      await db
        .collection('visits')
        .updateMany({ day: first }, { $set: { source: 'Nowhere' }, $unset: { sentFrom: '' } });
      await db.collection('day_figures').deleteOne({ _id: first as never });
      await db.collection('day_figures').updateOne({ _id: second as never }, { $inc: { 'figures.site.all.views': 5 } });
      await db.collection('daily_counts').updateMany({ day: second }, { $mul: { count: 2 } });
      await db.collection('day_figures').updateOne({ _id: third as never }, { $unset: { sketch: 1 } });
      await db.collection('publications').deleteMany({ at: { $gte: new Date(first), $lt: new Date(third) } });
      await db.collection('day_visitors').deleteMany({});
    });
    const report = await rebuild(analytics.env, options());
    expect(report.different).toBeGreaterThanOrEqual(3);
    expect(await figures()).toEqual(before);
    // The visit goes on where it was.
    await publish(view('late', `${third}T23:20:00Z`, '/blog'));
    const [, , last] = (await figures()).days;
    expect(last?.figures.site.all).toMatchObject({ visits: 2, visitors: 2, views: 3 });
  });

  it('AANA-1 replaces only the days of the period and the months that contain them', async () => {
    const before = await figures();
    await inDatabase(async (db) => {
      await db
        .collection('day_figures')
        .updateMany({ _id: ours() as never }, { $set: { isFolded: true }, $inc: { 'figures.site.all.views': 5 } });
      await db.collection('month_figures').insertOne({ _id: `${year}-05` as never, figures: {} });
    });
    await rebuild(analytics.env, options({ to: second }));
    const views = ({ days }: typeof before) => days.map((day) => day.figures.site.all.views);
    const [ofFirst, ofSecond, ofThird] = views(before) as [number, number, number];
    const after = await figures();
    expect(views(after)).toEqual([ofFirst, ofSecond + 5, ofThird + 5]);
    expect(after.days.filter(({ isFolded }) => isFolded)).toEqual([]);
    expect(await inDatabase((db) => db.collection('month_figures').countDocuments())).toBe(0);
  });

  it('AANA-1 counts events that arrive during the rebuild once', async () => {
    const [before] = (await figures()).days;
    const more = Array.from({ length: 20 }, (_none, index) => view(`more${index}`, `${first}T10:00:00Z`));
    const rebuilding = (async () => {
      for (let times = 0; times < 2; times += 1) await rebuild(analytics.env, options());
    })();
    await publish(...more);
    await rebuilding;
    const [after] = (await figures()).days;
    expect(after?.figures.site.all.visits).toBe(before?.figures.site.all.visits + more.length);
  });

  it('AANA-1 changes nothing in a dry run, names the days, and leaves nothing behind', async () => {
    await inDatabase((db) =>
      db.collection('day_figures').updateOne({ _id: first as never }, { $set: { figures: {} } }),
    );
    const before = await figures();
    const report = await rebuild(analytics.env, options({ isDryRun: true }));
    expect(report.different).toBeGreaterThanOrEqual(1);
    // Other tests publish on days of their own.
    expect(report.note).toMatch(/^The documents are days of the studio, from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d/);
    expect(await figures()).toEqual(before);
    const names = await inDatabase(async (db) => (await db.listCollections().toArray()).map(({ name }) => name));
    expect(names.filter((name) => name.includes('rebuild'))).toEqual([]);
  });
});
