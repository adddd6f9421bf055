import type { ReactNode } from 'react';
import styles from './ClosingCall.module.css';

/** The last section of a page, on coral: a call to action. */
export function ClosingCall({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.call} aria-labelledby="closing-call">
      <h2 id="closing-call">{title}</h2>
      <div className={styles.side}>
        <p>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
