import type { Submission } from '@atelier/contracts';
import type { ReactNode } from 'react';
import { formatDate, formatTime } from '../../dates/dates';
import { ApplicationFile } from './ApplicationFile';
import { AssigneeSelect } from './AssigneeSelect';
import { SubmissionHistory } from './SubmissionHistory';
import { SubmissionNotes } from './SubmissionNotes';
import { SubmissionStatus } from './SubmissionStatus';
import styles from './Submissions.module.css';
import { getSubject, getTopic, spaced } from './submissionLabels';
import type { Colleague } from './submissions.api';

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface Props {
  submission: Submission;
  mayWrite: boolean;
  /** Typed but unsaved notes. */
  unsavedNotes: string | undefined;
  onNotesChange: (notes: string | undefined) => void;
  onAssign: (submission: Submission, colleague: Colleague | null) => void;
  /** True if the notes were saved, or given up for those of a colleague. */
  onNote: (notes: string) => Promise<boolean>;
}

/** What is known about a message, beside its conversation. */
export function SubmissionFacts({ submission, mayWrite, unsavedNotes, onNotesChange, onAssign, onNote }: Props) {
  return (
    <dl className={styles.details}>
      <Detail label="Name">{submission.name}</Detail>
      <Detail label="Email">
        <a href={`mailto:${submission.email}`}>{submission.email}</a>
      </Detail>
      <Detail label="Phone">{submission.phone ?? 'Not specified'}</Detail>
      <Detail label="Company">{submission.company ?? 'Not specified'}</Detail>
      <Detail label="Subject">{getSubject(submission)}</Detail>
      <Detail label={submission.kind === 'application' ? 'Kind' : 'Service Interest'}>{getTopic(submission)}</Detail>
      {submission.link && (
        <Detail label="Link">
          <a href={submission.link} target="_blank" rel="noopener noreferrer nofollow">
            {submission.link}
          </a>
        </Detail>
      )}
      {submission.attachment && submission.folder !== 'trash' && (
        <Detail label="File">
          <ApplicationFile submissionId={submission.id} attachment={submission.attachment} />
        </Detail>
      )}
      <Detail label="Status">
        <SubmissionStatus status={submission.status} />
      </Detail>
      <Detail label="Assigned to">
        <AssigneeSelect submission={submission} mayWrite={mayWrite} onAssign={onAssign} />
      </Detail>
      <Detail label="Internal Notes">
        <SubmissionNotes
          submission={submission}
          mayWrite={mayWrite}
          unsaved={unsavedNotes}
          onChange={onNotesChange}
          onSave={onNote}
        />
      </Detail>
      <Detail label="Submitted">
        {formatDate(submission.created_at)}, {formatTime(submission.created_at)}
      </Detail>
      {submission.budget_range && <Detail label="Budget Range">{spaced(submission.budget_range)}</Detail>}
      {submission.timeline && <Detail label="Timeline">{spaced(submission.timeline)}</Detail>}
      {submission.folder !== 'trash' && <SubmissionHistory submission={submission} />}
    </dl>
  );
}
