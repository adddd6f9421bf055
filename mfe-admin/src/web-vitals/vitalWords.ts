import type { VersionHealth } from '@atelier/contracts';

/** Upper bounds of good and of middling values, from web.dev. */
const BOUNDS: Readonly<Record<string, readonly [good: number, middling: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

const SECOND_MS = 1000;

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
