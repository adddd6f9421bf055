import type { Submission } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { formatDateTime } from '../../dates/dates';
import styles from './Submissions.module.css';
import { useAnswerOfVersion } from './useAnswerOfVersion';

/** A message and the responses sent so far, oldest first, to prevent duplicates. */
export function SubmissionThread({ submission }: { submission: Submission }) {
  const { id, name, message, created_at: sentAt, folder } = submission;
  const hasResponses = folder !== 'trash';
  const address = hasResponses ? getAddress('GET /contact/{id}/responses', { params: { id } }) : null;
  const data = useAnswerOfVersion(address, submission);
  return (
    <div className={styles.thread}>
      <article className={styles.message}>
        <span className={styles.stamp}>{`${name}, ${formatDateTime(sentAt)}`}</span>
        <p>{message}</p>
      </article>
      {data?.data.map(({ id: responseId, response, notes, responded_by: by, created_at: at }) => (
        <article key={responseId} className={styles.answer}>
          <span className={styles.stamp}>{`${by}, ${formatDateTime(at)}`}</span>
          <p>{response}</p>
          {notes && <p className={styles.stamp}>Internal notes: {notes}</p>}
        </article>
      ))}
    </div>
  );
}
