import type { Submission, SubmissionStatus } from '@atelier/contracts';
import { type RowAction, RowMenu } from '../../resource-page/RowMenu';
import { useAdmin, useMay } from '../../session/useAdmin';
import { getFolder } from './submissionLabels';
import type { Colleague } from './submissions.api';

export interface SubmissionHandlers {
  onRead: (submission: Submission) => void;
  onView: (submission: Submission) => void;
  onRespond: (submission: Submission) => void;
  onMark: (submission: Submission, status: SubmissionStatus) => void;
  onAssign: (submission: Submission, colleague: Colleague | null) => void;
  onSpam: (submission: Submission, spam: boolean) => void;
  onRestore: (submission: Submission) => void;
  onPerson: (submission: Submission) => void;
  onDelete: (submission: Submission) => void;
}

const MARKS = [
  { label: 'Mark In Progress', status: 'in_progress' },
  { label: 'Mark Responded', status: 'responded' },
  { label: 'Mark Closed', status: 'closed' },
] as const;

interface Props extends SubmissionHandlers {
  submission: Submission;
}

const useOwnName = (): Colleague => {
  const { id, firstName, lastName, email } = useAdmin();
  return { id, name: `${firstName} ${lastName}`.trim() || email };
};

/** The actions for a message in its folder; actions without rights are absent. */
export function SubmissionMenu({ submission, ...on }: Props) {
  const mayWrite = useMay('contact', 'write');
  const mayDelete = useMay('contact', 'delete');
  const me = useOwnName();
  const isMine = submission.assignee?.id === me.id;
  const notSpam = { label: 'Not Spam', run: () => on.onSpam(submission, false) };
  const spam = { label: 'Mark as Spam', run: () => on.onSpam(submission, true) };
  const working: RowAction[] = [
    { label: 'Send Response', run: () => on.onRespond(submission) },
    ...MARKS.map(({ label, status }) => ({ label, run: () => on.onMark(submission, status) })),
    {
      label: isMine ? 'Give Back' : 'Assign to Me',
      run: () => on.onAssign(submission, isMine ? null : me),
    },
    spam,
  ];
  const writing = { inbox: working, quarantine: [notSpam, spam], spam: [notSpam], trash: [] }[getFolder(submission)];
  const deleting: RowAction[] =
    getFolder(submission) === 'trash'
      ? [{ label: 'Restore', run: () => on.onRestore(submission) }]
      : [{ label: 'Delete', isDangerous: true, run: () => on.onDelete(submission) }];
  const actions = [
    { label: 'View Details', run: () => on.onView(submission) },
    ...(mayWrite ? writing : []),
    { label: 'Personal Data', run: () => on.onPerson(submission) },
    ...(mayDelete ? deleting : []),
  ];
  return <RowMenu subject={submission.name} actions={actions} />;
}
