import type { SitePage } from '@atelier/contracts';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { SectionCard } from '../../layout/SectionCard';
import { SETTINGS_PATH } from '../../routing/settingsPath';
import styles from './Setup.module.css';

const NEXT = [
  { href: '/admin/security', label: 'Change the password that the terminal showed' },
  { href: `${SETTINGS_PATH}/brand`, label: 'Add a logo, and choose typefaces' },
  { href: SETTINGS_PATH, label: 'Add your address, phone number, and opening hours' },
  { href: '/admin/projects/new', label: 'Show your first project' },
  { href: `${SETTINGS_PATH}/users`, label: 'Invite your colleagues' },
];

/** What to do once the site is open. */
export function AfterSetup({ firstPage }: { firstPage: SitePage | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.after}>
      <h1 ref={heading} tabIndex={-1}>
        Your studio is open
      </h1>
      <p className={styles.visit}>
        <a href="/" target="_blank" rel="noreferrer">
          See the home page
        </a>
        {firstPage !== undefined && (
          <a href={`/${firstPage.slug}`} target="_blank" rel="noreferrer">
            See “{firstPage.title}”
          </a>
        )}
      </p>
      <SectionCard title="What to do next" lead="In any order, whenever you have the time.">
        <ul className={styles.next}>
          {NEXT.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}
