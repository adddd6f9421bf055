import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { during } from '../../embedded/progress.ts';
import { OPENSEARCH_VERSION, startOpenSearch } from './opensearch.ts';

/** The server of this variable, or one that is started and removed again. */
export const withSearchEngine = async <Result>(work: (url: string) => Promise<Result>): Promise<Result> => {
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
