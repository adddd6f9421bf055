import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';
import { ResourceList, type ResourceListProps } from './ResourceList';
import styles from './ResourcePage.module.css';
import { type Stat, StatCards } from './StatCards';

interface Props extends ResourceListProps {
  title: string;
  subtitle?: string;
  tabs?: ReactNode;
  actions: ReactNode;
  stats: readonly Stat[];
  selectionBar: ReactNode;
}

/** The layout of all managers: title, figures, and filters in three lines above the list. */
export function ResourcePage({ title, subtitle, tabs, actions, stats, selectionBar, ...list }: Props) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} {...(subtitle === undefined ? {} : { subtitle })} tabs={tabs} actions={actions} />
      <div className={styles.line}>
        <StatCards stats={stats} isLine />
        {selectionBar}
      </div>
      <ResourceList {...list} />
    </div>
  );
}
