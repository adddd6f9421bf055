import { Button } from '#antd';
import { ProgressBar } from '../layout/ProgressBar';
import styles from './Uploads.module.css';
import type { UploadEntry, Uploads } from './useUploads';

const WORDS = {
  waiting: 'Waiting',
  sending: 'Uploading',
  stored: 'Uploaded',
  refused: 'Not uploaded',
  failed: 'Failed',
  cancelled: 'Cancelled',
} as const;

const getState = ({ state, percent, message }: UploadEntry): string => {
  if (state === 'sending') return percent < 100 ? `${percent}%` : 'Processing…';
  return message ?? WORDS[state];
};

function UploadRow({ entry, uploads }: { entry: UploadEntry; uploads: Uploads }) {
  const { key, file, state, percent } = entry;
  const isUnderWay = state === 'waiting' || state === 'sending';
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.name}>{file.name}</span>
      <span className={styles.state}>{getState(entry)}</span>
      {isUnderWay && (
        <span className={styles.bar}>
          <ProgressBar percent={percent} words="" label={`Progress of ${file.name}`} />
        </span>
      )}
      {isUnderWay && (
        <Button size="small" onClick={() => uploads.cancel(key)} aria-label={`Cancel ${file.name}`}>
          Cancel
        </Button>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <Button size="small" onClick={() => uploads.retry(key)} aria-label={`Retry ${file.name}`}>
          Retry
        </Button>
      )}
    </li>
  );
}

const toSummary = (entries: readonly UploadEntry[]): string => {
  const count = (...states: UploadEntry['state'][]) => entries.filter(({ state }) => states.includes(state)).length;
  const failed = count('failed', 'refused');
  return `${count('stored')} of ${entries.length} uploaded${failed === 0 ? '' : `, ${failed} failed`}`;
};

/** Current uploads with their progress; renders nothing without any. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { entries, isBusy, clear } = uploads;
  if (entries.length === 0) return null;
  return (
    <section className={styles.uploads} aria-label="Uploads">
      <div className={styles.head}>
        <strong role="status">{toSummary(entries)}</strong>
        {!isBusy && (
          <Button size="small" type="text" onClick={clear}>
            Dismiss
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {entries.map((entry) => (
          <UploadRow key={entry.key} entry={entry} uploads={uploads} />
        ))}
      </ul>
    </section>
  );
}
