import { goalReached, submissionReceived } from '@atelier/contracts';
import { anEvent, inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aView, type Report, startAnalytics } from '../../test/analytics-under-test.js';
import { aPublication } from '../../test/published-posts.js';
import { NAMES_A_DAY } from '../days/figures.js';

/** Each test has its own day, far from now. */
const at = (day: string, time: string) => `${day}T${time}:00.000Z`;

describe('visit analytics', () => {
  let analytics: Awaited<ReturnType<typeof startAnalytics>>;
  beforeAll(async () => {
    analytics = await startAnalytics();
  });
  afterAll(() => analytics?.stop());

  it('AANA-1 tracks visits with their entry, exit, bounce, time, and pages', async () => {
    const day = '2033-03-01';
    await analytics.publish(
      aView('reader', at(day, '08:00'), { referrerHost: 'www.google.de', device: 'phone', browser: 'Safari' }),
      aView('reader', at(day, '08:10'), { path: '/blog/' }),
      aView('reader', at(day, '08:12'), { path: '/blog' }),
      aView('passer-by', at(day, '08:20'), { device: 'desktop', browser: 'Firefox' }),
      // More than half an hour later, so another visit of the same visitor.
      aView('reader', at(day, '09:00'), { path: '/blog', referrerHost: 'news.example' }),
    );
    const report = await analytics.ofDay(day, ({ headline }) => expect(headline.pageViews.value).toBe(5));
    expect(report.headline).toMatchObject({
      visits: { value: 3 },
      visitors: { value: 2 },
      bounceRate: { value: 2 / 3 },
      averageDurationSeconds: { value: (12 * 60) / 3 },
    });
    expect(report.pages).toMatchObject([
      { name: '/blog', count: 3, visits: 2, visitors: 1, averageSeconds: 2 * 60 },
      { name: '/', count: 2, visits: 2, visitors: 2, averageSeconds: 10 * 60 },
    ]);
    expect(report.entryPages.map(({ name, visits }) => [name, visits])).toEqual([
      ['/', 2],
      ['/blog', 1],
    ]);
    expect(report.exitPages).toEqual([
      { name: '/blog', visits: 2 },
      { name: '/', visits: 1 },
    ]);
    expect(report.sources.map(({ name, channel }) => [name, channel])).toEqual([
      ['Direct', 'direct'],
      ['Google', 'search'],
      ['news.example', 'referral'],
    ]);
    expect(report.devices.map(({ name, visits }) => [name, visits])).toEqual([
      ['desktop', 1],
      ['phone', 1],
    ]);
    expect(report.interval).toBe('hour');
    expect(report.series.length).toBe(0);
  });

  it.each([
    ['2033-03-21', { campaign: { source: 'www.' } }],
    ['2033-03-22', { referrerHost: 'm.' }],
    ['2033-03-23', { path: '/\0$.__proto__', campaign: { name: '\ud800' } }],
  ])('AANA-1 PLT-5 counts a visit on %s with odd names: %j', async (day, odd) => {
    await analytics.publish(aView('odd visitor', at(day, '08:00'), odd));
    const report = await analytics.ofDay(day, ({ headline }) => expect(headline.visits.value).toBe(1));
    expect(report.sources).toHaveLength(1);
  });

  it('AANA-1 counts campaigns without the spaces around their words, so that filters find them', async () => {
    const day = '2033-03-24';
    await analytics.publish(
      aView('spaced', at(day, '08:00'), { campaign: { name: ' spring ', source: 'letter ' } }),
      aView('blank', at(day, '08:00'), { campaign: { name: '  ' } }),
    );
    const report = await analytics.ofDay(day, ({ headline }) => expect(headline.visits.value).toBe(2));
    expect(report.campaigns.map(({ name }) => name)).toEqual(['spring · letter']);
    const segment = await analytics.getReport({ from: day, to: day, campaign: 'spring · letter' });
    expect(segment.headline.visits.value).toBe(1);
  });

  it('AANA-1 counts a visit across midnight on the day it began, and its views on their own day', async () => {
    await analytics.publish(
      aView('owl', at('2033-04-01', '23:50')),
      aView('owl', at('2033-04-02', '00:05'), { path: '/work' }),
    );
    const second = await analytics.ofDay('2033-04-02', ({ headline }) => expect(headline.pageViews.value).toBe(1));
    expect(second.headline).toMatchObject({ visits: { value: 0 }, visitors: { value: 0 } });
    const first = await analytics.ofDay('2033-04-01', ({ headline }) => expect(headline.pageViews.value).toBe(1));
    expect(first.headline).toMatchObject({
      visits: { value: 1 },
      bounceRate: { value: 0 },
      averageDurationSeconds: { value: 900 },
    });
    expect(first.exitPages).toEqual([{ name: '/work', visits: 1 }]);
  });

  const getFunnel = ({ funnel = [] }: Report) => Object.fromEntries(funnel.map(({ name, visits }) => [name, visits]));

  it('AANA-1 counts a visit once for each step of the message funnel, in any order', async () => {
    const day = '2033-04-20';
    await analytics.publish(
      aView('passer-by', at(day, '08:00')),
      aView('looker', at(day, '08:00'), { path: '/projects' }),
      aView('looker', at(day, '08:01'), { path: '/projects/atlas/' }),
      aView('looker', at(day, '08:02'), { path: '/services/web-development' }),
      aView('asker', at(day, '08:00'), { path: '/contact' }),
      aView('asker', at(day, '08:01'), { path: '/services' }),
      aView('asker', at(day, '08:02'), { path: '/contact' }),
      // Another visit of the same visitor.
      aView('asker', at(day, '10:00'), { path: '/contact' }),
      // A message of which the inbox knows nothing.
      anEvent(goalReached, { goal: 'message_sent', path: '/contact', visitor: 'asker' }, { time: at(day, '10:01') }),
    );
    const report = await analytics.ofDay(day, ({ headline }) => expect(headline.averageDurationSeconds.value).toBe(75));
    expect(getFunnel(report)).toEqual({ visit: 4, work: 2, contact: 2, sent: 0 });
  });

  it('AANA-1 measures time on a page up to the next event, so the last page has a time only if it sent a message', async () => {
    const day = '2033-04-21';
    await analytics.publish(
      aView('asker', at(day, '08:00'), { path: '/contact' }),
      anEvent(goalReached, { goal: 'message_sent', path: '/contact', visitor: 'asker' }, { time: at(day, '08:03') }),
      aView('asker', at(day, '08:05'), { path: '/work' }),
      // Delivered late, when the page after it is known.
      aView('asker', at(day, '08:04'), { path: '/blog' }),
      aView('looker', at(day, '09:00'), { path: '/contact' }),
      aView('sender', at(day, '10:00'), { path: '/contact' }),
      anEvent(goalReached, { goal: 'message_sent', path: '/contact', visitor: 'sender' }, { time: at(day, '10:01') }),
    );
    const report = await analytics.ofDay(day, ({ headline }) =>
      expect(headline.averageDurationSeconds.value).toBe(120),
    );
    const times = Object.fromEntries(report.pages.map(({ name, averageSeconds }) => [name, averageSeconds]));
    expect(times).toEqual({ '/contact': (5 * 60 + 60) / 2, '/work': null, '/blog': null });
  });

  it('PLT-5 counts views, goals, and messages once, although each is delivered twice', async () => {
    const day = '2033-05-01';
    const view = aView('twice', at(day, '10:00'), {
      path: '/contact',
      referrerHost: 'lnkd.in',
      campaign: { source: 'linkedin', medium: 'social', name: 'spring' },
    });
    const goal = anEvent(
      goalReached,
      { goal: 'message_sent', path: '/contact', visitor: 'twice' },
      { time: at(day, '10:05') },
    );
    const message = anEvent(
      submissionReceived,
      { id: 'm', serviceInterest: 'web_development', status: 'new' },
      { time: at(day, '10:05') },
    );
    const again = anEvent(
      goalReached,
      { goal: 'message_sent', path: '/contact', visitor: 'twice' },
      { time: at(day, '10:06') },
    );
    await analytics.publish(view, goal, message, view, goal, message, again, aView('last', at(day, '11:00')));
    const report = await analytics.ofDay(day, ({ headline }) => expect(headline.visits.value).toBe(2));
    expect(report.headline).toMatchObject({
      pageViews: { value: 2 },
      messages: { value: 1 },
      conversionRate: { value: 0.5 },
      bounceRate: { value: 0.5 },
    });
    expect(report.sources.find(({ name }) => name === 'LinkedIn')).toMatchObject({ channel: 'social', conversions: 1 });
    expect(report.campaigns).toMatchObject([{ name: 'spring · linkedin / social', visits: 1, conversions: 1 }]);
    expect(report.pages.find(({ name }) => name === '/contact')).toMatchObject({ conversions: 1 });
    expect(report.services).toEqual([{ name: 'web_development', messages: 1 }]);
    expect(getFunnel(report)).toEqual({ visit: 2, work: 0, contact: 1, sent: 1 });
  });

  it('AANA-1 keeps a limited number of pages per day and groups the rest under one name', async () => {
    const day = '2033-06-01';
    const names = Array.from({ length: NAMES_A_DAY.pages - 1 }, (_none, index) => [`name${index}`, { views: 1 }]);
    await inspectDatabase(analytics.env.MONGODB_DATABASE, (database) =>
      database
        .collection<{ _id: string; figures: object }>('day_figures')
        .insertOne({ _id: day, figures: { pages: Object.fromEntries(names) } }),
    );
    await analytics.publish(
      ...['/last', '/more', '/$.even__more'].map((path, index) => aView(`v${index}`, at(day, '12:00'), { path })),
      aView('v2', at(day, '12:01'), { path: '/last' }),
    );
    const report = await analytics.ofDay(day, ({ headline }) => expect(headline.pageViews.value).toBe(4));
    expect(report.pages.slice(0, 2)).toMatchObject([
      { name: '(other)', count: 2, visits: 2 },
      { name: '/last', count: 2, visits: 2 },
    ]);
    expect(report.entryPages.map(({ name }) => name).toSorted()).toEqual(['/$.even__more', '/last', '/more']);
  });

  it('AANA-1 compares with the preceding days and with the year before', async () => {
    await analytics.publish(
      ...['a', 'b', 'c'].map((visitor) => aView(visitor, at('2034-02-28', '10:00'))),
      aView('d', at('2034-02-26', '10:00')),
      aView('e', at('2034-02-26', '11:00'), { path: '/blog', referrerHost: 'bing.com' }),
      aView('f', at('2033-02-28', '10:00')),
      aPublication('2034-02-28T09:00:00.000Z'),
    );
    await analytics.ofDay('2033-02-28', ({ headline }) => expect(headline.visits.value).toBe(1));
    await analytics.ofDay('2034-02-28', ({ publications }) => expect(publications).toHaveLength(1));
    const period = { from: '2034-02-27', to: '2034-02-28' };
    const previous = await analytics.getReport({ ...period, compare: 'previous' });
    expect(previous.comparison).toMatchObject({ from: '2034-02-25', to: '2034-02-26' });
    expect(previous.headline.visits).toEqual({ value: 3, before: 2, change: 0.5 });
    const year = await analytics.getReport({ ...period, compare: 'year' });
    expect(year.comparison).toMatchObject({ from: '2033-02-27', to: '2033-02-28' });
    expect(year.headline.visits).toEqual({ value: 3, before: 1, change: 2 });
    expect(year.publications).toMatchObject([{ at: '2034-02-28T09:00:00.000Z', kind: 'post', title: 'A post' }]);
    const alone = await analytics.getReport(period);
    expect(alone.comparison).toBeNull();
    expect(alone.headline.visits).toEqual({ value: 3, before: null, change: null });
  });

  it('AANA-1 exports the report as CSV for staff who may read it', async () => {
    const ask = async (role: 'viewer' | 'support') =>
      fetch(`${analytics.url}/analytics/export?from=2033-05-01&to=2033-05-01`, {
        headers: await analytics.keys.headersFor(role),
      });
    expect((await ask('support')).status).toBe(403);
    const answer = await ask('viewer');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = await answer.text();
    expect(text.split('\r\n')[0]?.replace('\uFEFF', '')).toBe(
      'table,name,visits,visitors,page_views,bounce_rate,messages,messages_in_visits,rate,change,average_seconds',
    );
    expect(text).toContain('\r\npage,/contact,1,1,1,,,1,,,300\r\n');
    expect(text).toContain('\r\nsource,LinkedIn,1,1,,0,,1,,,\r\n');
    expect(text).toContain(
      '\r\nfunnel,visit,2,,,,,,,,\r\nfunnel,work,0,,,,,,,,\r\nfunnel,contact,1,,,,,,,,\r\nfunnel,sent,1,',
    );
  });
});
