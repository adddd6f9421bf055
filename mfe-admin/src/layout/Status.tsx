import type { ReactNode } from 'react';
import styles from './Status.module.css';

export type StatusColor = 'success' | 'processing' | 'warning' | 'error' | 'default';

interface Props {
  color: StatusColor;
  /** Shown on hover. */
  title?: string | undefined;
  /** The word, which is enough without the color. */
  children: ReactNode;
}

/** A state: a small dot and its word. */
export function Status({ color, title, children }: Props) {
  return (
    <span className={styles.status} data-color={color} title={title}>
      {children}
    </span>
  );
}
