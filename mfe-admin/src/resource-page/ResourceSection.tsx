import type { ReactNode } from 'react';
import { ResourceList, type ResourceListProps } from './ResourceList';
import styles from './ResourceSection.module.css';
import { SectionHeader } from './SectionHeader';

interface Props extends ResourceListProps {
  title: string;
  hint: ReactNode;
  action: ReactNode;
}

/** A list in a section of a page. */
export function ResourceSection({ title, hint, action, ...list }: Props) {
  return (
    <section className={styles.section} aria-label={title}>
      <SectionHeader title={title} hint={hint} action={action} />
      <ResourceList {...list} />
    </section>
  );
}
