import { FilterSelect } from '../../resource-page/FilterSelect';
import { SearchField } from '../../resource-page/SearchField';
import { CATEGORY_CHOICES, STATUS_FILTERS } from './projectLabels';
import type { ProjectListState } from './projectListState';

const ALL = { value: 'all', label: 'All' };

interface Props {
  state: ProjectListState;
  onChange: (changes: Partial<ProjectListState>) => void;
}

export function ProjectFilters({ state, onChange }: Props) {
  return (
    <>
      <SearchField placeholder="Search projects..." value={state.search} onChange={(search) => onChange({ search })} />
      <FilterSelect
        label="Status"
        value={state.status}
        choices={[ALL, ...STATUS_FILTERS]}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Category"
        value={state.category}
        choices={[ALL, ...CATEGORY_CHOICES]}
        onChange={(category) => onChange({ category })}
      />
    </>
  );
}
