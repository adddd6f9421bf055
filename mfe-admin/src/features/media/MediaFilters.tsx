import { FilterSelect } from '../../resource-page/FilterSelect';
import { SearchField } from '../../resource-page/SearchField';
import { SHOWN_CHOICES, SORT_CHOICES, TYPE_CHOICES } from './mediaLabels';
import type { MediaListState } from './mediaListState';

const ALL = { value: 'all', label: 'All' };

interface Props {
  state: MediaListState;
  tags: readonly { tag: string; count: number }[];
  onChange: (changes: Partial<MediaListState>) => void;
}

export function MediaFilters({ state, tags, onChange }: Props) {
  const tagChoices = tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }));
  return (
    <>
      <SearchField placeholder="Search media..." value={state.search} onChange={(search) => onChange({ search })} />
      <FilterSelect
        label="Tag"
        value={state.tag}
        choices={[ALL, ...tagChoices]}
        onChange={(tag) => onChange({ tag })}
      />
      <FilterSelect
        label="Type"
        value={state.type}
        choices={[ALL, ...TYPE_CHOICES]}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        label="Show"
        value={state.shown}
        choices={SHOWN_CHOICES}
        onChange={(shown) => onChange({ shown })}
      />
      <FilterSelect label="Sort" value={state.sort} choices={SORT_CHOICES} onChange={(sort) => onChange({ sort })} />
    </>
  );
}
