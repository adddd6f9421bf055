import { build } from '../embedded/build.ts';
import { Problem } from '../embedded/problem.ts';
import { runStep } from './steps.ts';
import { withTestServers } from './test-servers.ts';

/** `npm run bench`: measures the read path on separate servers and writes docs/performance.md. Takes eight minutes. */
export const bench = async (): Promise<void> => {
  await build();
  const { passed } = await withTestServers((env) =>
    runStep({ name: 'bench', command: process.execPath, args: ['bench/bench.ts'], env }, { isShown: true }),
  );
  // The figures are plain rows; the formatter aligns them as a table.
  await runStep({ name: 'format', command: 'biome', args: ['format', '--write', 'docs/performance.md'] });
  if (!passed) throw new Problem('The benchmark could not be run to its end; what stopped it stands above.');
};
