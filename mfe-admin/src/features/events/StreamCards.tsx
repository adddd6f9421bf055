import type { EventStreamFigures } from '@atelier/contracts';
import { formatSecond } from '../../dates/dates';
import { ProgressBar } from '../../layout/ProgressBar';
import { formatBytes, formatCount } from '../../numbers/numbers';
import styles from './Events.module.css';
import { STREAM_LABELS } from './eventWords';

/** Staff are alerted from this level. */
const ALARM_PERCENT = 80;
const FULL_PERCENT = 100;

const getStatus = (percent: number): 'exception' | 'normal' => (percent >= ALARM_PERCENT ? 'exception' : 'normal');

const getWarning = (percent: number): string | undefined => {
  if (percent >= FULL_PERCENT) return 'Full: new events wait in their services.';
  return percent >= ALARM_PERCENT ? 'Nearly full: raise its limit before it refuses new events.' : undefined;
};

function StreamCard({ stream }: { stream: EventStreamFigures }) {
  const { name, messages, bytes, maxBytes, percentFull, maxAgeDays, oldestAt, newestAt, replicas } = stream;
  const warning = getWarning(percentFull);
  const label = STREAM_LABELS[name] ?? name;
  return (
    <li className={styles.stream}>
      <h4>
        {label} <code>{name}</code>
      </h4>
      <ProgressBar
        percent={Math.min(percentFull, FULL_PERCENT)}
        status={getStatus(percentFull)}
        words={`${percentFull}%`}
        label={`${label}: ${percentFull}% full`}
      />
      {warning !== undefined && <p className={styles.warning}>{warning}</p>}
      <dl>
        <div>
          <dt>Events</dt>
          <dd>{formatCount(messages)}</dd>
        </div>
        <div>
          <dt>Size</dt>
          <dd>
            {formatBytes(bytes)} of {formatBytes(maxBytes)}
          </dd>
        </div>
        <div>
          <dt>Kept for</dt>
          <dd>{maxAgeDays} days</dd>
        </div>
        <div>
          <dt>Oldest</dt>
          <dd>{oldestAt === null ? 'None' : formatSecond(oldestAt)}</dd>
        </div>
        <div>
          <dt>Latest</dt>
          <dd>{newestAt === null ? 'None' : formatSecond(newestAt)}</dd>
        </div>
        <div>
          <dt>Replicas</dt>
          <dd>{replicas}</dd>
        </div>
      </dl>
    </li>
  );
}

export function StreamCards({ streams }: { streams: readonly EventStreamFigures[] }) {
  return (
    <ul className={styles.streams}>
      {streams.map((stream) => (
        <StreamCard key={stream.name} stream={stream} />
      ))}
    </ul>
  );
}
