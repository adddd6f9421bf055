import { ALL } from '../../resource-page/FilterSelect';
import { ListFilters } from '../../resource-page/ListFilters';
import { SHOWN_CHOICES, SORT_CHOICES, TYPE_CHOICES } from './mediaLabels';
import type { MediaListState } from './mediaListState';

interface Props {
  state: MediaListState;
  tags: readonly { tag: string; count: number }[];
  onChange: (changes: Partial<MediaListState>) => void;
}

export function MediaFilters({ state, tags, onChange }: Props) {
  const tagChoices = tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }));
  return (
    <ListFilters
      placeholder="Search media..."
      filters={[
        { name: 'tag', label: 'Tag', choices: [ALL, ...tagChoices] },
        { name: 'type', label: 'Type', choices: [ALL, ...TYPE_CHOICES] },
        { name: 'shown', label: 'Show', choices: SHOWN_CHOICES },
        { name: 'sort', label: 'Sort', choices: SORT_CHOICES },
      ]}
      state={state}
      onChange={onChange}
    />
  );
}
