import type { Submission } from '@atelier/contracts';
import { Tag } from '#antd';
import { getPriority, PRIORITY_COLORS, PRIORITY_LABELS, STATUS_COLORS, STATUS_LABELS } from './submissionLabels';

export function StatusTag({ status }: Pick<Submission, 'status'>) {
  return <Tag color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Tag>;
}

export function PriorityTag({ submission }: { submission: Submission }) {
  const priority = getPriority(submission);
  return <Tag color={PRIORITY_COLORS[priority]}>{PRIORITY_LABELS[priority]}</Tag>;
}
