import type { Submission } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { formatDate, formatTime } from '../../dates/dates';
import styles from './Desk.module.css';
import { useAnswerOfVersion } from './useAnswerOfVersion';

/** The history of a message, latest first; absent while it is empty. */
export function SubmissionHistory({ submission }: { submission: Submission }) {
  const address = getAddress('GET /contact/{id}/history', { params: { id: submission.id } });
  const data = useAnswerOfVersion(address, submission);
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
