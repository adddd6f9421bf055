import type { VersionHealth } from '@atelier/contracts';

/** Failures of views. Those of the server, `server` and `crash`, have no views to compare with. */
const BROWSER_PHASES: readonly string[] = ['load', 'render', 'hydration', 'chunk', 'error'];

/** Upper bounds of good and of middling values, from web.dev. */
const BOUNDS: Readonly<Record<string, readonly [good: number, middling: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

const SECOND_MS = 1000;

/** '1.3%', '0%'; one digit after the point where it says something. */
export const shareInWords = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${Number(((part / whole) * 100).toFixed(1))}%`;

/** A view can fail in several phases, so the phase with the most failures is a lower bound of failed views. */
export const failedViews = ({ views, failures }: Pick<VersionHealth, 'views' | 'failures'>): number =>
  Math.min(views, Math.max(0, ...BROWSER_PHASES.map((phase) => failures[phase] ?? 0)));

/** '2 render, 1 chunk', or 'No failures'. */
export const failuresByPhase = (failures: VersionHealth['failures']): string => {
  const told = Object.entries(failures).filter(([, count]) => count > 0);
  if (told.length === 0) return 'No failures';
  return told
    .toSorted(([, one], [, other]) => other - one)
    .map(([phase, count]) => `${count} ${phase}`)
    .join(', ');
};

/** '1.8 s', '120 ms', '0.02'. */
export const vitalInWords = (name: string, value: number): string => {
  if (name === 'CLS') return value.toFixed(2);
  return value < SECOND_MS ? `${Math.round(value)} ms` : `${(value / SECOND_MS).toFixed(1)} s`;
};

export const rateVital = (name: string, value: number): string => {
  const [good, middling] = BOUNDS[name] ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (value <= good) return 'Good';
  return value <= middling ? 'Needs improvement' : 'Poor';
};

/** 'Not found' for the chunk `page-not-found`. */
export const pageInWords = (chunk: string): string => {
  const words = chunk.replace(/^page-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Documents that reported a page, by the vital that most of them reported. */
export const countReports = ({ vitals }: Pick<VersionHealth, 'vitals'>): number =>
  Math.max(0, ...Object.values(vitals).map(({ count }) => count));

/** Whether anything was reported. */
export const hasReports = ({ views, failures, vitals }: VersionHealth): boolean =>
  views > 0 || Object.keys(failures).length > 0 || Object.keys(vitals).length > 0;
