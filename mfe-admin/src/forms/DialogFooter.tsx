import type { ReactNode } from 'react';
import styles from './DialogFooter.module.css';

interface Props {
  /** How it stands with what is in the dialog, such as 'Unsaved changes'; told to screen readers as it changes. */
  state?: string;
  /** The buttons. */
  children: ReactNode;
}

/** The foot of a dialog: its state at the start, its buttons at the end; on a phone the buttons share the width. */
export function DialogFooter({ state, children }: Props) {
  return (
    <div className={styles.footer}>
      {state !== undefined && (
        <span className={styles.state} role="status">
          {state}
        </span>
      )}
      {children}
    </div>
  );
}
