import { build } from '../embedded/build.ts';
import { Problem } from '../embedded/problem.ts';
import { runStep } from './steps.ts';
import { withTestServers } from './test-servers.ts';

const READ_PATH = { script: 'bench/bench.ts', page: 'docs/performance.md' };
const COMPARISON = { script: 'bench/compare.ts', page: 'docs/comparison.md' };

/**
 * `npm run bench`: measures the read path on servers of its own and writes docs/performance.md. Takes about eight minutes.
 * `npm run bench:compare`: measures other products too and writes docs/comparison.md. Installs them at first, which takes longer.
 */
export const bench = async ([flag, ...names]: readonly string[]): Promise<void> => {
  const { script, page } = flag === '--compare' ? COMPARISON : READ_PATH;
  await build();
  const { passed } = await withTestServers((env) =>
    runStep({ name: 'bench', command: process.execPath, args: [script, ...names], env }, { isShown: true }),
  );
  // The figures are written as plain rows; the repository's tables stand in columns.
  await runStep({ name: 'format', command: 'biome', args: ['format', '--write', page] });
  if (!passed) throw new Problem('The benchmark could not be run to its end; what stopped it stands above.');
};
