import type { ValueCount } from '@atelier/contracts';
import type { Address } from '@atelier/web-kit/api/calls';
import { useAnswer } from '../platform/useAnswer';
import { type Choice, FilterSelect } from './FilterSelect';
import { SearchField } from './SearchField';
import type { ListState } from './useListState';

/** A select for one field of the list's state. */
export interface Filter<State> {
  name: keyof State & string;
  label: string;
  choices: readonly Choice[];
  /** Further choices, which the server knows. */
  choicesAt?: Address<{ data: readonly ValueCount[] }>;
}

interface Props<State extends ListState> {
  placeholder: string;
  filters: readonly Filter<State>[];
  state: State;
  onChange: (changes: Partial<State>) => void;
}

interface FilterProps<State> {
  filter: Filter<State>;
  value: string;
  onChange: (value: string) => void;
}

function ListFilter<State>({ filter: { label, choices, choicesAt }, ...chosen }: FilterProps<State>) {
  const { data } = useAnswer(choicesAt ?? null);
  const loaded = (data?.data ?? []).map(({ name }) => ({ value: name, label: name }));
  return <FilterSelect label={label} choices={[...choices, ...loaded]} {...chosen} />;
}

/** A search field and selects in one row. */
export function ListFilters<State extends ListState & { search: string }>(props: Props<State>) {
  const { placeholder, filters, state, onChange } = props;
  const set = (name: keyof State) => (value: string) => onChange({ [name]: value } as Partial<State>);
  return (
    <>
      <SearchField placeholder={placeholder} value={state.search} onChange={set('search')} />
      {filters.map((filter) => (
        <ListFilter key={filter.name} filter={filter} value={state[filter.name] ?? ''} onChange={set(filter.name)} />
      ))}
    </>
  );
}
