import { type ReactNode, useId } from 'react';
import styles from './SectionCard.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Content next to the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a page with its own heading. */
export function SectionCard({ title, lead, aside, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
