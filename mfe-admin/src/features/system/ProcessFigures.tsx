import type { PerformanceReport } from '@atelier/contracts';
import styles from './System.module.css';
import { formatCount, formatMegabytes, formatMs, formatShare, formatUptime } from './systemWords';

export type Figures = NonNullable<PerformanceReport['data']>;

const NONE = 'None yet';

const toRows = ({ uptimeSeconds, memory, eventLoopDelayMs, cache, requests }: Figures): [string, string][] => {
  const answered = Object.values(requests).reduce((sum, count) => sum + count, 0);
  const read = cache.hits + cache.misses + cache.stale;
  return [
    ['Running for', formatUptime(uptimeSeconds)],
    ['Memory', formatMegabytes(memory.rssBytes)],
    ['Requests', formatCount(answered)],
    ['Server errors', formatShare(requests['5xx'] ?? 0, answered) ?? NONE],
    ['Answered from memory', formatShare(cache.hits + cache.stale, read) ?? NONE],
    ['Content changes', cache.hearsChanges ? 'Shown at once' : 'Shown within seconds'],
    ['Event loop delay, 99th percentile', formatMs(eventLoopDelayMs.p99)],
  ];
};

/** One gateway process since its start: with several, each request may be answered by another. */
export function ProcessFigures({ figures }: { figures: Figures }) {
  return (
    <dl className={styles.facts}>
      {toRows(figures).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
