import { setImmediate as turn } from 'node:timers/promises';
import { HealthReports, Metrics } from '@atelier/service-kit';
import { describe, expect, it } from '@jest/globals';
import type { IndexFollower } from './index-follower.js';
import { IndexGuard, MAX_IN_MEMORY } from './index-guard.js';
import type { SearchIndex } from './search-index.js';

const aGuard = (index: Partial<SearchIndex>, engineUrl?: string) => {
  const warnings: string[] = [];
  const logger = { warn: (_figures: object, message: string) => warnings.push(message) };
  const follower = { check: async () => undefined };
  const metrics = new Metrics('search');
  const reports = new HealthReports();
  const environment = { SEARCH_ENGINE_URL: engineUrl };
  const guard = new IndexGuard(
    index as SearchIndex,
    follower as IndexFollower,
    environment,
    metrics,
    reports,
    logger as never,
  );
  const check = async () => {
    guard.nudge();
    await turn();
  };
  return { check, warnings, reports, figures: () => metrics.registry.metrics() };
};

describe('index guard', () => {
  it('warns once if the index becomes too large for memory, and names the setting', async () => {
    const index = { entriesInMemory: MAX_IN_MEMORY };
    const { check, warnings, figures } = aGuard(index);
    await check();
    expect(warnings).toEqual([]);
    index.entriesInMemory += 1;
    await check();
    await check();
    expect(warnings).toEqual([expect.stringContaining('SEARCH_ENGINE_URL')]);
    expect(await figures()).toMatch(/^atelier_search_entries_in_memory\{.*\} 30001$/m);
  });

  it('reports whether the engine has the index', async () => {
    let isIntact = async () => true;
    const { reports, figures } = aGuard({ isIntact: () => isIntact() }, 'http://engine');
    expect(await reports.read()).toEqual({ searchEngine: { connected: true } });
    isIntact = () => Promise.reject(new Error('away'));
    expect(await reports.read()).toEqual({ searchEngine: { connected: false } });
    expect(await figures()).toMatch(/^atelier_search_engine_up\{.*\} 0$/m);
  });
});
