import { Link } from 'wouter';
import styles from './Events.module.css';
import { EVENT_LOG_PATH, EVENTS_PATH, FAILED_EVENTS_PATH } from './events.api';

const TABS = [
  { name: 'overview', label: 'Overview', href: EVENTS_PATH },
  { name: 'log', label: 'Log', href: EVENT_LOG_PATH },
  { name: 'failed', label: 'Failed', href: FAILED_EVENTS_PATH },
] as const;

export function EventTabs({ current }: { current: (typeof TABS)[number]['name'] }) {
  return (
    <nav className={styles.tabs} aria-label="Events">
      {TABS.map(({ name, label, href }) => (
        <Link key={name} href={href} aria-current={name === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
