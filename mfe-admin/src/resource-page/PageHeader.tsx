import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  subtitle?: string;
  /** The sections of the page; they stand in the title's place, which only screen readers still announce. */
  tabs?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, subtitle, tabs, actions }: Props) {
  return (
    <header className={styles.header} data-has-tabs={tabs !== undefined}>
      <div>
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {tabs}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
