import type { ReactNode } from 'react';
import styles from './DialogFooter.module.css';

interface Props {
  /** The state of the content, such as 'Unsaved changes'; changes are announced to screen readers. */
  state?: string;
  /** The buttons. */
  children: ReactNode;
}

/** The footer of a dialog: its state on the left, its buttons on the right; on a phone the buttons share the width. */
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
