import type { Submission } from '@atelier/contracts';
import styles from './Submissions.module.css';
import { getSubject } from './submissionLabels';

interface Props {
  submission: Submission;
  onRead: (submission: Submission) => void;
}

/** The subject and the first line of the message; opens it for reading. */
export function SubmissionSubject({ submission, onRead }: Props) {
  return (
    <button type="button" className={styles.subject} data-opens-item={submission.id} onClick={() => onRead(submission)}>
      <strong>{getSubject(submission)}</strong>
      <span>{submission.message}</span>
    </button>
  );
}
