import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** What stands where content would be: nothing there, or not to be had. */
export function Notice({ title, text, children, role }: NoticeProps) {
  return (
    <div className={styles.notice} role={role}>
      <h2>{title}</h2>
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
}
