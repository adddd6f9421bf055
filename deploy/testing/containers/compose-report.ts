import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../embedded/paths.ts';
import { readFigures } from './figures.ts';
import { recovery, replacements, section, table } from './report-tables.ts';
import type { SizingFigures } from './sizing-figures.ts';

export interface StartFigures {
  engine: string;
  madeHere: readonly string[];
  buildSeconds: number;
  readySeconds: number;
}

const RECREATION =
  '200 requests a second. Recreated: the container ends before the next one starts. Rolled: the other way round.';

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
      ['the answer to a change', 'the last old page, 99th percentile', figures.pageP99Ms ?? ''],
      ['the answer to a change', 'the last old page, longest', figures.pageLongestMs ?? ''],
      ['the event of a change', 'both gateways have applied it, longest', figures.changeAppliedLongestMs ?? ''],
      ['the event of a change', 'the stream has stored it, longest', figures.changeStoredLongestMs ?? ''],
      ['the answer that takes an item offline', 'the last 200, 99th percentile', figures.offlineP99Ms ?? ''],
      ['the answer that takes an item offline', 'the last 200, longest', figures.offlineLongestMs ?? ''],
      ['the answer to a suspension', 'the last call let in', figures.suspendedMs ?? ''],
      ['the answer to a sign-out', 'the last call let in, longest', figures.sessionEndedLongestMs ?? ''],
    ],
  ),
];

const round = (value: number): number => Math.round(value * 10) / 10;

const sizing = ({ runs, units }: SizingFigures): string[] => [
  '## Sizing',
  '',
  'As many requests as 32 clients can send, each after its last answer, in the mix of the section above: 40% pages and 40% reads from',
  'caches, 10% reads and 5% pages that are made, 5% writes. The clients run on the same cores.',
  '',
  ...table(
    [
      'Replicas of gateway, shell, and content',
      'Requests/s',
      '95th percentile in ms',
      'Failed',
      'Cores used by containers',
    ],
    runs.map((run) => [
      run.replicas,
      Math.round(run.requestsPerSecond),
      Math.round(run.p95Ms),
      run.failures,
      round(run.cores),
    ]),
  ),
  'With one replica of each. A unit in Node is full when it uses one core, and the one with the most CPU is full first; mongo, nats, and',
  'proxy use several cores.',
  '',
  ...table(
    ['Container', 'CPU for 1,000 requests of the mix, in ms', 'Requests/s of one core', 'Memory afterwards'],
    Object.entries(units)
      .sort(([, one], [, other]) => other.cpuMs - one.cpuMs)
      .map(([name, { cpuMs, memory }]) => [name, Math.round(cpuMs), Math.round(1_000_000 / cpuMs), memory]),
  ),
];

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
    ...section('recovery', recovery('Killed containers', 'Container')),
    ...section('recreation', replacements(RECREATION)),
    ...section('replicas', replicas),
    ...section('sizing', sizing),
  ];
  writeFileSync(join(repositoryRoot, 'docs/compose-measured.md'), lines.join('\n'));
};
