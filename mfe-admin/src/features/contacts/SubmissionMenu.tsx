import type { Submission, SubmissionStatus } from '@atelier/contracts';
import { RowMenu } from '../../resource-page/RowMenu';
import { useMay } from '../../session/useAdmin';

export interface SubmissionHandlers {
  onView: (submission: Submission) => void;
  onRespond: (submission: Submission) => void;
  onMark: (submission: Submission, status: SubmissionStatus) => void;
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

export function SubmissionMenu({ submission, onView, onRespond, onMark, onDelete }: Props) {
  const mayWrite = useMay('contact', 'write');
  const mayDelete = useMay('contact', 'delete');
  const writing = [
    { label: 'Send Response', run: () => onRespond(submission) },
    ...MARKS.map(({ label, status }) => ({ label, run: () => onMark(submission, status) })),
  ];
  const deleting = [{ label: 'Delete', isDangerous: true, run: () => onDelete(submission) }];
  const actions = [
    { label: 'View Details', run: () => onView(submission) },
    ...(mayWrite ? writing : []),
    ...(mayDelete ? deleting : []),
  ];
  return <RowMenu subject={submission.name} actions={actions} />;
}
