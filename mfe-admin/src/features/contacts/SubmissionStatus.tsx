import type { Submission } from '@atelier/contracts';
import { Status } from '../../layout/Status';
import { getPriority, PRIORITY_COLORS, PRIORITY_LABELS, STATUS_COLORS, STATUS_LABELS } from './submissionLabels';

export function SubmissionStatus({ status }: Pick<Submission, 'status'>) {
  return <Status color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Status>;
}

export function SubmissionPriority({ submission }: { submission: Submission }) {
  const priority = getPriority(submission);
  return <Status color={PRIORITY_COLORS[priority]}>{PRIORITY_LABELS[priority]}</Status>;
}
