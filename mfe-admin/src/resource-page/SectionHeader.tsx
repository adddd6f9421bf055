import type { ReactNode } from 'react';
import styles from './SectionHeader.module.css';

interface Props {
  title: string;
  hint: ReactNode;
  action?: ReactNode;
}

/** The title of a page section, with its main action. */
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
