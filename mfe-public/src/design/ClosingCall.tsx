import type { ReactNode } from 'react';
import styles from './ClosingCall.module.css';

interface ClosingCallProps {
  title: string;
  text: ReactNode;
  /** The drawing along the lower edge, and the ground below it. Plain coral without one. */
  look?: 'sun' | 'steps' | 'lines' | 'heads' | 'frames' | 'dots';
  children: ReactNode;
}

/** The last section of a page: a call to action. */
export function ClosingCall({ title, text, look, children }: ClosingCallProps) {
  return (
    <section className={styles.call} data-look={look} aria-labelledby="closing-call">
      <h2 id="closing-call">{title}</h2>
      <div className={styles.side}>
        <p>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
