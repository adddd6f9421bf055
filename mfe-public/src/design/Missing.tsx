import type { ReactNode } from 'react';
import styles from './Missing.module.css';

/** The page for a missing item, with suggestions. */
export function Missing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.missing}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
