import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { Alert } from '#antd';
import styles from './ErrorSummary.module.css';

interface Props<Values extends FieldValues> {
  errors: FieldErrors<Values>;
  /** How often saving was tried: each attempt that fails moves the focus here. */
  attempt: number;
  onGo: (name: string) => void;
}

const messageOf = (error: unknown): string => {
  if (Array.isArray(error)) return messageOf(error.find(Boolean));
  return (error as { message?: string } | undefined)?.message ?? 'Please check this field';
};

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
                  {messageOf(errors[name])}
                </button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
