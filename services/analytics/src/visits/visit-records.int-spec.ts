import { goalReached, submissionReceived } from '@atelier/contracts';
import { anEvent, inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aView, startAnalytics } from '../../test/analytics-under-test.js';
import { daysLater, toUtcDay } from '../days/day.js';
import { VisitRetention } from './visit-retention.js';

describe('visit records', () => {
  let analytics: Awaited<ReturnType<typeof startAnalytics>>;
  beforeAll(async () => {
    analytics = await startAnalytics();
  });
  afterAll(() => analytics?.stop());

  const recordsOf = (day: string) =>
    inspectDatabase(analytics.env.MONGODB_DATABASE, (database) =>
      database.collection('visits').find({ day }).sort({ slot: 1 }).toArray(),
    );

  it('AANA-1 store a visit by quarter hour, without the hash and without the exact time', async () => {
    const day = '2038-02-03';
    const first = aView('reader', `${day}T10:07:31Z`, {
      path: '/blog',
      referrerHost: 'www.google.com',
      device: 'phone',
      browser: 'Safari',
      system: 'iOS',
      country: 'DE',
      campaign: { name: 'spring' },
    });
    const again = aView('reader', `${day}T12:00:00Z`);
    const sentAt = `${day}T10:09:31Z`;
    await analytics.publish(
      first,
      aView('reader', `${day}T10:08:31Z`, { path: '/contact' }),
      anEvent(goalReached, { goal: 'message_sent', path: '/contact', visitor: 'reader' }, { time: sentAt }),
      anEvent(submissionReceived, { id: 'm', serviceInterest: 'other', status: 'new' }, { time: sentAt }),
      aView('reader', `${day}T10:10:31Z`, { path: '/blog/' }),
      again,
    );
    await analytics.ofDay(day, ({ headline }) => expect(headline.visits.value).toBe(2));
    expect(await recordsOf(day)).toEqual([
      {
        _id: first.id,
        hasSeveral: true,
        day,
        slot: '10:00',
        channel: 'search',
        source: 'Google',
        campaign: 'spring',
        device: 'phone',
        browser: 'Safari',
        system: 'iOS',
        country: 'DE',
        entry: '/blog',
        exit: '/blog',
        pages: [
          { path: '/blog', views: 2, seconds: 60, timedViews: 1 },
          { path: '/contact', views: 1, seconds: 120, timedViews: 1 },
        ],
        views: 3,
        seconds: 180,
        isBounce: false,
        steps: ['visit', 'contact'],
        sentFrom: '/contact',
      },
      {
        _id: again.id,
        firstVisit: first.id,
        hasSeveral: true,
        day,
        slot: '12:00',
        channel: 'direct',
        source: 'Direct',
        entry: '/',
        exit: '/',
        pages: [{ path: '/', views: 1 }],
        views: 1,
        seconds: 0,
        isBounce: true,
        steps: ['visit'],
      },
    ]);
  });

  it('AANA-1 name a limited number of pages', async () => {
    const day = '2038-02-04';
    const at = (index: number) => `${day}T10:${String(index % 60).padStart(2, '0')}:00Z`;
    await analytics.publish(
      ...Array.from({ length: 53 }, (_none, index) => aView('clicker', at(index), { path: `/page-${index}` })),
    );
    await analytics.ofDay(day, ({ headline }) => expect(headline.pageViews.value).toBe(53));
    const [record] = await recordsOf(day);
    expect(record?.pages).toHaveLength(51);
    expect(record?.pages.at(-1)).toEqual({ path: '(other)', views: 3, seconds: 120, timedViews: 2 });
  });

  it('AANA-1 are deleted when visits are older than the retention period', async () => {
    const today = toUtcDay(new Date());
    const days = [daysLater(today, -400), daysLater(today, -398)] as const;
    await inspectDatabase(analytics.env.MONGODB_DATABASE, (database) =>
      database
        .collection<{ _id: string; day: string }>('visits')
        .insertMany(days.map((day) => ({ _id: `old ${day}`, day }))),
    );
    const retention = analytics.application.get(VisitRetention);
    retention.nudge();
    await retention.beforeApplicationShutdown();
    expect([(await recordsOf(days[0])).length, (await recordsOf(days[1])).length]).toEqual([0, 1]);
  });

  it('PLT-8 reject a retention period that is too short', async () => {
    const { start } = await import('../index.js');
    await expect(start({ ...analytics.env, VISIT_RETENTION_DAYS: '3' })).rejects.toThrow(
      'VISIT_RETENTION_DAYS: must be at least 7 days',
    );
  });
});
