import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { PageHeader } from '../resource-page/PageHeader';
import { SETTINGS_GROUPS } from '../routing/AdminRoute';
import { ROUTES } from '../routing/routes';
import { mayDo } from '../session/requirement';
import { useAdmin } from '../session/useAdmin';
import styles from './SettingsFrame.module.css';

const SECTIONS = ROUTES.flatMap(({ path, requirement, settings }) =>
  settings === undefined ? [] : [{ path, resource: requirement?.resource, ...settings }],
);

/** System Settings: its sections by group, beside the current one, or above it on narrow screens. */
export function SettingsFrame({ path, children }: { path: string; children: ReactNode }) {
  const admin = useAdmin();
  const sections = SECTIONS.filter(({ resource }) => resource === undefined || mayDo(admin, resource, 'read'));
  const groups = Object.entries(SETTINGS_GROUPS)
    .map(([group, label]) => ({
      label,
      own: sections.filter((section) => section.group === group),
    }))
    .filter(({ own }) => own.length > 0);
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section must be scrolled into view
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <div className={styles.frame}>
      <PageHeader title="System Settings" subtitle="How the studio presents itself, and who can do what" />
      {groups.length > 0 && (
        <nav ref={nav} aria-label="Settings" className={styles.sections}>
          {groups.map(({ label, own }) => (
            <div key={label} className={styles.group}>
              <h2>{label}</h2>
              <ul>
                {own.map((section) => (
                  <li key={section.path}>
                    <Link
                      href={section.path}
                      className={styles.section ?? ''}
                      aria-current={section.path === path ? 'page' : undefined}
                    >
                      {section.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      <div className={styles.current}>{children}</div>
    </div>
  );
}
