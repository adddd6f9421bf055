import { table, writeFigures } from './figures.ts';

/** Lighthouse's results for a page: scores up to 100, times in milliseconds. */
export interface Figures {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaintMs: number;
  blockingTimeMs: number;
  layoutShift: number;
  /** Failed audits of the three categories other than performance. */
  faults: readonly string[];
}

const HEADINGS = [
  'Page',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'Largest paint',
  'Blocked',
  'Layout shift',
];

const INTRODUCTION = [
  '# Lighthouse',
  '',
  'What `npm run speed` measures, and `npm run test:full` checks: the pinned Lighthouse with its default mobile profile (a phone of the',
  'middle class on slow 4G, simulated) on the whole platform with its sample content; of three runs the middle one. Accessibility, best',
  'practices and SEO must be 100, and performance at least 98; a busy machine lowers it.',
];

const toCells = (figures: Figures) => [
  `\`${figures.path}\``,
  figures.performance,
  figures.accessibility,
  figures.bestPractices,
  figures.seo,
  `${(figures.largestPaintMs / 1000).toFixed(1)} s`,
  `${figures.blockingTimeMs} ms`,
  figures.layoutShift.toFixed(3),
];

export const writeReport = (pages: readonly Figures[]): void =>
  writeFigures('lighthouse', INTRODUCTION, table(HEADINGS, pages.map(toCells)));
