import { FilterSelect } from '../../resource-page/FilterSelect';
import { SearchField } from '../../resource-page/SearchField';
import { DEPARTMENT_CHOICES, EXPERTISE_CHOICES } from './memberLabels';
import type { MemberListState } from './memberListState';

const ALL = { value: 'all', label: 'All' };

interface Props {
  state: MemberListState;
  onChange: (changes: Partial<MemberListState>) => void;
}

export function TeamFilters({ state, onChange }: Props) {
  return (
    <>
      <SearchField
        placeholder="Search team members..."
        value={state.search}
        onChange={(search) => onChange({ search })}
      />
      <FilterSelect
        label="Department"
        value={state.department}
        choices={[ALL, ...DEPARTMENT_CHOICES]}
        onChange={(department) => onChange({ department })}
      />
      <FilterSelect
        label="Expertise"
        value={state.expertise}
        choices={[ALL, ...EXPERTISE_CHOICES]}
        onChange={(expertise) => onChange({ expertise })}
      />
    </>
  );
}
