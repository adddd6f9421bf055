import type { PresentColleague, Submission } from '@atelier/contracts';
import { lazy, Suspense } from 'react';
import { Button, Skeleton } from '#antd';
import { Dialog } from '../../forms/Dialog';
import { useCloseQuestion } from '../../forms/useCloseQuestion';
import { PresenceNote } from '../../presence/PresenceNote';
import { useMay } from '../../session/useAdmin';
import { ReadingPane } from './ReadingPane';
import { SubmissionFacts } from './SubmissionFacts';
import styles from './Submissions.module.css';
import { SubmissionThread } from './SubmissionThread';
import { SuspicionNote } from './SuspicionNote';
import { getSubject } from './submissionLabels';
import type { Colleague } from './submissions.api';
import { useUnsavedText } from './useUnsavedText';

const CommentComposer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "comment-composer" */ './CommentComposer')).CommentComposer,
}));

interface Handlers {
  /** Whether the message is beside the list instead of in a dialog. */
  isBeside: boolean;
  /** Colleagues who have the message open. */
  others: readonly PresentColleague[];
  onClose: () => void;
  onRespond: (submission: Submission) => void;
  onAssign: (submission: Submission, colleague: Colleague | null) => void;
  /** True if the notes were saved, or given up for those of a colleague. */
  onNote: (submission: Submission, notes: string) => Promise<boolean>;
  onSpam: (submission: Submission, spam: boolean) => void;
}

const UNSAVED = {
  title: 'Close without saving?',
  text: 'What you wrote is not saved. This browser keeps it for this message.',
};

/** One message with all fields from its sender, beside the list or in a dialog. */
export function SubmissionDetails(props: Handlers & { submission: Submission }) {
  const { submission, isBeside, others, onClose, onRespond, onAssign, onNote, onSpam } = props;
  const mayWrite = useMay('contact', 'write') && submission.folder !== 'trash';
  const isHeldBack = submission.folder === 'quarantine';
  const [notes, setNotes] = useUnsavedText('notes', submission, submission.notes ?? '');
  // If a colleague has saved notes since, the earlier version makes the server refuse these, and the user is asked.
  const base = notes?.base;
  const version = base !== undefined && base.text !== (submission.notes ?? '') ? base.version : submission.version;
  const saveNotes = (text: string) => onNote({ ...submission, version }, text);
  const [comment, setComment] = useUnsavedText('comment', submission);
  const hasUnsaved = notes !== undefined || comment !== undefined;
  const close = useCloseQuestion(mayWrite && hasUnsaved, onClose, UNSAVED);
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
          {mayWrite && (
            <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
              <CommentComposer submission={submission} unsent={comment} onChange={setComment} />
            </Suspense>
          )}
        </div>
        <SubmissionFacts
          submission={submission}
          mayWrite={mayWrite}
          unsavedNotes={notes?.values}
          onNotesChange={setNotes}
          onAssign={onAssign}
          onNote={saveNotes}
        />
      </div>
    </div>
  );
  const frame = { footer, onClose: () => void close(), children: content };
  if (isBeside)
    return <ReadingPane title={getSubject(submission)} opener={`[data-opens-item="${submission.id}"]`} {...frame} />;
  return <Dialog title="Contact Submission Details" isOpen isForReading widthPx={960} {...frame} />;
}
