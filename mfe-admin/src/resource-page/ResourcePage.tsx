import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';
import { ResourceList, type ResourceListProps } from './ResourceList';
import { type Stat, StatCards } from './StatCards';

interface Props extends ResourceListProps {
  title: string;
  subtitle?: string;
  actions: ReactNode;
  stats: readonly Stat[];
}

/** The layout of all managers: figures above the list. */
export function ResourcePage({ title, subtitle, actions, stats, ...list }: Props) {
  return (
    <>
      <PageHeader title={title} {...(subtitle === undefined ? {} : { subtitle })} actions={actions} />
      <StatCards stats={stats} />
      <ResourceList {...list} />
    </>
  );
}
