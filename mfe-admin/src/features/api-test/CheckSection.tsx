import type { ReactNode } from 'react';
import styles from './ApiTest.module.css';

interface Props {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** One fold of the dashboard; the browser's own, so that it needs no script and no ARIA. */
export function CheckSection({ title, isOpen = false, children }: Props) {
  return (
    <details className={styles.section} open={isOpen}>
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
