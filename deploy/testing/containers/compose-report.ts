import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../embedded/paths.ts';
import { readFigures } from './compose-project.ts';
import type { KindFigures } from './load.ts';

export interface StartFigures {
  engine: string;
  madeHere: readonly string[];
  buildSeconds: number;
  readySeconds: number;
}

interface RecoveryFigures {
  seconds: Record<string, number>;
  acknowledged: number;
  refused: number;
}

type Cell = string | number;

const row = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;
const table = (headings: readonly string[], rows: readonly (readonly Cell[])[]): string[] => [
  ...[headings, headings.map(() => '---'), ...rows].map(row),
  '',
];

const units = (images: Record<string, number>, memory: Record<string, string>): string[] => [
  '## Images and memory',
  '',
  'Sizes with the base image, which all share. Memory is what the engine counts after the main job.',
  '',
  ...table(
    ['Unit', 'Image in MB', 'Memory'],
    [...new Set([...Object.keys(images), ...Object.keys(memory)])]
      .sort()
      .map((name) => [name, images[name] ?? '', memory[name] ?? '']),
  ),
];

const recovery = ({ seconds, acknowledged, refused }: RecoveryFigures): string[] => [
  '## Killed containers',
  '',
  'Seconds from `kill -9` until every unit, the pages, the files and the mails answer again and another write is acknowledged.',
  `Meanwhile ${acknowledged} writes were acknowledged and ${refused} refused; the suite fails when an acknowledged one is lost.`,
  '',
  ...table(['Container', 'Seconds'], Object.entries(seconds)),
];

const failuresText = ({ failures }: KindFigures): string =>
  Object.entries(failures)
    .map(([status, count]) => `${count} × ${status === '0' ? 'no answer' : status}`)
    .join(', ') || 'none';

const recreation = (figures: Record<string, Record<string, KindFigures>>): string[] => [
  '## Units that are replaced under load',
  '',
  'Five requests a second of each kind. Recreated: the container ends before the next one starts. Rolled: the other way round.',
  '',
  ...table(
    ['Unit', 'Requests', 'Sent', 'Failed', 'Longest in ms'],
    Object.entries(figures).flatMap(([unit, kinds]) =>
      Object.entries(kinds).map(([kind, of]) => [unit, kind, of.requests, failuresText(of), of.longestMs]),
    ),
  ),
];

const replicas = (figures: Record<string, number>): string[] => [
  '## Two replicas of every unit',
  '',
  'Milliseconds, seen through the proxy, which takes turns.',
  '',
  ...table(
    ['From', 'to', 'Milliseconds'],
    [
      ['the answer to a change', 'the last old answer, 99th percentile', figures.changeP99Ms ?? ''],
      ['the answer to a change', 'the last old answer, longest', figures.changeLongestMs ?? ''],
      ['the answer to a sign-out', 'the last call let in, longest', figures.sessionEndedLongestMs ?? ''],
    ],
  ),
];

const section = <Figures>(name: string, write: (figures: Figures) => string[]): string[] => {
  const figures = readFigures<Figures>(name);
  return figures === undefined ? [] : write(figures);
};

/** Writes the run's measurements to docs/compose-measured.md. */
export const writeReport = ({ engine, madeHere, buildSeconds, readySeconds }: StartFigures): void => {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const images = readFigures<Record<string, number>>('images');
  const memory = readFigures<Record<string, string>>('memory') ?? {};
  const made =
    madeHere.length === 0
      ? 'All base images were pulled.'
      : `Base images made from real programs, because they could not be pulled: ${madeHere.join(', ')}.`;
  const lines = [
    '# Docker Compose, measured',
    '',
    'Written by `npm run test:compose`; its tests are in `deploy/testing/containers`.',
    '',
    `${cpus().length} cores, ${gigabytes} GB, engine ${engine}. ${made}`,
    '',
    ...table(
      ['From', 'to', 'Seconds'],
      [
        ['the sources, with layers of earlier runs', 'all images built', buildSeconds],
        ['built images and empty volumes', 'the site is open, with sample content and first releases', readySeconds],
      ],
    ),
    ...(images === undefined ? [] : units(images, memory)),
    ...section('recovery', recovery),
    ...section('recreation', recreation),
    ...section('replicas', replicas),
  ];
  writeFileSync(join(repositoryRoot, 'docs/compose-measured.md'), lines.join('\n'));
};
