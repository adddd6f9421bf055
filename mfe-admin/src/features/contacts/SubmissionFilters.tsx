import { FilterSelect } from '../../resource-page/FilterSelect';
import { SearchField } from '../../resource-page/SearchField';
import type { InboxState } from './inboxState';
import { FOLDER_CHOICES, KIND_CHOICES, PRIORITY_CHOICES, SERVICE_CHOICES, STATUS_CHOICES } from './submissionLabels';
import { useColleagues } from './useColleagues';

const ASSIGNEE_CHOICES = [
  { value: 'all', label: 'All' },
  { value: 'me', label: 'Me' },
  { value: 'none', label: 'Nobody' },
];

interface Props {
  state: InboxState;
  onChange: (changes: Partial<InboxState>) => void;
}

export function SubmissionFilters({ state, onChange }: Props) {
  const colleagues = useColleagues();
  return (
    <>
      <SearchField
        placeholder="Search submissions..."
        value={state.search}
        onChange={(search) => onChange({ search })}
      />
      <FilterSelect
        label="Status"
        value={state.status}
        choices={STATUS_CHOICES}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Service"
        value={state.service}
        choices={SERVICE_CHOICES}
        onChange={(service) => onChange({ service })}
      />
      <FilterSelect label="Kind" value={state.kind} choices={KIND_CHOICES} onChange={(kind) => onChange({ kind })} />
      <FilterSelect
        label="Priority"
        value={state.priority}
        choices={PRIORITY_CHOICES}
        onChange={(priority) => onChange({ priority })}
      />
      <FilterSelect
        label="Assigned to"
        value={state.assignee}
        choices={[...ASSIGNEE_CHOICES, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(assignee) => onChange({ assignee })}
      />
      <FilterSelect
        label="Folder"
        value={state.folder}
        choices={FOLDER_CHOICES}
        onChange={(folder) => onChange({ folder })}
      />
    </>
  );
}
