import { join } from 'node:path';
import { repositoryRoot } from '../embedded/paths.ts';
import { Problem } from '../embedded/problem.ts';
import { say, secondsSince } from '../embedded/progress.ts';
import { runJest } from './jest.ts';
import { runSteps, type Step } from './steps.ts';
import { type Count, NOTHING, sum, totalLine } from './total.ts';

const program = (name: string, file: string, ...args: string[]): Step => ({
  name,
  command: process.execPath,
  args: [join(repositoryRoot, 'node_modules', file), ...args],
});

/** Skips what has not changed since the last check. */
const types = (name: string, project: string): Step =>
  program(
    `types of ${name}`,
    'typescript-7/bin/tsc',
    '-p',
    `tsconfig.${project}.json`,
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/types/${project}.tsbuildinfo`,
  );

const SOURCES = ['packages', 'services', 'gateway', 'shell', 'mfe-public', 'mfe-admin'];

const STATIC_CHECKS: readonly Step[] = [
  { name: 'licenses', command: process.execPath, args: ['deploy/supply-chain/licenses.ts', '--check'] },
  types('services and gateway', 'node'),
  types('shell and remotes', 'web'),
  types('tools', 'deploy'),
  program('format and lint', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
  program(
    'boundaries',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    ...SOURCES,
  ),
];

/** Format, lint, types, boundaries, and unit tests, for frequent runs. Each static check counts as one test. */
export const runChecks = async (): Promise<Count> => {
  const results = await runSteps(STATIC_CHECKS);
  const failed = results.filter(({ passed }) => !passed).length;
  const units = await runJest({ name: 'unit tests', projects: ['unit', 'web'] });
  return sum([{ ...NOTHING, passed: results.length - failed, failed }, units]);
};

/** `npm run check`. */
export const check = async (): Promise<void> => {
  const startedAt = performance.now();
  const count = await runChecks();
  say(`Checked in ${secondsSince(startedAt)}.`);
  say(totalLine(count));
  if (count.failed > 0) throw new Problem('The check failed; what failed stands above.');
};
