import { type CloudEvent, DEFAULT_STAFF_SETTINGS, DEFAULT_STUDIO, studioUpdated } from '@atelier/contracts';
import { Broker, Inbox, StreamKeeper } from '@atelier/service-kit';
import { anEvent, eventually, inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { startAnalytics } from '../../test/analytics-under-test.js';
import { SettingsBackfill } from './settings-backfill.js';
import { StudioCopy } from './studio-copy.js';

let analytics: Awaited<ReturnType<typeof startAnalytics>>;
beforeAll(async () => {
  analytics = await startAnalytics();
});
afterAll(() => analytics?.stop());

const settings = (version: number, timeZone: string): CloudEvent =>
  anEvent(studioUpdated, {
    ...DEFAULT_STUDIO,
    ...DEFAULT_STAFF_SETTINGS,
    navigation: [],
    timeZone,
    version,
    updatedAt: '2026-01-01T00:00:00.000Z',
  });

/** Fakes the log: an event on the real broker would reach the services of other tests. */
const remember = (event: CloudEvent | null) => {
  const getMessage = jest.fn(async () => event && { json: () => event });
  const manager = { streams: { getMessage } } as unknown as Awaited<ReturnType<Broker['manager']>>;
  jest.spyOn(analytics.application.get(Broker), 'manager').mockResolvedValue(manager);
  jest.spyOn(analytics.application.get(StreamKeeper), 'ensure').mockResolvedValue();
  analytics.application.get(SettingsBackfill).onApplicationBootstrap();
  return getMessage;
};

it('AANA-1 an upgrade reads the time zone from the log if an earlier version ignored the event', async () => {
  const clock = analytics.application.get(StudioCopy);
  await inspectDatabase(analytics.env.MONGODB_DATABASE, (database) => database.collection('studio').deleteMany({}));
  const empty = remember(null);
  await eventually(async () => expect(empty).toHaveBeenCalled());
  expect(await clock.timeZone()).toBe(DEFAULT_STUDIO.timeZone);
  const counted = settings(3, 'Europe/Berlin');
  await analytics.application.get(Inbox).once(counted, async () => undefined);
  remember(counted);
  await eventually(async () => expect(await clock.timeZone()).toBe('Europe/Berlin'));
  const unread = remember(settings(4, 'Asia/Tokyo'));
  await eventually(async () => expect(await clock.isKnown()).toBe(true));
  expect(unread).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
