import type { Submission } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { formatDateTime } from '../../dates/dates';
import { FollowUp } from './FollowUp';
import { InternalComment } from './InternalComment';
import styles from './Submissions.module.css';
import { useAnswerOfVersion } from './useAnswerOfVersion';
import { useComments } from './useComments';
import { useFollowUps } from './useFollowUps';

/** A message with the responses, the customer's answers, and internal comments so far, oldest first. */
export function SubmissionThread({ submission }: { submission: Submission }) {
  const { id, name, message, created_at: sentAt, folder } = submission;
  const hasResponses = folder !== 'trash';
  const address = hasResponses ? getAddress('GET /contact/{id}/responses', { params: { id } }) : null;
  const data = useAnswerOfVersion(address, submission);
  const { comments, remove } = useComments(submission);
  const responses = (data?.data ?? []).map(({ id: responseId, response, notes, responded_by: by, created_at: at }) => ({
    at,
    article: (
      <article key={responseId} className={styles.answer}>
        <span className={styles.stamp}>{`${by}, ${formatDateTime(at)}`}</span>
        <p>{response}</p>
        {notes && <p className={styles.stamp}>Internal notes: {notes}</p>}
      </article>
    ),
  }));
  const internal = comments.map((comment) => ({
    at: comment.created_at,
    article: <InternalComment key={comment.id} comment={comment} onDelete={(one) => void remove(one)} />,
  }));
  const followUps = useFollowUps(submission).map((followUp) => ({
    at: followUp.created_at,
    article: <FollowUp key={followUp.id} followUp={followUp} submission={submission} />,
  }));
  const inOrder = [...responses, ...followUps, ...internal].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <div className={styles.thread}>
      <article className={styles.message}>
        <span className={styles.stamp}>{`${name}, ${formatDateTime(sentAt)}`}</span>
        <p>{message}</p>
      </article>
      {inOrder.map(({ article }) => article)}
    </div>
  );
}
