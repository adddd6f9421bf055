import { useEffect, useRef } from 'react';
import { SiteLink } from '../routing/SiteLink';
import { STUDIO } from '../studio';
import styles from './MenuDrawer.module.css';
import { isCurrent, MAIN_LINKS } from './mainLinks';

const LINKS = [{ href: '/', label: 'Home' }, ...MAIN_LINKS] as const;

/** The menu of small screens: a modal dialog, so that focus, Escape and the page behind are the browser's business. */
export function MenuDrawer({ path }: { path: string }) {
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
            {LINKS.map(({ href, label }) => {
              const isHere = href === '/' ? path === '/' : isCurrent(href, path);
              return (
                <SiteLink key={href} href={href} aria-current={isHere ? 'page' : undefined} onClick={close}>
                  {label}
                </SiteLink>
              );
            })}
          </nav>
          <p className={styles.aside}>
            <SiteLink href="/search" onClick={close}>
              Search
            </SiteLink>
            <a href={`mailto:${STUDIO.email}`}>{STUDIO.email}</a>
            <a href={`tel:${STUDIO.phone.dialled}`}>{STUDIO.phone.shown}</a>
          </p>
        </div>
      </dialog>
    </div>
  );
}
