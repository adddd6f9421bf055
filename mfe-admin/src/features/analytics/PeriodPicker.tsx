import { type ReactNode, useEffect, useState } from 'react';
import { getDay } from '../../dates/dates';
import { DayRange } from '../../forms/DayRange';
import { FilterSelect } from '../../resource-page/FilterSelect';
import styles from './Analytics.module.css';
import { type AnalyticsState, COMPARISONS, findRefusal, PERIODS } from './analyticsState';
import type { Report } from './headlineFigures';

interface Props {
  state: AnalyticsState;
  /** The current report; custom days start with its period. */
  report: Report | undefined;
  onChange: (changes: Partial<AnalyticsState>) => void;
  /** More choices of what is reported. */
  children?: ReactNode;
}

/** Incomplete dates stay here until they form a valid period. */
function CustomDays({ state, report, onChange }: Props) {
  const { from, to } = state;
  const [days, setDays] = useState({ from: from || (report?.from ?? ''), to: to || (report?.to ?? '') });
  // The address may change elsewhere, such as by a step back.
  useEffect(() => {
    if (from !== '' && to !== '') setDays({ from, to });
  }, [from, to]);
  const refusal = findRefusal(days.from, days.to);
  const change = (changes: Partial<typeof days>) => {
    const next = { ...days, ...changes };
    setDays(next);
    if (findRefusal(next.from, next.to) === undefined) onChange(next);
  };
  return (
    <>
      <DayRange
        {...days}
        last={getDay(Date.now(), report?.timeZone)}
        isWrong={refusal !== undefined}
        timeZone={report?.timeZone}
        onChange={change}
      />
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}

/** Selects the period and the comparison. */
export function PeriodPicker({ state, report, onChange, children }: Props) {
  const choosePeriod = (period: string) =>
    onChange({
      period,
      ...(period === 'custom' ? { from: report?.from ?? '', to: report?.to ?? '' } : { from: '', to: '' }),
    });
  return (
    <div className={styles.picker}>
      <FilterSelect label="Period" value={state.period} choices={PERIODS} onChange={choosePeriod} />
      {state.period === 'custom' && <CustomDays state={state} report={report} onChange={onChange} />}
      <FilterSelect
        label="Compare"
        value={state.compare}
        choices={COMPARISONS}
        onChange={(compare) => onChange({ compare })}
      />
      {children}
    </div>
  );
}
