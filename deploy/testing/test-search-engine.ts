import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { during, say } from '../embedded/progress.ts';
import { formatFailures } from './failures.ts';
import { runJest } from './jest.ts';
import { OPENSEARCH_VERSION } from './search-engine/libraries.ts';
import { startOpenSearch } from './search-engine/opensearch.ts';
import { withTestServers } from './test-servers.ts';
import { type Count, totalLine } from './total.ts';

/** The server of this variable, or one that is started and removed again. */
const withSearchEngine = async <Result>(work: (url: string) => Promise<Result>): Promise<Result> => {
  const { TEST_SEARCH_ENGINE_URL: given } = process.env;
  if (given !== undefined && given !== '') return work(given);
  const folder = mkdtempSync(join(tmpdir(), 'atelier-search-engine-'));
  try {
    const engine = await during(`Starting OpenSearch ${OPENSEARCH_VERSION}`, startOpenSearch({ dataDir: folder }));
    return await work(engine.url).finally(() => engine.stop());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

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
