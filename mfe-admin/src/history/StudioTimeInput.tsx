import { useState } from 'react';
import { Button, Input } from '#antd';
import { findInstant, formatZonedTime, getTimeZone, toWallTime } from '../dates/dates';
import styles from './History.module.css';

interface Props {
  id: string;
  label: string;
  /** ISO 8601, or empty. */
  value: string;
  error?: string | undefined;
  /** Shown if there is no time. */
  none?: string;
  /** Whether the time can be removed. */
  isClearable?: boolean;
  onChange: (next: string) => void;
}

/** A date and time in the studio's time zone, which is shown next to it. An untouched value keeps its seconds. */
export function StudioTimeInput(props: Props) {
  const { id, label, value, error, none = 'Not scheduled', isClearable = true, onChange } = props;
  const [typed, setTyped] = useState<{ wall: string; iso: string }>();
  const wall = typed?.iso === value ? typed.wall : value && toWallTime(value);
  const change = (next: string) => {
    const iso = findInstant(next) ?? '';
    setTyped({ wall: next, iso });
    onChange(iso);
  };
  return (
    <div className={styles.time}>
      <label htmlFor={id}>{label}</label>
      <div>
        <Input
          id={id}
          type="datetime-local"
          value={wall}
          status={error === undefined ? '' : 'error'}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-says`}
          onChange={({ target }) => change(target.value)}
        />
        {isClearable && (
          <Button disabled={value === ''} onClick={() => change('')} aria-label={`Clear ${label}`}>
            Clear
          </Button>
        )}
      </div>
      <p id={`${id}-says`} role={error === undefined ? undefined : 'alert'} data-is-wrong={error !== undefined}>
        {error ?? `${value === '' ? none : formatZonedTime(value)} (studio time, ${getTimeZone()})`}
      </p>
    </div>
  );
}
