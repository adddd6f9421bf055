import { type VersionHealth, VITAL_NAMES } from '@atelier/contracts';
import type { MinuteCounts } from './minute-counts.js';
import { getP75 } from './vital-buckets.js';

const MESSAGES_SHOWN = 5;
const DIGITS = 1000;

type Counts = Readonly<Record<string, number>>;

const getSum = (all: readonly (Counts | undefined)[]): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const counts of all)
    for (const [name, count] of Object.entries(counts ?? {})) sum[name] = (sum[name] ?? 0) + count;
  return sum;
};

const getVitals = (minutes: readonly MinuteCounts['vitals'][]): VersionHealth['vitals'] =>
  Object.fromEntries(
    VITAL_NAMES.flatMap((name) => {
      const { p75, count } = getP75(name, getSum(minutes.map((vitals) => vitals?.[name])));
      return count === 0 ? [] : [[name, { p75: Math.round(p75 * DIGITS) / DIGITS, count }]];
    }),
  );

const getPages = (minutes: readonly MinuteCounts[]): VersionHealth['pages'] => {
  const pages = new Set(minutes.flatMap(({ pageVitals = {} }) => Object.keys(pageVitals)));
  return [...pages]
    .toSorted()
    .map((page) => ({ page, vitals: getVitals(minutes.map(({ pageVitals }) => pageVitals?.[page])) }));
};

/** The latest message of each kind, newest first. */
const getMessages = (minutes: readonly MinuteCounts[]): VersionHealth['messages'] => {
  const all = minutes.flatMap(({ messages = [] }) => messages);
  const kinds = new Map(all.map((one) => [`${one.phase} ${one.message}`, one]));
  return [...kinds.values()]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MESSAGES_SHOWN)
    .map(({ phase, message, at }) => ({ phase, message, at: at.toISOString() }));
};

/** Summarizes the minutes of one version. */
export const getHealth = (version: string, minutes: readonly MinuteCounts[]): Omit<VersionHealth, 'live'> => ({
  version,
  views: minutes.reduce((sum, { views = 0 }) => sum + views, 0),
  failures: getSum(minutes.map(({ failures }) => failures)),
  vitals: getVitals(minutes.map(({ vitals }) => vitals)),
  pages: getPages(minutes),
  messages: getMessages(minutes),
});
