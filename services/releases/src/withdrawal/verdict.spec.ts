import { readEnvironment } from '@atelier/service-kit';
import { describe, expect, it } from '@jest/globals';
import type { MinuteCounts } from '../reports/minute-counts.js';
import { getFisherProbability } from './fisher.js';
import { isClearlyWorse, isFailing, mustGoBack } from './verdict.js';
import { withdrawalEnvironment } from './withdrawal-environment.js';

const THRESHOLDS = { minViews: 10, minNetworks: 3, minDifference: 0.1, pValue: 0.001 };

/** A minute with views by network, and how many of each failed. */
const aMinute = (...networks: [views: number, failed: number][]): MinuteCounts => ({
  remote: 'mfe-public',
  version: '1.0.0',
  minute: new Date(),
  networks: Object.fromEntries(networks.map(([views, render], network) => [String(network), { views, render }])),
});

describe('Fisher’s exact test', () => {
  it.each([
    // Fisher's tea: https://en.wikipedia.org/wiki/Lady_tasting_tea
    [4, 4, 4, 0, 1 / 70],
    [4, 3, 4, 1, 17 / 70],
    [10, 10, 10, 0, 1 / 184_756],
    [1000, 0, 1000, 0, 1],
    [1000, 90, 1000, 60, 0.006],
  ])(
    'PLT-3 compares %d views with %d failures to %d views with %d',
    (views, failed, otherViews, otherFailed, chance) => {
      const found = getFisherProbability({ views, failed }, { views: otherViews, failed: otherFailed });
      expect(found).toBeCloseTo(chance, 2);
      if (chance < 0.01) expect(found).toBeLessThan(0.01);
    },
  );

  it('PLT-3 quickly returns a number for a million views', () => {
    const chance = getFisherProbability({ views: 1e6, failed: 20_000 }, { views: 1e6, failed: 10_000 });
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThan(1e-9);
  });
});

describe('clearly worse version', () => {
  it.each([
    ['every view fails', 10, 10, 100, 0, true],
    ['too few views', 9, 9, 100, 0, false],
    ['both fail alike', 100, 50, 100, 50, false],
    ['a little worse', 10_000, 300, 10_000, 100, false],
    ['one in five fails', 60, 12, 600, 6, true],
    ['one failure by chance', 10, 1, 100, 0, false],
    ['no views of the previous version', 10, 10, 0, 0, true],
  ])('PLT-3 %s', (_case, views, failed, viewsBefore, failedBefore, expected) => {
    const verdict = isClearlyWorse({ views, failed }, { views: viewsBefore, failed: failedBefore }, THRESHOLDS);
    expect(verdict).toBe(expected);
  });
});

describe('version withdrawal', () => {
  const GOOD = [aMinute([50, 0], [50, 0])];

  it('PLT-3 is triggered by failures in several networks', () => {
    expect(mustGoBack([aMinute([20, 20], [20, 20], [20, 20])], GOOD, THRESHOLDS)).toBe(true);
  });

  it('PLT-3 is not triggered by reports from one or two networks, however many', () => {
    const attacked = [aMinute([1000, 1000], [1000, 1000], [30, 0], [30, 1])];
    expect(mustGoBack(attacked, GOOD, THRESHOLDS)).toBe(false);
    expect(isFailing(attacked, GOOD, THRESHOLDS)).toBe(true);
  });

  it('PLT-3 is not hidden by one network that reports failures of the previous version, or very many views', () => {
    const broken: [number, number][] = Array.from({ length: 5 }, () => [20, 20]);
    const noisy = [aMinute([50, 0], [50, 0], [1000, 1000])];
    expect(mustGoBack([aMinute(...broken)], noisy, THRESHOLDS)).toBe(true);
    expect(isFailing([aMinute(...broken)], noisy, THRESHOLDS)).toBe(true);
    expect(mustGoBack([aMinute(...broken, [5000, 0])], GOOD, THRESHOLDS)).toBe(true);
  });

  it('PLT-3 is not triggered by a version that fails as often as the previous one in every network', () => {
    const minutes = [aMinute([40, 20], [40, 20], [40, 20], [40, 20])];
    expect(mustGoBack(minutes, minutes, THRESHOLDS)).toBe(false);
  });

  it('PLT-3 is not triggered by failures without views', () => {
    expect(mustGoBack([aMinute([0, 50], [0, 50], [0, 50], [0, 50])], GOOD, THRESHOLDS)).toBe(false);
  });

  it('PLT-3 counts a view that failed in several phases once', () => {
    const networks = Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((network) => [network, { views: 20, load: 1, render: 1, error: 1, hydration: 1 }]),
    );
    expect(mustGoBack([{ ...aMinute(), networks }], GOOD, THRESHOLDS)).toBe(false);
  });

  it('PLT-3 is triggered by pages that the server could not render, and by a quarantine', () => {
    const onServer = (renders: number, server: number) => [{ ...aMinute(), renders, failures: { server } }];
    expect(mustGoBack(onServer(12, 12), onServer(12, 0), THRESHOLDS)).toBe(true);
    expect(mustGoBack(onServer(12, 1), onServer(12, 0), THRESHOLDS)).toBe(false);
    expect(mustGoBack([{ ...aMinute(), failures: { crash: 1 } }], GOOD, THRESHOLDS)).toBe(true);
  });
});

describe('withdrawal thresholds', () => {
  it('PLT-7 have defaults, and are rejected at startup if invalid', () => {
    expect(readEnvironment(withdrawalEnvironment, {})).toMatchObject({
      WITHDRAW_MIN_NETWORKS: 3,
      WITHDRAW_WATCH_MINUTES: 60,
    });
    expect(() => readEnvironment(withdrawalEnvironment, { WITHDRAW_MIN_NETWORKS: 'many' })).toThrow(
      'WITHDRAW_MIN_NETWORKS: must be a whole number from 1 to 50, such as 3',
    );
    expect(() => readEnvironment(withdrawalEnvironment, { WITHDRAW_P_VALUE: '2' })).toThrow('WITHDRAW_P_VALUE');
  });
});
