import { getAddress } from '@atelier/web-kit/api/calls';
import { useEffect } from 'react';
import { formatDate, formatTime } from '../../dates/dates';
import { useAnswer } from '../../platform/useAnswer';
import styles from './Desk.module.css';

/** The history of a message, latest first; absent while it is empty. */
export function SubmissionHistory({ submissionId, version }: { submissionId: string; version: number }) {
  const { data, mutate } = useAnswer(getAddress('GET /contact/{id}/history', { params: { id: submissionId } }));
  // Reloads when the message changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means the message has changed
  useEffect(() => void mutate(), [version, mutate]);
  if (data === undefined || data.data.length === 0) return null;
  return (
    <div>
      <dt>History</dt>
      <dd>
        <ul className={styles.history}>
          {data.data.map(({ at, by, what }) => (
            <li key={at + what}>
              {what}
              <span>{`${by}, ${formatDate(at)}, ${formatTime(at)}`}</span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
