import { getAddress } from '@atelier/web-kit/api/calls';
import { useEffect } from 'react';
import { useAnswer } from '../../platform/useAnswer';
import styles from './Desk.module.css';
import submissionStyles from './Submissions.module.css';
import { formatDate, getTime } from './submissionLabels';

/** What was done to a message, the latest first; absent while that is nothing. */
export function SubmissionHistory({ submissionId, version }: { submissionId: string; version: number }) {
  const { data, mutate } = useAnswer(getAddress('GET /contact/{id}/history', { params: { id: submissionId } }));
  // A change of the message is one of its history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that there was one
  useEffect(() => void mutate(), [version, mutate]);
  if (data === undefined || data.data.length === 0) return null;
  return (
    <div className={submissionStyles.wide}>
      <dt>History</dt>
      <dd>
        <ul className={styles.history}>
          {data.data.map(({ at, by, what }) => (
            <li key={at + what}>
              {what}
              <span>{`${by}, ${formatDate(at)}, ${getTime(at)}`}</span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
