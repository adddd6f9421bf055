import { type ReactNode, useEffect, useRef } from 'react';
import styles from './GuestScreen.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Links below the card, before the way back to the website. */
  foot?: ReactNode;
  children: ReactNode;
}

let hasOneBeenShown = false;

/** A screen's new heading gets the focus, except on the first screen of the document, which is left as the browser opened it. */
const useHeadingFocus = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another screen
  useEffect(() => {
    if (hasOneBeenShown) heading.current?.focus();
    hasOneBeenShown = true;
  }, [title]);
  return heading;
};

/** A card in the middle of the window, for who is not signed in. */
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

/** What a guest screen says where it has no form. */
export function GuestWords({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>;
}

/** A link beside the form's main way. */
export function GuestAside({ children }: { children: ReactNode }) {
  return <p className={styles.aside}>{children}</p>;
}
