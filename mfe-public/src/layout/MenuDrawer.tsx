import { useEffect, useRef } from 'react';
import { isCurrent, SiteLink } from '../routing/SiteLink';
import { dialled, useStudio } from '../studio';
import styles from './MenuDrawer.module.css';

const HOME = { href: '/', label: 'Home' };

/** The menu on small screens. It is a modal dialog, so that the browser handles focus, Escape, and the page behind it. */
export function MenuDrawer({ path }: { path: string }) {
  const { details, navigation } = useStudio();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    if (dialog.current?.open) dialog.current.close();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another page is what closes the menu.
  useEffect(close, [path]);
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.open} onClick={() => dialog.current?.showModal()} aria-haspopup="dialog">
        Menu
      </button>
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label="Menu"
        onClick={(event) => event.target === dialog.current && close()}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <div className={styles.sheet}>
          <button type="button" className={styles.close} onClick={close}>
            Close
          </button>
          <nav aria-label="Menu" className={styles.links}>
            {[HOME, ...navigation].map(({ href, label }) => (
              <SiteLink
                key={label + href}
                href={href}
                aria-current={isCurrent(href, path) ? 'page' : undefined}
                onClick={close}
              >
                {label}
              </SiteLink>
            ))}
          </nav>
          <p className={styles.aside}>
            <SiteLink href="/search" onClick={close}>
              Search
            </SiteLink>
            <a href={`mailto:${details.email}`}>{details.email}</a>
            {details.phone && <a href={dialled(details.phone)}>{details.phone}</a>}
          </p>
        </div>
      </dialog>
    </div>
  );
}
