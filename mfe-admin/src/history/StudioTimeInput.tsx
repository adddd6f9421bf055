import { getAddress } from '@atelier/web-kit/api/calls';
import { useState } from 'react';
import { Button, Input } from '#antd';
import { useAnswer } from '../platform/useAnswer';
import styles from './History.module.css';
import { studioMoment, toInstant, toWallTime } from './studioTime';

/** The studio's time zone; undefined until loaded. */
export const useStudioTimeZone = (): string | undefined => useAnswer(getAddress('GET /studio')).data?.data.timeZone;

interface Props {
  id: string;
  label: string;
  /** ISO 8601, or empty. */
  value: string;
  timeZone: string | undefined;
  error?: string | undefined;
  /** Shown if there is no time. */
  none?: string;
  /** Whether the time can be removed. */
  isClearable?: boolean;
  onChange: (next: string) => void;
}

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const toWall = (iso: string, timeZone: string | undefined): string =>
  iso === '' || timeZone === undefined ? '' : toWallTime(iso, timeZone);

/** A date and time in the studio's time zone, which is shown next to it. An untouched value keeps its seconds. */
export function StudioTimeInput(props: Props) {
  const { id, label, value, timeZone, error, none = 'Not scheduled', isClearable = true, onChange } = props;
  const [typed, setTyped] = useState<{ wall: string; iso: string }>();
  const wall = typed?.iso === value ? typed.wall : toWall(value, timeZone);
  const change = (next: string) => {
    const iso = timeZone !== undefined && WALL_TIME.test(next) ? toInstant(next, timeZone) : '';
    setTyped({ wall: next, iso });
    onChange(iso);
  };
  const says = value === '' || timeZone === undefined ? none : studioMoment(value, timeZone);
  return (
    <div className={styles.time}>
      <label htmlFor={id}>{label}</label>
      <div>
        <Input
          id={id}
          type="datetime-local"
          value={wall}
          disabled={timeZone === undefined}
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
        {error ?? `${says}${timeZone === undefined ? '' : ` (studio time, ${timeZone})`}`}
      </p>
    </div>
  );
}
