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

const SOURCES = ['packages', 'services', 'gateway', 'shell', 'mfe-public', 'mfe-admin'];

const STATIC_CHECKS: readonly Step[] = [
  { name: 'licences', command: process.execPath, args: ['deploy/supply-chain/licenses.ts', '--check'] },
  program('types of services and gateway', 'typescript/bin/tsc', '-p', 'tsconfig.node.json'),
  program('types of shell and remotes', 'typescript/bin/tsc', '-p', 'tsconfig.web.json'),
  program('types of tools', 'typescript/bin/tsc', '-p', 'tsconfig.deploy.json'),
  program('format and lint', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
  program(
    'boundaries',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    ...SOURCES,
  ),
];

/** Format, lint, types, boundaries and unit tests: what is run all day. Each static check counts as one test. */
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
