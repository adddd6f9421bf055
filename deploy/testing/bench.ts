import { build } from '../embedded/build.ts';
import { Problem } from '../embedded/problem.ts';
import { buildWorkspaces } from '../embedded/workspaces/build-workspaces.ts';
import { withSearchEngine } from './search-engine/with-search-engine.ts';
import { runStep } from './steps.ts';
import { withTestServers } from './test-servers.ts';

const READ_PATH = { script: 'bench/bench.ts', page: 'docs/performance.md' };
const EVENTS = { script: 'bench/events.ts', page: 'docs/performance.md' };
const COMPARISON = { script: 'bench/compare.ts', page: 'docs/comparison.md' };

/** `npm run bench:search -- 50000`: measures both indexes of the search with this many items, and prints the figures. */
const benchSearch = (args: readonly string[]): Promise<{ passed: boolean }> =>
  withSearchEngine((url) =>
    withTestServers((env) =>
      runStep(
        {
          name: 'bench',
          command: process.execPath,
          args: ['bench/search.ts', ...args],
          env: { ...env, TEST_SEARCH_ENGINE_URL: url },
        },
        { isShown: true },
      ),
    ),
  );

const requirePassed = ({ passed }: { passed: boolean }): void => {
  if (!passed) throw new Problem('The benchmark could not be run to its end; what stopped it stands above.');
};

/**
 * `npm run bench`: measures the read path on servers of its own and writes docs/performance.md. Takes about eight minutes.
 * `npm run bench:events`: measures the counting of page views beside a running site. Takes about two minutes.
 * `npm run bench:compare`: measures other products too and writes docs/comparison.md. Installs them at first, which takes longer.
 */
export const bench = async ([flag, ...names]: readonly string[]): Promise<void> => {
  if (flag === '--search') {
    await buildWorkspaces({ only: '@atelier/search-service' });
    return requirePassed(await benchSearch(names));
  }
  const { script, page } = flag === '--compare' ? COMPARISON : flag === '--events' ? EVENTS : READ_PATH;
  await build();
  const measured = await withTestServers((env) =>
    runStep({ name: 'bench', command: process.execPath, args: [script, ...names], env }, { isShown: true }),
  );
  // The figures are written as plain rows; the repository's tables stand in columns.
  await runStep({ name: 'format', command: 'biome', args: ['format', '--write', page] });
  requirePassed(measured);
};
