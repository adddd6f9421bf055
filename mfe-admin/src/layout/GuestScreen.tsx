import { type ReactNode, useEffect, useRef } from 'react';
import styles from './GuestScreen.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Links below the card, above the link to the website. */
  foot?: ReactNode;
  children: ReactNode;
}

let hasOneBeenShown = false;

/** Focuses a new screen's heading, except on the first screen of the document. */
const useHeadingFocus = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title means another screen
  useEffect(() => {
    if (hasOneBeenShown) heading.current?.focus();
    hasOneBeenShown = true;
  }, [title]);
  return heading;
};

/** A centered card for signed-out users. */
export function GuestScreen({ title, lead, foot, children }: Props) {
  const heading = useHeadingFocus(title);
  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <p className={styles.brand}>Atelier</p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <p className={styles.foot}>
        {foot}
        <a href="/">Back to the website</a>
      </p>
    </main>
  );
}

/** Text on a guest screen without a form. */
export function GuestWords({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>;
}

/** A secondary link next to the form. */
export function GuestAside({ children }: { children: ReactNode }) {
  return <p className={styles.aside}>{children}</p>;
}
