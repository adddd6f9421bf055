import type { Submission, SubmissionFollowUp } from '@atelier/contracts';
import { formatDateTime } from '../../dates/dates';
import styles from './Submissions.module.css';

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The customer's name, or what the mail says if another address sent it. */
const getSender = ({ name, address }: SubmissionFollowUp['sender'], submission: Submission): string => {
  if (same(address, submission.email)) return name || submission.name;
  return [name, `<${address || 'unknown address'}>`].filter(Boolean).join(' ');
};

const getFilesNote = (names: readonly string[]): string =>
  `${names.length === 1 ? '1 attachment was' : `${names.length} attachments were`} not imported: ${names.join(', ')}`;

/** A customer's answer by mail. All of it was written by its sender, so it is shown as text. */
export function FollowUp({ followUp, submission }: { followUp: SubmissionFollowUp; submission: Submission }) {
  const { sender, text, is_shortened: isShortened, attachments, created_at: at } = followUp;
  return (
    <article className={styles.message}>
      <span className={styles.stamp}>{`${getSender(sender, submission)}, by email, ${formatDateTime(at)}`}</span>
      <p>{text || 'This email has no text.'}</p>
      {isShortened && <p className={styles.stamp}>This email was too long. The rest of it is in the mailbox.</p>}
      {attachments.length > 0 && <p className={styles.stamp}>{getFilesNote(attachments)}</p>}
    </article>
  );
}
