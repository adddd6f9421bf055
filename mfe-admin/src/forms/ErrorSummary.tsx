import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { Alert } from '#antd';
import styles from './ErrorSummary.module.css';
import { fieldMessage } from './fieldMessage';

interface Props<Values extends FieldValues> {
  errors: FieldErrors<Values>;
  /** How often saving was tried: each attempt that fails moves the focus here. */
  attempt: number;
  onGo: (name: string) => void;
}

/** All that is wrong with a long form, at its top, each with the way to its field. */
export function ErrorSummary<Values extends FieldValues>({ errors, attempt, onGo }: Props<Values>) {
  const summary = useRef<HTMLDivElement>(null);
  const names = Object.keys(errors);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (attempt === 0 || names.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} className={styles.summary}>
      <Alert
        type="error"
        title={names.length === 1 ? 'One field needs another look' : `${names.length} fields need another look`}
        description={
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => onGo(name)}>
                  {fieldMessage(errors[name]) ?? 'Please check this field'}
                </button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
