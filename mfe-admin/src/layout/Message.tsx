import type { ReactNode } from 'react';
import styles from './Message.module.css';

interface Props {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** 2 where the message stands inside a page that has its own heading. */
  level?: 1 | 2;
}

/** A screen or a section that has only something to say. */
export function Message({ title, children, action, level = 1 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.message} data-level={level}>
      <span className={styles.mark} aria-hidden="true" />
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.text}>{children}</div>
      {action}
    </section>
  );
}
