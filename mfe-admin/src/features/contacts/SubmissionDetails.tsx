import type { Submission } from '@atelier/contracts';
import type { ReactNode } from 'react';
import { Button } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { useMay } from '../../session/useAdmin';
import { AssigneeSelect } from './AssigneeSelect';
import { SentResponses } from './SentResponses';
import { StatusTag } from './StatusTag';
import { SubmissionHistory } from './SubmissionHistory';
import { SubmissionNotes } from './SubmissionNotes';
import styles from './Submissions.module.css';
import { SuspicionNote } from './SuspicionNote';
import { dateOf, serviceLabel, spaced, subjectOf, timeOf } from './submissionLabels';
import type { Colleague } from './submissions.api';

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
  onAssign: (submission: Submission, colleague: Colleague | null) => void;
  onNote: (submission: Submission, notes: string) => Promise<unknown>;
  onSpam: (submission: Submission, spam: boolean) => void;
}

/** One message with all that its sender said. */
export function SubmissionDetails({ submission, onClose, onRespond, onAssign, onNote, onSpam }: Props) {
  const mayWrite = useMay('contact', 'write') && submission?.folder !== 'trash';
  const isHeldBack = submission?.folder === 'quarantine';
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
            <>
              {isHeldBack && <Button onClick={() => onSpam(submission, true)}>Spam</Button>}
              {isHeldBack && <Button onClick={() => onSpam(submission, false)}>Not Spam</Button>}
              <Button type="primary" onClick={() => onRespond(submission)}>
                Send Response
              </Button>
            </>
          )}
        </>
      }
    >
      {submission?.suspicion && isHeldBack && <SuspicionNote suspicion={submission.suspicion} />}
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
          <Detail label="Assigned to">
            <AssigneeSelect submission={submission} mayWrite={mayWrite} onAssign={onAssign} />
          </Detail>
          <Detail label="Submitted">
            {dateOf(submission.created_at)}, {timeOf(submission.created_at)}
          </Detail>
          {submission.budget_range && <Detail label="Budget Range">{spaced(submission.budget_range)}</Detail>}
          {submission.timeline && <Detail label="Timeline">{spaced(submission.timeline)}</Detail>}
          <Detail label="Message" isWide>
            <p className={styles.message}>{submission.message}</p>
          </Detail>
          <Detail label="Internal Notes" isWide>
            <SubmissionNotes submission={submission} mayWrite={mayWrite} onSave={onNote} />
          </Detail>
          {submission.folder !== 'trash' && (
            <>
              <SentResponses submissionId={submission.id} />
              <SubmissionHistory submissionId={submission.id} version={submission.version} />
            </>
          )}
        </dl>
      )}
    </Dialog>
  );
}
