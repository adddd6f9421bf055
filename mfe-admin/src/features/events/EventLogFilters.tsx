import { useId } from 'react';
import { Button } from '#antd';
import { findInstant, toWallTime } from '../../dates/dates';
import { StudioTimeInput } from '../../history/StudioTimeInput';
import { useAnswer } from '../../platform/useAnswer';
import { ALL, FilterSelect } from '../../resource-page/FilterSelect';
import { SearchField } from '../../resource-page/SearchField';
import { isFiltering } from '../../resource-page/useListState';
import styles from './Events.module.css';
import { EVENT_LOG_DEFAULTS, type EventLogState } from './eventLogState';
import { OVERVIEW_ADDRESS } from './events.api';
import { eventLabel } from './eventWords';

interface Props {
  state: EventLogState;
  onChange: (changes: Partial<EventLogState>) => void;
}

const findOwner = (type: string): string => type.split('.')[1] ?? '';

/** The event types in the stream, plus the chosen one. */
const useTypeChoices = (chosen: string) => {
  const held = useAnswer(OVERVIEW_ADDRESS).data?.data.types.map(({ type }) => type) ?? [];
  const types = chosen === 'all' || held.includes(chosen) ? held : [...held, chosen];
  return [ALL, ...types.map((value) => ({ value, label: `${eventLabel(value)} (${findOwner(value)})` }))];
};

export function EventLogFilters({ state, onChange }: Props) {
  const id = useId();
  const types = useTypeChoices(state.type);
  return (
    <section className={styles.filters} aria-label="Filters">
      <FilterSelect label="Type" value={state.type} choices={types} onChange={(type) => onChange({ type })} />
      <SearchField placeholder="Item ID or slug" value={state.subject} onChange={(subject) => onChange({ subject })} />
      <SearchField
        placeholder="Trace, request, or event ID"
        value={state.trace}
        onChange={(trace) => onChange({ trace })}
      />
      {(['from', 'to'] as const).map((end) => (
        <StudioTimeInput
          key={end}
          id={`${id}-${end}`}
          label={end === 'from' ? 'From' : 'To'}
          value={findInstant(state[end]) ?? ''}
          none="Any time"
          isClearable={false}
          onChange={(iso) => onChange({ [end]: iso && toWallTime(iso) })}
        />
      ))}
      {isFiltering(state, EVENT_LOG_DEFAULTS) && (
        <Button type="text" onClick={() => onChange(EVENT_LOG_DEFAULTS)}>
          Clear filters
        </Button>
      )}
    </section>
  );
}
