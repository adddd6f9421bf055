import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  id: string;
  label: string;
  error: string | undefined;
  isOptional?: boolean;
  isWide?: boolean;
  /** Shown beside the message, such as a counter. */
  note?: ReactNode;
  children: ReactNode;
}

export const errorId = (id: string): string => `${id}-error`;

/** Label, input, and error. */
export function Field({ id, label, error, isOptional = false, isWide = false, note, children }: FieldProps) {
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
      <div className={styles.below}>
        <span id={errorId(id)} className={styles.error}>
          {error}
        </span>
        {note}
      </div>
    </div>
  );
}
