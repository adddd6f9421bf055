import type { PresentColleague, Submission } from '@atelier/contracts';
import type { ReactNode } from 'react';
import { Button } from '#antd';
import { formatDate, formatTime } from '../../dates/dates';
import { Dialog } from '../../forms/Dialog';
import { useCloseQuestion } from '../../forms/useCloseQuestion';
import { PresenceNote } from '../../presence/PresenceNote';
import { useMay } from '../../session/useAdmin';
import { ApplicationFile } from './ApplicationFile';
import { AssigneeSelect } from './AssigneeSelect';
import { ReadingPane } from './ReadingPane';
import { StatusTag } from './StatusTag';
import { SubmissionHistory } from './SubmissionHistory';
import { SubmissionNotes } from './SubmissionNotes';
import styles from './Submissions.module.css';
import { SubmissionThread } from './SubmissionThread';
import { SuspicionNote } from './SuspicionNote';
import { getSubject, getTopic, spaced } from './submissionLabels';
import type { Colleague } from './submissions.api';
import { useUnsavedNotes } from './useUnsavedNotes';

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface Handlers {
  /** Whether the message is beside the list instead of in a dialog. */
  isBeside: boolean;
  /** Colleagues who have the message open. */
  others: readonly PresentColleague[];
  onClose: () => void;
  onRespond: (submission: Submission) => void;
  onAssign: (submission: Submission, colleague: Colleague | null) => void;
  /** True if the notes were saved. */
  onNote: (submission: Submission, notes: string) => Promise<boolean>;
  onSpam: (submission: Submission, spam: boolean) => void;
}

const UNSAVED_NOTES = {
  title: 'Close without saving?',
  text: 'Your notes are not saved. This browser keeps them for this message.',
};

/** One message with all fields from its sender, beside the list or in a dialog. */
export function SubmissionDetails(props: Handlers & { submission: Submission }) {
  const { submission, isBeside, others, onClose, onRespond, onAssign, onNote, onSpam } = props;
  const mayWrite = useMay('contact', 'write') && submission.folder !== 'trash';
  const isHeldBack = submission.folder === 'quarantine';
  const [notes, setNotes] = useUnsavedNotes(submission);
  const close = useCloseQuestion(mayWrite && notes !== undefined, onClose, UNSAVED_NOTES);
  const footer = (
    <>
      <Button onClick={() => void close()}>Close</Button>
      {mayWrite && (
        <>
          {isHeldBack && <Button onClick={() => onSpam(submission, true)}>Spam</Button>}
          {isHeldBack && <Button onClick={() => onSpam(submission, false)}>Not Spam</Button>}
          <Button type="primary" onClick={() => onRespond(submission)}>
            Send Response
          </Button>
        </>
      )}
    </>
  );
  const content = (
    <div className={styles.frame}>
      <PresenceNote others={others} noun="message" />
      {submission.suspicion && isHeldBack && <SuspicionNote suspicion={submission.suspicion} />}
      <div className={styles.reading}>
        <div className={styles.conversation}>
          <SubmissionThread submission={submission} />
          <dl>
            <Detail label="Internal Notes">
              <SubmissionNotes
                submission={submission}
                mayWrite={mayWrite}
                unsaved={notes}
                onChange={setNotes}
                onSave={(text) => onNote(submission, text)}
              />
            </Detail>
          </dl>
        </div>
        <dl className={styles.details}>
          <Detail label="Name">{submission.name}</Detail>
          <Detail label="Email">
            <a href={`mailto:${submission.email}`}>{submission.email}</a>
          </Detail>
          <Detail label="Phone">{submission.phone ?? 'Not specified'}</Detail>
          <Detail label="Company">{submission.company ?? 'Not specified'}</Detail>
          <Detail label="Subject">{getSubject(submission)}</Detail>
          <Detail label={submission.kind === 'application' ? 'Kind' : 'Service Interest'}>
            {getTopic(submission)}
          </Detail>
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
            <StatusTag status={submission.status} />
          </Detail>
          <Detail label="Assigned to">
            <AssigneeSelect submission={submission} mayWrite={mayWrite} onAssign={onAssign} />
          </Detail>
          <Detail label="Submitted">
            {formatDate(submission.created_at)}, {formatTime(submission.created_at)}
          </Detail>
          {submission.budget_range && <Detail label="Budget Range">{spaced(submission.budget_range)}</Detail>}
          {submission.timeline && <Detail label="Timeline">{spaced(submission.timeline)}</Detail>}
          {submission.folder !== 'trash' && <SubmissionHistory submission={submission} />}
        </dl>
      </div>
    </div>
  );
  const frame = { footer, onClose: () => void close(), children: content };
  if (isBeside)
    return <ReadingPane title={getSubject(submission)} opener={`[data-opens-item="${submission.id}"]`} {...frame} />;
  return <Dialog title="Contact Submission Details" isOpen isForReading widthPx={960} {...frame} />;
}
