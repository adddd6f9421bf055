import { addressOf } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../../platform/useAnswer';
import styles from './Submissions.module.css';
import { dateOf, timeOf } from './submissionLabels';

/** What was answered already, so that nobody answers twice; absent while there is nothing. */
export function SentResponses({ submissionId }: { submissionId: string }) {
  const { data } = useAnswer(addressOf('GET /contact/{id}/responses', { params: { id: submissionId } }));
  if (data === undefined || data.data.length === 0) return null;
  return (
    <div className={styles.wide}>
      <dt>Responses</dt>
      <dd>
        <ul className={styles.answers}>
          {data.data.map(({ id, response, notes, responded_by, created_at }) => (
            <li key={id}>
              <span className={styles.stamp}>{`${responded_by}, ${dateOf(created_at)}, ${timeOf(created_at)}`}</span>
              <p>{response}</p>
              {notes && <p className={styles.stamp}>Internal notes: {notes}</p>}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
