import type { ReactNode } from 'react';
import styles from './SectionHeader.module.css';

interface Props {
  title: string;
  hint: ReactNode;
  action?: ReactNode;
}

/** What a section of a page is about, and the one thing to do there. */
export function SectionHeader({ title, hint, action }: Props) {
  return (
    <header className={styles.header}>
      <div>
        <h2>{title}</h2>
        <p>{hint}</p>
      </div>
      {action}
    </header>
  );
}
