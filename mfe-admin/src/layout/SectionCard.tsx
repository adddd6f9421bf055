import { type ReactNode, useId } from 'react';
import styles from './SectionCard.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page that stands for itself, under its own heading. */
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
