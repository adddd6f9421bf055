import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { Alert } from '#antd';
import styles from './ErrorSummary.module.css';
import { fieldMessage } from './fieldMessage';

interface Props<Values extends FieldValues> {
  errors: FieldErrors<Values>;
  /** The number of save attempts; each failed one moves the focus here. */
  attempt: number;
  onGo: (name: string) => void;
}

// A field's own error has a type; a group contains the errors of its fields.
const isGroup = (error: unknown): error is object => !Array.isArray(error) && !('type' in (error as object));

const wrongFields = (errors: object, path = ''): (readonly [name: string, error: unknown])[] =>
  Object.entries(errors).flatMap(([name, error]) =>
    isGroup(error) ? wrongFields(error, `${path}${name}.`) : [[`${path}${name}`, error] as const],
  );

/** All errors of a long form, shown at its top with links to the fields. */
export function ErrorSummary<Values extends FieldValues>({ errors, attempt, onGo }: Props<Values>) {
  const summary = useRef<HTMLDivElement>(null);
  const fields = wrongFields(errors);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (attempt === 0 || fields.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} className={styles.summary}>
      <Alert
        type="error"
        title={fields.length === 1 ? 'One field needs another look' : `${fields.length} fields need another look`}
        description={
          <ul>
            {fields.map(([name, error]) => (
              <li key={name}>
                <button type="button" onClick={() => onGo(name)}>
                  {fieldMessage(error) ?? 'Please check this field'}
                </button>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
