import type { Submission } from '@atelier/contracts';
import { Select } from '#antd';
import type { Colleague } from './submissions.api';
import { useColleagues } from './useColleagues';

const NOBODY = { value: '', label: 'Nobody' };

interface Props {
  submission: Submission;
  mayWrite: boolean;
  onAssign: (submission: Submission, colleague: Colleague | null) => void;
}

/** Assigns a message. The current assignee stays listed after leaving the staff. */
export function AssigneeSelect({ submission, mayWrite, onAssign }: Props) {
  const colleagues = useColleagues();
  const { assignee } = submission;
  if (!mayWrite) return assignee?.name ?? NOBODY.label;
  const others = assignee && !colleagues.some(({ id }) => id === assignee.id) ? [assignee] : [];
  const choices = [...colleagues, ...others];
  return (
    <Select
      aria-label="Assigned to"
      value={assignee?.id ?? NOBODY.value}
      options={[NOBODY, ...choices.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(id) => onAssign(submission, choices.find((one) => one.id === id) ?? null)}
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
    />
  );
}
