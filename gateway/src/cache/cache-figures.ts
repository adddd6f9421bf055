import type { ResponseCache } from '@atelier/service-kit/cache/response-cache';

/** Counters of the cache; they are formatted only when they are read. */
export class CacheFigures {
  hits = 0;
  misses = 0;
  stale = 0;

  constructor(private readonly cache: Pick<ResponseCache, 'size' | 'bytes' | 'isConnected'>) {}

  snapshot() {
    const { size, bytes, isConnected } = this.cache;
    const { hits, misses, stale } = this;
    return { hits, misses, stale, entries: size, bytes, hearsChanges: isConnected };
  }

  /** Formats the figures in the Prometheus text format. */
  render(): string {
    const { hits, misses, stale, entries, bytes, hearsChanges } = this.snapshot();
    const answers = Object.entries({ hit: hits, miss: misses, stale }).map(
      ([outcome, count]) => `atelier_cache_answers_total{service="gateway",outcome="${outcome}"} ${count}`,
    );
    const gauge = (name: string, help: string, value: number) => [
      `# HELP atelier_cache_${name} ${help}`,
      `# TYPE atelier_cache_${name} gauge`,
      `atelier_cache_${name}{service="gateway"} ${value}`,
    ];
    return [
      '# HELP atelier_cache_answers_total Public reads by where their answer came from.',
      '# TYPE atelier_cache_answers_total counter',
      ...answers,
      ...gauge('entries', 'Answers that are kept.', entries),
      ...gauge('bytes', 'What they weigh.', bytes),
      ...gauge('hears_changes', 'Whether changes of content are heard as they happen.', Number(hearsChanges)),
      '',
    ].join('\n');
  }
}
