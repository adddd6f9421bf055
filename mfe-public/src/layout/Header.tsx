import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { isCurrent, SiteLink } from '../routing/SiteLink';
import { useStudio } from '../studio';
import styles from './Header.module.css';
import { MenuDrawer } from './MenuDrawer';

export const ELEVATION_AFTER_PX = 30;

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};
const isScrolled = () => window.scrollY > ELEVATION_AFTER_PX;
const isNever = () => false;

/** False on the server, and until the visitor scrolls. */
export const useIsScrolled = (): boolean => useSyncExternalStore(onScroll, isScrolled, isNever);

export function Header() {
  const [path] = useLocation();
  const { details, navigation } = useStudio();
  const isElevated = useIsScrolled();
  return (
    <header className={styles.header} data-elevated={isElevated}>
      <SiteLink href="/" className={styles.name} aria-current={path === '/' ? 'page' : undefined}>
        {details.name}
      </SiteLink>
      <nav aria-label="Main" className={styles.links}>
        {navigation.map(({ href, label }) => (
          <SiteLink key={label + href} href={href} aria-current={isCurrent(href, path) ? 'page' : undefined}>
            {label}
          </SiteLink>
        ))}
      </nav>
      <SiteLink
        href="/search"
        className={styles.search}
        aria-label="Search"
        aria-current={path === '/search' ? 'page' : undefined}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle cx="10" cy="10" r="7" />
          <path d="m15.5 15.5 6 6" />
        </svg>
      </SiteLink>
      <SiteLink href="/contact" className={styles.talk}>
        Let's Talk
      </SiteLink>
      <MenuDrawer path={path} />
    </header>
  );
}
