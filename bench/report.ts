import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Measured } from './measure.ts';

const PAGE = new URL('../docs/performance.md', import.meta.url);

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const byName = (measured: readonly Measured[], name: string): Measured => {
  const found = measured.find((one) => one.name === name);
  if (found === undefined) throw new Error(`Nothing was measured under the name '${name}'.`);
  return found;
};

/** For two contenders in the same rounds: the median of the rounds' ratios, and their spread. */
const ratio = (measured: readonly Measured[], name: string, to: string): string => {
  const base = byName(measured, to).requestsPerSecond;
  const ratios = byName(measured, name).requestsPerSecond.map((value, round) => value / (base[round] ?? value));
  return `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
};

const COMPARISONS = [
  ['Cached list', 'cached list', 'raw list', 'node:http with the same bytes', '0.85 or more'],
  ['Cached detail', 'cached detail', 'raw detail', 'node:http with the same bytes', '0.85 or more'],
  ['Rendered page', 'cached page', 'raw page', 'node:http with the same bytes', '0.85 or more'],
  ['Uncached list', 'list, 100,000 posts', 'raw list', 'node:http with the same bytes', ''],
  ['Uncached detail', 'detail, 100,000 posts', 'raw detail', 'node:http with the same bytes', ''],
  ['Growth: list at 100,000 posts', 'list, 100,000 posts', 'list, 100 posts', 'the list at 100 posts', '0.83 or more'],
  [
    'Growth: page 10,000',
    'list, 100,000 posts, page 10,000',
    'list, 100,000 posts',
    'page 1 of the same posts',
    '0.83 or more',
  ],
  [
    'Growth: detail at 100,000 posts',
    'detail, 100,000 posts',
    'detail, 100 posts',
    'a detail at 100 posts',
    '0.83 or more',
  ],
] as const;

export const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const figures = (measured: readonly Measured[]): string =>
  [
    `${cpus().length} cores, Node ${process.version}, 32 connections, five interleaved rounds of four seconds.`,
    '',
    row(['What', 'Ratio (spread)', 'To', 'Aim']),
    row(['---', '---', '---', '---']),
    ...COMPARISONS.map(([what, name, to, told, aim]) => row([what, ratio(measured, name, to), told, aim])),
    '',
    row(['Contender', 'Requests/s (median)', 'p99 in ms (median)']),
    row(['---', '---', '---']),
    ...measured.map(({ name, requestsPerSecond, p99Ms }) =>
      row([name, String(Math.round(median(requestsPerSecond))), String(median(p99Ms))]),
    ),
  ].join('\n');

/** Writes a section of docs/performance.md between its marks; the surrounding text stays. */
export const writeSection = (name: 'figures' | 'events', text: string): void => {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/performance.md has lost its marks '${name}'.`);
  writeFileSync(PAGE, `${before}${begin}\n\n${text}\n\n${end}${after}`);
  process.stdout.write(`\n${text}\n`);
};

export const writeReport = (measured: readonly Measured[]): void => writeSection('figures', figures(measured));
