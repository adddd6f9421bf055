import type { Suspicion } from '@atelier/contracts';
import type { ReactNode } from 'react';
import styles from './Desk.module.css';

/** Why a message or sign-up was quarantined, and what to do about it. */
export function SuspicionNote({ suspicion, children }: { suspicion: Suspicion; children?: ReactNode }) {
  return (
    <section className={styles.suspicion} aria-label="Why it was held back">
      <strong>Held back: it looks like spam</strong>
      <ul>
        {suspicion.reasons.map(({ text, points }) => (
          <li key={text}>
            {text}
            <span>{points} points</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
