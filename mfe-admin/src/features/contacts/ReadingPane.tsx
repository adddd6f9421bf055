import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './ReadingPane.module.css';

interface Props {
  title: ReactNode;
  /** What opened it, so that the focus returns there. */
  opener: string;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}

const FIELDS = 'input, textarea';

/** A message beside the list, whose buttons stay in sight above it. */
export function ReadingPane({ title, opener, onClose, footer, children }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const getOpener = () => document.querySelector<HTMLElement>(opener);
    getOpener()?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body) getOpener()?.focus();
    };
  }, [opener]);
  const leave = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof Element && !target.matches(FIELDS)) onClose();
  };
  return (
    <section className={styles.pane} aria-labelledby={headingId} onKeyDown={leave}>
      <header className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className={styles.actions}>{footer}</div>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
