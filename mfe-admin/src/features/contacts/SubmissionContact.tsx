import type { Submission } from '@atelier/contracts';
import { InitialsAvatar } from '../../layout/InitialsAvatar';
import styles from './Submissions.module.css';

/** The sender: initial, name, e-mail, company. */
export function SubmissionContact({ submission }: { submission: Submission }) {
  const { name, email, company } = submission;
  return (
    <div className={styles.contact}>
      <InitialsAvatar name={name} letters={name.charAt(0).toUpperCase()} />
      <div className={styles.lines}>
        <strong>{name}</strong>
        <span>{email}</span>
        {company && <span>{company}</span>}
      </div>
    </div>
  );
}
