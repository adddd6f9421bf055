import type { EventStreamFigures } from '@atelier/contracts';
import { formatSecond } from '../../dates/dates';
import { ProgressBar } from '../../layout/ProgressBar';
import { countOf, formatBytes, formatCount } from '../../numbers/numbers';
import styles from './Events.module.css';
import { STREAM_LABELS } from './eventWords';

/** Staff are alerted from this level. */
const ALARM_PERCENT = 80;
const FULL_PERCENT = 100;

const getWarning = ({ percentFull, dropsOldest }: EventStreamFigures): string | undefined => {
  if (dropsOldest) return undefined;
  if (percentFull >= FULL_PERCENT) return 'Full: new events wait in their services.';
  return percentFull >= ALARM_PERCENT ? 'Nearly full: raise its limit before it refuses new events.' : undefined;
};

function StreamCard({ stream }: { stream: EventStreamFigures }) {
  const { name, messages, bytes, maxBytes, percentFull, dropsOldest, maxAgeDays, oldestAt, newestAt, replicas } =
    stream;
  const warning = getWarning(stream);
  const label = STREAM_LABELS[name] ?? name;
  return (
    <li className={styles.stream}>
      <h4>
        {label} <code>{name}</code>
      </h4>
      <ProgressBar
        percent={Math.min(percentFull, FULL_PERCENT)}
        status={warning === undefined ? 'normal' : 'exception'}
        words={`${percentFull}%`}
        label={`${label}: ${percentFull}% full`}
      />
      {warning !== undefined && <p className={styles.warning}>{warning}</p>}
      <dl>
        <div>
          <dt>Entries</dt>
          <dd>{formatCount(messages)}</dd>
        </div>
        <div>
          <dt>Size</dt>
          <dd>
            {formatBytes(bytes)} of {formatBytes(maxBytes)}
          </dd>
        </div>
        <div>
          <dt>When full</dt>
          <dd>{dropsOldest ? 'Drops the oldest' : 'Refuses new ones'}</dd>
        </div>
        <div>
          <dt>Kept for</dt>
          <dd>{countOf(maxAgeDays, 'day')}</dd>
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
