import type { Submission } from '@atelier/contracts';
import styles from './Submissions.module.css';
import { getSubject } from './submissionLabels';

interface Props {
  submission: Submission;
  onView: (submission: Submission) => void;
}

/** The subject and the first line of the message; opens the details. */
export function SubmissionSubject({ submission, onView }: Props) {
  return (
    <button type="button" className={styles.subject} data-opens-item onClick={() => onView(submission)}>
      <strong>{getSubject(submission)}</strong>
      <span>{submission.message}</span>
    </button>
  );
}
