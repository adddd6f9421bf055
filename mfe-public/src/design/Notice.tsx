import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** Shown in place of content that is empty or could not be loaded. */
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
  /** 1 if the notice is the whole page. */
  level?: 1 | 2;
}
