import type { ReactNode } from 'react';
import styles from './ApiTest.module.css';

interface Props {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A collapsible section; the native element needs no script or ARIA. */
export function CheckSection({ title, isOpen = false, children }: Props) {
  return (
    <details className={styles.section} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
