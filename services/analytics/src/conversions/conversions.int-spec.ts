import { goalReached, submissionReceived } from '@atelier/contracts';
import { anEvent, inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aView, startAnalytics } from '../../test/analytics-under-test.js';

describe('message conversions', () => {
  let analytics: Awaited<ReturnType<typeof startAnalytics>>;
  beforeAll(async () => {
    analytics = await startAnalytics('America/New_York');
  });
  afterAll(() => analytics?.stop());

  const goal = (visitor: string, time: string) =>
    anEvent(goalReached, { goal: 'message_sent', path: '/contact', visitor }, { time });
  const message = (id: string, time: string) =>
    anEvent(submissionReceived, { id, serviceInterest: 'other', status: 'new' }, { time });
  /** IDs as in the messages' database, which begin with the second of creation. */
  const getId = (sentAt: string, rest: string) =>
    `${Math.floor(Date.parse(sentAt) / 1000)
      .toString(16)
      .padStart(8, '0')}${rest.padStart(16, '0')}`;
  const getConversions = (report: Awaited<ReturnType<typeof analytics.getReport>>) =>
    Object.fromEntries(report.sources.map(({ name, conversions }) => [name, conversions]));

  it('AANA-1 count once each when the inbox has the message, in whatever order the events arrive', async () => {
    const day = '2036-08-04';
    const sent = [`${day}T14:00:10Z`, `${day}T15:00:10Z`] as const;
    const [first, second] = [goal('one', `${day}T14:00:11Z`), goal('two', `${day}T15:00:12Z`)];
    const messages = [message(getId(sent[0], 'a1'), sent[0]), message(getId(sent[1], 'a2'), sent[1])] as const;
    await analytics.publish(
      aView('one', `${day}T14:00:00Z`, { referrerHost: 'bing.com' }),
      aView('two', `${day}T15:00:00Z`, { referrerHost: 'kagi.com' }),
      first,
      messages[0],
      messages[1],
      second,
      first,
      messages[0],
      aView('last', `${day}T16:00:00Z`),
    );
    const report = await analytics.ofDay(day, ({ headline }) => expect(headline.visits.value).toBe(3));
    expect(report.headline).toMatchObject({ messages: { value: 2 }, conversionRate: { value: 2 / 3 } });
    expect(getConversions(report)).toEqual({ Bing: 1, Kagi: 1, Direct: 0 });
    expect(report.pages.find(({ name }) => name === '/')?.conversions).toBe(0);
  });

  it('AANA-1 count for the visit that sent the message, although spam is sent just before and just after', async () => {
    const day = '2036-08-03';
    const from = (visitor: string, source: string) => aView(visitor, `${day}T14:00:00Z`, { referrerHost: source });
    await analytics.publish(
      from('before', 'bing.com'),
      from('meant', 'kagi.com'),
      from('after', 'qwant.com'),
      goal('before', `${day}T14:00:06.200Z`),
      message(getId(`${day}T14:00:10.700Z`, 'c1'), `${day}T14:00:10.700Z`),
      goal('meant', `${day}T14:00:11.100Z`),
      goal('after', `${day}T14:00:12.000Z`),
      aView('last', `${day}T16:00:00Z`),
    );
    const report = await analytics.ofDay(day, ({ headline }) => expect(headline.visits.value).toBe(4));
    expect(getConversions(report)).toEqual({ Bing: 0, Kagi: 1, Qwant: 0, Direct: 0 });
  });

  it('AANA-1 are not counted while a message is held as spam, and are counted on its release', async () => {
    const day = '2036-08-05';
    await analytics.publish(
      aView('held', `${day}T14:00:00Z`, { referrerHost: 'bing.com' }),
      goal('held', `${day}T14:00:02Z`),
      aView('other', `${day}T18:00:00Z`, { referrerHost: 'kagi.com' }),
      goal('other', `${day}T18:00:09Z`),
      message(getId(`${day}T18:00:08Z`, 'b2'), `${day}T18:00:08Z`),
    );
    const held = await analytics.ofDay(day, ({ headline }) => expect(headline.conversionRate.value).toBe(0.5));
    expect(getConversions(held)).toEqual({ Bing: 0, Kagi: 1 });
    expect(held.headline.messages.value).toBe(1);
    await analytics.publish(message(getId(`${day}T14:00:01Z`, 'b1'), '2036-08-07T09:00:00Z'));
    const released = await analytics.ofDay(day, ({ headline }) => expect(headline.conversionRate.value).toBe(1));
    expect(getConversions(released)).toEqual({ Bing: 1, Kagi: 1 });
    expect((await analytics.getReport({ from: '2036-08-07', to: '2036-08-07' })).headline.messages.value).toBe(1);
    const waiting = await inspectDatabase(analytics.env.MONGODB_DATABASE, (database) =>
      database.collection('waiting_conversions').find({ 'growths.day': day }).toArray(),
    );
    expect(waiting).toEqual([]);
  });

  it('AANA-1 wait by time, day, and source, without identifying a visitor', async () => {
    const day = '2036-08-06';
    await analytics.publish(aView('spammer', `${day}T14:00:00Z`), goal('spammer', `${day}T14:00:02Z`));
    await analytics.ofDay(day, ({ headline }) => expect(headline.bounceRate.value).toBe(0));
    const [waiting] = await inspectDatabase(analytics.env.MONGODB_DATABASE, (database) =>
      database.collection('waiting_conversions').find({ 'growths.day': day }).toArray(),
    );
    expect(waiting?.expiresAt).toEqual(new Date('2036-09-05T14:00:02Z'));
    expect(JSON.stringify(waiting)).not.toContain('spammer');
  });
});
