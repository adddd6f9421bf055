import type { MinuteCounts, NetworkCounts } from '../reports/minute-counts.js';
import { getFisherProbability, type Sample } from './fisher.js';

export interface Thresholds {
  minViews: number;
  minNetworks: number;
  /** Difference between the shares of failed views, from 0 to 1. */
  minDifference: number;
  pValue: number;
}

/** One network counts at most as much as this many samples of the required size. */
const MAX_SAMPLES_PER_NETWORK = 10;

const add = (one: Sample, other: Sample): Sample => ({
  views: one.views + other.views,
  failed: one.failed + other.failed,
});

const sum = (samples: readonly Sample[]): Sample => samples.reduce(add, { views: 0, failed: 0 });

/** A view can fail in several phases, so the phase with the most failures is a lower bound of failed views. */
const toSample = ({ views = 0, ...phases }: NetworkCounts): Sample => ({
  views,
  failed: Math.min(views, Math.max(0, ...Object.values(phases))),
});

const samplesByNetwork = (minutes: readonly MinuteCounts[]): Sample[] => {
  const networks = new Map<string, NetworkCounts>();
  for (const [network, counts] of minutes.flatMap(({ networks: one = {} }) => Object.entries(one))) {
    const total = networks.get(network) ?? {};
    for (const [name, count] of Object.entries(counts)) total[name] = (total[name] ?? 0) + count;
    networks.set(network, total);
  }
  return [...networks.values()].map(toSample);
};

/** Reports from browsers. */
export const browserSample = (minutes: readonly MinuteCounts[]): Sample => sum(samplesByNetwork(minutes));

const limitViews = ({ views, failed }: Sample, maxViews: number): Sample => {
  const factor = Math.min(1, maxViews / Math.max(1, views));
  return { views: Math.round(views * factor), failed: Math.round(failed * factor) };
};

/**
 * Reports from browsers in which a few networks cannot decide: without the `ignored` ones with the most failures, and with a limit
 * on the views of each.
 */
const fairSample = (minutes: readonly MinuteCounts[], { minViews }: Thresholds, ignored: number): Sample =>
  sum(
    samplesByNetwork(minutes)
      .toSorted((one, other) => other.failed - one.failed)
      .filter(({ failed }, place) => place >= ignored || failed === 0)
      .map((sample) => limitViews(sample, MAX_SAMPLES_PER_NETWORK * minViews)),
  );

/** Reports from servers about rendering. */
export const serverSample = (minutes: readonly MinuteCounts[]): Sample =>
  sum(minutes.map(({ renders = 0, failures = {} }) => ({ views: renders, failed: failures.server ?? 0 })));

export const isClearlyWorse = (version: Sample, before: Sample, thresholds: Thresholds): boolean => {
  const { minViews, minDifference, pValue } = thresholds;
  if (version.views < minViews) return false;
  // Views missing in the previous version count as successful.
  const baseline = { ...before, views: Math.max(before.views, minViews) };
  const difference = version.failed / version.views - baseline.failed / baseline.views;
  return difference >= minDifference && getFisherProbability(version, baseline) <= pValue;
};

const isWorseInBrowsers = (
  version: readonly MinuteCounts[],
  before: readonly MinuteCounts[],
  thresholds: Thresholds,
  ignored: number,
): boolean =>
  isClearlyWorse(
    fairSample(version, thresholds, ignored),
    fairSample(before, thresholds, thresholds.minNetworks - 1),
    thresholds,
  );

/** Whether to roll back from a live version to the previous one. */
export const mustGoBack = (
  version: readonly MinuteCounts[],
  before: readonly MinuteCounts[],
  thresholds: Thresholds,
): boolean =>
  version.some(({ failures }) => (failures?.crash ?? 0) > 0) ||
  isClearlyWorse(serverSample(version), serverSample(before), thresholds) ||
  isWorseInBrowsers(version, before, thresholds, thresholds.minNetworks - 1);

/** Whether to notify staff, although the reports may come from a single visitor. */
export const isFailing = (
  version: readonly MinuteCounts[],
  before: readonly MinuteCounts[],
  thresholds: Thresholds,
): boolean =>
  isClearlyWorse(serverSample(version), serverSample(before), thresholds) ||
  isWorseInBrowsers(version, before, thresholds, 0);
