import { ENVIRONMENT, HealthReports, LOGGER, Metrics, RecurringWork } from '@atelier/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import type { SearchEnvironment } from '../search-environment.js';
import { IndexFollower } from './index-follower.js';
import { SearchIndex } from './search-index.js';

const INTERVAL_MS = 10_000;
/** With long texts, an index in memory then takes half a gigabyte, and half a minute to build: docs/adr/0017. */
export const MAX_IN_MEMORY = 30_000;

/** Has a lost index built again, and reports the state of the index: in the health report, as metrics, and in the log. */
@Injectable()
export class IndexGuard extends RecurringWork {
  private hasWarned = false;

  constructor(
    private readonly index: SearchIndex,
    private readonly follower: IndexFollower,
    @Inject(ENVIRONMENT) { SEARCH_ENGINE_URL }: Pick<SearchEnvironment, 'SEARCH_ENGINE_URL'>,
    @Inject(Metrics) { registry }: Metrics,
    @Inject(HealthReports) reports: HealthReports,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ intervalMs: INTERVAL_MS, firstAfterMs: 0, failure: 'the search index could not be checked', logger });
    if (SEARCH_ENGINE_URL === undefined) reportMemory(registry, index);
    else reportEngine(registry, reports, index);
  }

  protected override async work(): Promise<void> {
    await this.follower.check();
    if (this.index.entriesInMemory > MAX_IN_MEMORY) this.warn();
  }

  private warn(): void {
    if (this.hasWarned) return;
    this.hasWarned = true;
    this.logger.warn(
      { entries: this.index.entriesInMemory, limit: MAX_IN_MEMORY },
      'the search index is too large for memory; set SEARCH_ENGINE_URL to an OpenSearch server',
    );
  }
}

const reportMemory = (registry: Metrics['registry'], index: SearchIndex) =>
  new Gauge({
    name: 'atelier_search_entries_in_memory',
    help: 'Entries in the search index in the memory of this process.',
    registers: [registry],
    collect() {
      this.set(index.entriesInMemory);
    },
  });

const reportEngine = (registry: Metrics['registry'], reports: HealthReports, index: SearchIndex) => {
  const isUp = () => index.isIntact().catch(() => false);
  reports.add('searchEngine', async () => ({ connected: await isUp() }));
  new Gauge({
    name: 'atelier_search_engine_up',
    help: 'Whether the search engine answers.',
    registers: [registry],
    async collect() {
      this.set((await isUp()) ? 1 : 0);
    },
  });
};
