import type { ReactNode } from 'react';
import styles from './TitledSection.module.css';

interface TitledSectionProps {
  id: string;
  title: string;
  /** Below the title, such as a link to the whole list. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Cards beside each other, for such a section. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A section of a page with its title in the margin. */
export function TitledSection({ id, title, aside, children }: TitledSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <div>{children}</div>
    </section>
  );
}
