import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { SiteLink } from '../routing/SiteLink';
import { useStudio } from '../studio';
import { ChromeLink, isCurrent } from './ChromeLink';
import styles from './Header.module.css';
import { MenuDrawer } from './MenuDrawer';

export const ELEVATION_AFTER_PX = 30;

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};
const isScrolled = () => window.scrollY > ELEVATION_AFTER_PX;
const isNever = () => false;

export function Header() {
  const [path] = useLocation();
  const { details, navigation } = useStudio();
  const isElevated = useSyncExternalStore(onScroll, isScrolled, isNever);
  return (
    <header className={styles.header} data-elevated={isElevated}>
      <SiteLink href="/" className={styles.name} aria-current={path === '/' ? 'page' : undefined}>
        {details.name}
      </SiteLink>
      <nav aria-label="Main" className={styles.links}>
        {navigation.map(({ href, label }) => (
          <ChromeLink key={label + href} href={href} aria-current={isCurrent(href, path) ? 'page' : undefined}>
            {label}
          </ChromeLink>
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
