import { type Choice, FilterSelect } from './FilterSelect';
import { SearchField } from './SearchField';
import type { ListState } from './useListState';

/** A select for one field of the list's state. */
export interface Filter<State> {
  name: keyof State & string;
  label: string;
  choices: readonly Choice[];
}

interface Props<State extends ListState> {
  placeholder: string;
  filters: readonly Filter<State>[];
  state: State;
  onChange: (changes: Partial<State>) => void;
}

/** A search field and selects in one row. */
export function ListFilters<State extends ListState & { search: string }>(props: Props<State>) {
  const { placeholder, filters, state, onChange } = props;
  const set = (name: keyof State) => (value: string) => onChange({ [name]: value } as Partial<State>);
  return (
    <>
      <SearchField placeholder={placeholder} value={state.search} onChange={set('search')} />
      {filters.map(({ name, label, choices }) => (
        <FilterSelect key={name} label={label} value={state[name] ?? ''} choices={choices} onChange={set(name)} />
      ))}
    </>
  );
}
