import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { PageHeader } from '../resource-page/PageHeader';
import { ROUTES } from '../routing/routes';
import { mayDo } from '../session/requirement';
import { useAdmin } from '../session/useAdmin';
import styles from './SettingsFrame.module.css';

const SECTIONS = ROUTES.filter(({ settingsLabel }) => settingsLabel !== undefined);

/** System Settings: tabs for its sections, with the current one below. */
export function SettingsFrame({ path, children }: { path: string; children: ReactNode }) {
  const admin = useAdmin();
  const sections = SECTIONS.filter(
    ({ requirement }) => requirement?.resource === undefined || mayDo(admin, requirement.resource, 'read'),
  );
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section must be scrolled into view
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <>
      <PageHeader title="System Settings" subtitle="How the studio presents itself, and who may do what" />
      <nav aria-label="Settings" className={styles.sections}>
        <ul ref={list}>
          {sections.map((section) => (
            <li key={section.path}>
              <Link
                href={section.path}
                className={styles.section ?? ''}
                aria-current={section.path === path ? 'page' : undefined}
              >
                {section.settingsLabel}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
