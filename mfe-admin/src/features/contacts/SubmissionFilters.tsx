import { FilterSelect } from '../../resource-page/FilterSelect';
import { SearchField } from '../../resource-page/SearchField';
import type { InboxState } from './inboxState';
import { PRIORITY_CHOICES, SERVICE_CHOICES, STATUS_CHOICES } from './submissionLabels';

interface Props {
  state: InboxState;
  onChange: (changes: Partial<InboxState>) => void;
}

export function SubmissionFilters({ state, onChange }: Props) {
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
      <FilterSelect
        label="Priority"
        value={state.priority}
        choices={PRIORITY_CHOICES}
        onChange={(priority) => onChange({ priority })}
      />
    </>
  );
}
