import type { ActivityEntry } from '@atelier/contracts';
import { RESOURCES } from '@atelier/contracts/auth/permissions';
import { Button } from '#antd';
import { ACTION_CHOICES, resourceName } from '../../activity-log/activityWords';
import { DayRange } from '../../forms/DayRange';
import { FilterSelect } from '../../resource-page/FilterSelect';
import { SearchField } from '../../resource-page/SearchField';
import { mayDo } from '../../session/requirement';
import { useAdmin } from '../../session/useAdmin';
import { ACTIVITY_DEFAULTS, type ActivityState, isFiltering } from './activityState';

const ALL = { value: 'all', label: 'All' };

interface Props {
  state: ActivityState;
  entries: readonly ActivityEntry[];
  onChange: (changes: Partial<ActivityState>) => void;
}

/** The user, and everyone in the shown entries. */
const usePersons = (entries: readonly ActivityEntry[], chosen: string) => {
  const me = useAdmin();
  const persons = new Map([[me.id, 'Me']]);
  for (const { actor } of entries) if (actor.id !== null && !persons.has(actor.id)) persons.set(actor.id, actor.name);
  if (chosen !== 'all' && !persons.has(chosen)) persons.set(chosen, 'Somebody');
  return [...persons].map(([value, label]) => ({ value, label }));
};

export function ActivityFilters({ state, entries, onChange }: Props) {
  const admin = useAdmin();
  const persons = usePersons(entries, state.actor);
  const resources = RESOURCES.filter((resource) => mayDo(admin, resource, 'read'));
  return (
    <>
      <SearchField placeholder="Search titles..." value={state.search} onChange={(search) => onChange({ search })} />
      <FilterSelect
        label="Area"
        value={state.resource}
        choices={[ALL, ...resources.map((value) => ({ value, label: resourceName(value) }))]}
        onChange={(resource) => onChange({ resource })}
      />
      <FilterSelect
        label="Action"
        value={state.action}
        choices={[ALL, ...ACTION_CHOICES]}
        onChange={(action) => onChange({ action })}
      />
      <FilterSelect
        label="Person"
        value={state.actor}
        choices={[{ value: 'all', label: 'Everyone' }, ...persons]}
        onChange={(actor) => onChange({ actor })}
      />
      <DayRange from={state.from} to={state.to} onChange={onChange} />
      {isFiltering(state) && (
        <Button type="text" onClick={() => onChange(ACTIVITY_DEFAULTS)}>
          Clear filters
        </Button>
      )}
    </>
  );
}
