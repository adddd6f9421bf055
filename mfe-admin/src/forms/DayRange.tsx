import { getTimeZone } from '../dates/dates';
import { DayInput } from './DayInput';
import styles from './DayRange.module.css';

interface Days {
  from: string;
  to: string;
}

interface Props extends Days {
  /** The last day that can be chosen. */
  last?: string;
  isWrong?: boolean;
  /** The studio's if absent. */
  timeZone?: string | undefined;
  onChange: (changes: Partial<Days>) => void;
}

/** The first and last day of a period, and the time zone in which days begin. */
export function DayRange({ from, to, last, isWrong = false, timeZone = getTimeZone(), onChange }: Props) {
  const status = isWrong ? 'error' : '';
  return (
    <div className={styles.range}>
      <DayInput
        aria-label="From"
        prefix="From:"
        max={last}
        status={status}
        value={from}
        onChange={(day) => onChange({ from: day })}
      />
      <DayInput
        aria-label="To"
        prefix="To:"
        min={from || undefined}
        max={last}
        status={status}
        value={to}
        onChange={(day) => onChange({ to: day })}
      />
      <span>Studio time, {timeZone}</span>
    </div>
  );
}
