import { useState } from 'react';
import { Input } from '#antd';
import { FilterSelect } from '../../resource-page/FilterSelect';
import styles from './Analytics.module.css';
import { type AnalyticsState, COMPARISONS, dayOf, PERIODS, periodOf, refusalOf } from './analyticsState';

interface Props {
  state: AnalyticsState;
  onChange: (changes: Partial<AnalyticsState>) => void;
}

/** Days that are no period yet stay here until they are one. */
function CustomDays({ state, onChange }: Props) {
  const [days, setDays] = useState(periodOf(state));
  const refusal = refusalOf(days.from, days.to);
  const change = (changes: Partial<typeof days>) => {
    const next = { ...days, ...changes };
    setDays(next);
    if (refusalOf(next.from, next.to) === undefined) onChange(next);
  };
  const today = dayOf(Date.now());
  const field = (name: 'from' | 'to', label: string) => (
    <span className={styles.day}>
      <label htmlFor={`analytics-${name}`}>{label}</label>
      <Input
        id={`analytics-${name}`}
        type="date"
        max={today}
        value={days[name]}
        status={refusal === undefined ? '' : 'error'}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </span>
  );
  return (
    <>
      {field('from', 'From')}
      {field('to', 'To')}
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}

/** Which days are shown, and what they are compared with. */
export function PeriodPicker({ state, onChange }: Props) {
  const choosePeriod = (period: string) =>
    onChange(period === 'custom' ? { period, ...periodOf(state) } : { period, from: '', to: '' });
  return (
    <div className={styles.picker}>
      <FilterSelect label="Period" value={state.period} choices={PERIODS} onChange={choosePeriod} />
      {state.period === 'custom' && <CustomDays state={state} onChange={onChange} />}
      <FilterSelect
        label="Compare"
        value={state.compare}
        choices={COMPARISONS}
        onChange={(compare) => onChange({ compare })}
      />
    </div>
  );
}
