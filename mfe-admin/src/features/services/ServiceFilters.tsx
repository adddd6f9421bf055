import { FilterSelect } from '../../resource-page/FilterSelect';
import { SearchField } from '../../resource-page/SearchField';
import { CATEGORY_CHOICES, STATUS_CHOICES } from './serviceLabels';
import type { ServiceListState } from './serviceListState';

const ALL = { value: 'all', label: 'All' };

interface Props {
  state: ServiceListState;
  onChange: (changes: Partial<ServiceListState>) => void;
}

export function ServiceFilters({ state, onChange }: Props) {
  return (
    <>
      <SearchField placeholder="Search services..." value={state.search} onChange={(search) => onChange({ search })} />
      <FilterSelect
        label="Category"
        value={state.category}
        choices={[ALL, ...CATEGORY_CHOICES]}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        label="Status"
        value={state.status}
        choices={[ALL, ...STATUS_CHOICES]}
        onChange={(status) => onChange({ status })}
      />
    </>
  );
}
