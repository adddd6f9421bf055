import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** What stands where content would be: nothing there, or not to be had. */
export function Notice({ title, text, children, role, level = 2 }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.notice} role={role}>
      <Heading>{title}</Heading>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

interface NoticeProps {
  title: string;
  text: string;
  children: ReactNode;
  role?: 'alert' | undefined;
  /** 1 where it is all that the page has to say. */
  level?: 1 | 2;
}
