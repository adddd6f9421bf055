import { FilterSelect } from '../../resource-page/FilterSelect';
import { SearchField } from '../../resource-page/SearchField';
import { CATEGORY_CHOICES, STATUS_CHOICES } from './postLabels';
import type { PostListState } from './postListState';

const ALL = { value: 'all', label: 'All' };

interface Props {
  state: PostListState;
  onChange: (changes: Partial<PostListState>) => void;
}

export function PostFilters({ state, onChange }: Props) {
  return (
    <>
      <SearchField placeholder="Search posts..." value={state.search} onChange={(search) => onChange({ search })} />
      <FilterSelect
        label="Status"
        value={state.status}
        choices={[ALL, ...STATUS_CHOICES]}
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
