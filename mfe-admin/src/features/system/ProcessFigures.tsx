import type { PerformanceReport } from '@atelier/contracts';
import { formatBytes, formatCount, formatDuration, formatShare } from '../../numbers/numbers';
import styles from './System.module.css';

export type Figures = NonNullable<PerformanceReport['data']>;

const ofAll = (part: number, whole: number): string => (whole === 0 ? 'None yet' : formatShare(part / whole));

const toRows = ({ uptimeSeconds, memory, eventLoopDelayMs, cache, requests }: Figures): [string, string][] => {
  const answered = Object.values(requests).reduce((sum, count) => sum + count, 0);
  const read = cache.hits + cache.misses + cache.stale;
  return [
    ['Running for', formatDuration(uptimeSeconds * 1000)],
    ['Memory', formatBytes(memory.rssBytes)],
    ['Requests', formatCount(answered)],
    ['Server errors', ofAll(requests['5xx'] ?? 0, answered)],
    ['Answered from memory', ofAll(cache.hits + cache.stale, read)],
    ['Content changes', cache.hearsChanges ? 'Shown at once' : 'Shown within seconds'],
    ['Event loop delay, 99th percentile', formatDuration(eventLoopDelayMs.p99)],
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
