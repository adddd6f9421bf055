import { FilterSelect } from '../../resource-page/FilterSelect';
import { SearchField } from '../../resource-page/SearchField';
import { ROLE_FILTERS, STATUS_FILTERS } from './staffLabels';
import type { StaffListState } from './staffListState';

interface Props {
  state: StaffListState;
  onChange: (changes: Partial<StaffListState>) => void;
}

export function StaffFilters({ state, onChange }: Props) {
  return (
    <>
      <SearchField placeholder="Search users..." value={state.search} onChange={(search) => onChange({ search })} />
      <FilterSelect label="Role" value={state.role} choices={ROLE_FILTERS} onChange={(role) => onChange({ role })} />
      <FilterSelect
        label="Status"
        value={state.status}
        choices={STATUS_FILTERS}
        onChange={(status) => onChange({ status })}
      />
    </>
  );
}
