import type { Action, Resource } from '@atelier/contracts/auth/permissions';
import { Link } from 'wouter';
import { mayDo } from '../../session/requirement';
import { useAdmin } from '../../session/useAdmin';
import styles from './Dashboard.module.css';

interface QuickAction {
  label: string;
  href: string;
  resource: Resource;
  action: Action;
}

const ACTIONS: readonly QuickAction[] = [
  { label: 'Add Project', href: '/admin/projects/new', resource: 'projects', action: 'write' },
  { label: 'Write Blog Post', href: '/admin/blog/new', resource: 'blog', action: 'write' },
  { label: 'Add Team Member', href: '/admin/team/new', resource: 'team', action: 'write' },
  { label: 'View Analytics', href: '/admin/analytics', resource: 'analytics', action: 'read' },
];

export function QuickActions() {
  const admin = useAdmin();
  const allowed = ACTIONS.filter(({ resource, action }) => mayDo(admin, resource, action));
  if (allowed.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <ul className={styles.quick}>
        {allowed.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>
              {label} <span aria-hidden="true">→</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
