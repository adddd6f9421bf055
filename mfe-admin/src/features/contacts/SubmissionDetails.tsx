import type { Submission } from '@atelier/contracts';
import type { ReactNode } from 'react';
import { Button } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { useMay } from '../../session/useAdmin';
import { SentResponses } from './SentResponses';
import { StatusTag } from './StatusTag';
import styles from './Submissions.module.css';
import { dateOf, serviceLabel, spaced, subjectOf, timeOf } from './submissionLabels';

function Detail({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface Props {
  submission: Submission | undefined;
  onClose: () => void;
  onRespond: (submission: Submission) => void;
}

/** One message with all that its sender said. */
export function SubmissionDetails({ submission, onClose, onRespond }: Props) {
  const mayWrite = useMay('contact', 'write');
  return (
    <Dialog
      title="Contact Submission Details"
      isOpen={submission !== undefined}
      onClose={onClose}
      widthPx={680}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {mayWrite && submission && (
            <Button type="primary" onClick={() => onRespond(submission)}>
              Send Response
            </Button>
          )}
        </>
      }
    >
      {submission && (
        <dl className={styles.details}>
          <Detail label="Name">{submission.name}</Detail>
          <Detail label="Email">
            <a href={`mailto:${submission.email}`}>{submission.email}</a>
          </Detail>
          <Detail label="Phone">{submission.phone ?? 'Not specified'}</Detail>
          <Detail label="Company">{submission.company ?? 'Not specified'}</Detail>
          <Detail label="Subject">{subjectOf(submission)}</Detail>
          <Detail label="Service Interest">{serviceLabel(submission.service_interest)}</Detail>
          <Detail label="Status">
            <StatusTag status={submission.status} />
          </Detail>
          <Detail label="Submitted">
            {dateOf(submission.created_at)}, {timeOf(submission.created_at)}
          </Detail>
          {submission.budget_range && <Detail label="Budget Range">{spaced(submission.budget_range)}</Detail>}
          {submission.timeline && <Detail label="Timeline">{spaced(submission.timeline)}</Detail>}
          <Detail label="Message" isWide>
            <p className={styles.message}>{submission.message}</p>
          </Detail>
          <SentResponses submissionId={submission.id} />
        </dl>
      )}
    </Dialog>
  );
}
