import { expect, it } from '@jest/globals';
import { counterStream, type ManagedConfig, streamUpdate, wantedStreams } from './streams.js';

const MEGABYTE = 1024 * 1024;
const settings = { replicas: 3, eventsMaxBytes: 100 * MEGABYTE, deadLettersMaxBytes: MEGABYTE, retentionDays: 30 };
const [standing] = wantedStreams(settings) as [ManagedConfig];
const wanted = (change: Partial<typeof settings>): ManagedConfig => {
  const [config] = wantedStreams({ ...settings, ...change });
  return config as ManagedConfig;
};

it('PLT-4 a stream that matches its settings is left untouched', () => {
  expect(streamUpdate(standing, 0, wanted({}))).toBeUndefined();
});

it('PLT-4 a unit configured with fewer replicas never removes any', () => {
  expect(streamUpdate(standing, 0, wanted({ replicas: 1 }))).toBeUndefined();
  const grown = streamUpdate(standing, 0, wanted({ replicas: 1, eventsMaxBytes: 200 * MEGABYTE }));
  expect(grown).toMatchObject({ num_replicas: 3, max_bytes: 200 * MEGABYTE });
});

it('PLT-4 replicas are added if more are configured', () => {
  expect(streamUpdate({ ...standing, num_replicas: 1 }, 0, wanted({}))).toMatchObject({ num_replicas: 3 });
});

it('PLT-4 a limit is never lowered below what the stream holds', () => {
  const smaller = wanted({ eventsMaxBytes: 10 * MEGABYTE });
  expect(streamUpdate(standing, 9 * MEGABYTE, smaller)).toMatchObject({ max_bytes: 10 * MEGABYTE });
  expect(streamUpdate(standing, 11 * MEGABYTE, smaller)).toBeUndefined();
});

it('PLT-4 a stream of an earlier release that drops old events at a limit now rejects new ones instead', () => {
  const earlier = { ...standing, discard: 'old', max_bytes: -1 } as unknown as ManagedConfig;
  expect(streamUpdate(earlier, 500 * MEGABYTE, wanted({}))).toMatchObject({ discard: 'new', max_bytes: -1 });
  expect(streamUpdate(earlier, MEGABYTE, wanted({}))).toMatchObject({ discard: 'new', max_bytes: 100 * MEGABYTE });
});

it('PLT-4 the streams are bounded by age and size, and reject events when they are full', () => {
  const thirtyDaysNs = 30 * 24 * 60 * 60 * 1e9;
  const bounds = wantedStreams(settings).map(({ name, max_age, max_bytes, discard }) => ({
    name,
    max_age,
    max_bytes,
    discard,
  }));
  expect(bounds).toEqual([
    { name: 'ATELIER_EVENTS', max_age: thirtyDaysNs, max_bytes: 100 * MEGABYTE, discard: 'new' },
    { name: 'ATELIER_DEAD_LETTERS', max_age: thirtyDaysNs, max_bytes: MEGABYTE, discard: 'new' },
  ]);
});

it('PLT-5 the rate limit counters are bounded in number, age, and size, and old ones are dropped first', () => {
  expect(counterStream(1)).toMatchObject({
    max_msgs: 100_000,
    max_age: 24 * 60 * 60 * 1e9,
    max_bytes: 12 * MEGABYTE,
    discard: 'old',
  });
});
