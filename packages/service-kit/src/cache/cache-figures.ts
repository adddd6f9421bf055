import { Counter, Gauge, type Registry } from 'prom-client';

interface Cache {
  readonly size: number;
  /** What the answers weigh. */
  readonly bytes: number;
  /** Whether changes are heard as they happen; absent for a cache of what never changes. */
  readonly isConnected?: boolean;
}

/** Counters of one cache; they are formatted only when they are read. */
export class CacheFigures {
  hits = 0;
  misses = 0;
  stale = 0;

  constructor(private readonly cache: Cache) {}

  snapshot() {
    const { size, bytes, isConnected } = this.cache;
    const { hits, misses, stale } = this;
    return { hits, misses, stale, entries: size, bytes, hearsChanges: isConnected === true };
  }

  /** Undefined where there are no changes to hear. */
  get hearsChanges(): boolean | undefined {
    return this.cache.isConnected;
  }
}

/** Exports the figures of the caches of a unit, by what they contain. */
export const registerCaches = (registry: Registry, caches: Readonly<Record<string, CacheFigures>>): void => {
  const registers = [registry];
  const all = Object.entries(caches);
  new Counter({
    name: 'atelier_cache_answers_total',
    help: 'Reads by where their answer came from.',
    labelNames: ['content', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const [content, { hits, misses, stale }] of all)
        for (const [outcome, count] of Object.entries({ hit: hits, miss: misses, stale }))
          this.inc({ content, outcome }, count);
    },
  });
  const gauge = (name: string, help: string, getValue: (figures: CacheFigures) => number | undefined) =>
    new Gauge({
      name: `atelier_cache_${name}`,
      help,
      labelNames: ['content'],
      registers,
      collect() {
        for (const [content, figures] of all) {
          const value = getValue(figures);
          if (value !== undefined) this.set({ content }, value);
        }
      },
    });
  gauge('entries', 'Answers that are kept.', (figures) => figures.snapshot().entries);
  gauge('bytes', 'What they weigh.', (figures) => figures.snapshot().bytes);
  gauge('hears_changes', 'Whether changes of content are heard as they happen.', ({ hearsChanges }) =>
    hearsChanges === undefined ? undefined : Number(hearsChanges),
  );
};
