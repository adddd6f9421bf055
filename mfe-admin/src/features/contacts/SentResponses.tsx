import { getAddress } from '@atelier/web-kit/api/calls';
import { formatDate, formatTime } from '../../dates/dates';
import { useAnswer } from '../../platform/useAnswer';
import styles from './Submissions.module.css';

/** Responses sent so far, to prevent duplicates; absent if there are none. */
export function SentResponses({ submissionId }: { submissionId: string }) {
  const { data } = useAnswer(getAddress('GET /contact/{id}/responses', { params: { id: submissionId } }));
  if (data === undefined || data.data.length === 0) return null;
  return (
    <div className={styles.wide}>
      <dt>Responses</dt>
      <dd>
        <ul className={styles.answers}>
          {data.data.map(({ id, response, notes, responded_by, created_at }) => (
            <li key={id}>
              <span
                className={styles.stamp}
              >{`${responded_by}, ${formatDate(created_at)}, ${formatTime(created_at)}`}</span>
              <p>{response}</p>
              {notes && <p className={styles.stamp}>Internal notes: {notes}</p>}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
