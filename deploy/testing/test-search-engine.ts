import { say } from '../embedded/progress.ts';
import { formatFailures } from './failures.ts';
import { runJest } from './jest.ts';
import { withSearchEngine } from './search-engine/with-search-engine.ts';
import { withTestServers } from './test-servers.ts';
import { type Count, totalLine } from './total.ts';

const testWith = (url: string, args: readonly string[]): Promise<Count> =>
  withTestServers((env) =>
    runJest({
      name: 'search engine',
      projects: ['integration', 'full', 'engine'],
      args: ['--maxWorkers=2', '--testPathPatterns', args.length > 0 ? args.join('|') : 'services/search/'],
      env: { ...env, TEST_SEARCH_ENGINE_URL: url },
    }),
  );

/**
 * `npm run test:search-engine`: starts OpenSearch, and runs the tests of the search service with it: those of npm test too, which
 * then use the engine in place of the index in memory. `-- PATTERN` runs some of them.
 */
export const testSearchEngine = async (args: readonly string[]): Promise<void> => {
  const count = await withSearchEngine((url) => testWith(url, args));
  say(formatFailures(count.failures));
  say(totalLine(count));
  process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;
};
