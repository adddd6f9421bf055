import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../platform/platform.ts';

/** What Lighthouse found of a page: scores of 100, times in milliseconds. */
export interface Figures {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaintMs: number;
  blockingTimeMs: number;
  layoutShift: number;
  /** Audits of the three categories other than performance that did not pass. */
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

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const rowOf = (figures: Figures): string =>
  row([
    `\`${figures.path}\``,
    figures.performance,
    figures.accessibility,
    figures.bestPractices,
    figures.seo,
    `${(figures.largestPaintMs / 1000).toFixed(1)} s`,
    `${figures.blockingTimeMs} ms`,
    figures.layoutShift.toFixed(3),
  ]);

const textOf = (pages: readonly Figures[]): string =>
  [
    '# Lighthouse',
    '',
    'What `npm run lighthouse` measures, and `npm run test:full` checks: the pinned Lighthouse with its default mobile profile (a phone of the',
    'middle class on slow 4G, simulated) on the whole platform with its sample content; of three runs the middle one. Accessibility, best',
    'practices and SEO must be 100. Performance is aimed at 98 or more and depends on how busy the machine is.',
    '',
    `${cpus().length} cores, Node ${process.version}.`,
    '',
    row(HEADINGS),
    row(HEADINGS.map(() => '---')),
    ...pages.map(rowOf),
    '',
  ].join('\n');

/** Writes the figures to test-results/lighthouse.md, and to docs/lighthouse.md where ATELIER_WRITE_FIGURES is set. */
export const writeReport = (pages: readonly Figures[]): void => {
  const text = textOf(pages);
  mkdirSync(join(repositoryRoot, 'test-results'), { recursive: true });
  writeFileSync(join(repositoryRoot, 'test-results/lighthouse.md'), text);
  if (process.env.ATELIER_WRITE_FIGURES !== undefined) writeFileSync(join(repositoryRoot, 'docs/lighthouse.md'), text);
};
