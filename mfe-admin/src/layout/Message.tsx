import type { ReactNode } from 'react';
import styles from './Message.module.css';

interface Props {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** 2 if the message is on a page with its own heading. */
  level?: 1 | 2;
}

/** A screen or section with only a message. */
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
