import { Link } from 'wouter';
import styles from './SectionTabs.module.css';

interface Props {
  label: string;
  tabs: readonly { label: string; href: string }[];
  /** The address of the current tab. */
  current: string;
}

/** Links to the sections of a page. */
export function SectionTabs({ label, tabs, current }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.href === current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
