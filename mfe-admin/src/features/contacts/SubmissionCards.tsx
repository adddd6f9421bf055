import type { Submission } from '@atelier/contracts';
import { Checkbox, Tag } from '#antd';
import { formatDate, formatTime } from '../../dates/dates';
import type { Selection } from '../../resource-page/useSelection';
import { SubmissionContact } from './SubmissionContact';
import { type SubmissionHandlers, SubmissionMenu } from './SubmissionMenu';
import { SubmissionPriority, SubmissionStatus } from './SubmissionStatus';
import { SubmissionSubject } from './SubmissionSubject';
import styles from './Submissions.module.css';
import { getTopic } from './submissionLabels';

interface Props extends SubmissionHandlers {
  submissions: readonly Submission[];
  selection: Selection;
  /** The message open beside the list. */
  openId: string | undefined;
}

export function SubmissionCards({ submissions, selection, openId, ...handlers }: Props) {
  return (
    <ul className={styles.cards} data-is-narrow={openId !== undefined}>
      {submissions.map((submission) => (
        <li
          key={submission.id}
          className={styles.card}
          data-is-selected={selection.has(submission.id)}
          aria-current={submission.id === openId ? 'true' : undefined}
        >
          <div className={styles.cardHead}>
            <Checkbox
              checked={selection.has(submission.id)}
              onChange={() => selection.toggle(submission.id)}
              aria-label={`Select the message from ${submission.name}`}
            />
            <SubmissionContact submission={submission} />
            <SubmissionMenu submission={submission} {...handlers} />
          </div>
          <SubmissionSubject submission={submission} onRead={handlers.onRead} />
          <div className={styles.tags}>
            <Tag>{getTopic(submission)}</Tag>
            <SubmissionStatus status={submission.status} />
            <SubmissionPriority submission={submission} />
          </div>
          <time dateTime={submission.created_at} className={styles.stamp}>
            {formatDate(submission.created_at)}, {formatTime(submission.created_at)}
            {submission.assignee && `, with ${submission.assignee.name}`}
          </time>
        </li>
      ))}
    </ul>
  );
}
