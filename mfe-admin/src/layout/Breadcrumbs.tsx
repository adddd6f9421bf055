import { Link } from 'wouter';
import type { AdminRoute } from '../routing/AdminRoute';
import { getSubPath } from '../routing/routes';
import { SETTINGS_PATH } from '../routing/settingsPath';
import { DASHBOARD_PATH } from '../session/origin';
import styles from './Breadcrumbs.module.css';

const findTask = (path: string, route: AdminRoute): string | undefined => {
  const lastStep = getSubPath(path, route).split('/').at(-1);
  if (route.thing === undefined) return undefined;
  if (lastStep === 'import') return 'Import';
  if (lastStep === 'arrange') return 'Arrange';
  if (lastStep === 'new' || lastStep === 'add') return `Add ${route.thing}`;
  return lastStep === 'edit' ? `Edit ${route.thing}` : undefined;
};

/** Breadcrumbs; the last one is the current page. */
export function Breadcrumbs({ route, path }: { route: AdminRoute; path: string }) {
  const task = findTask(path, route);
  const section = route.settings?.label ?? route.menu?.label ?? route.title;
  const isDashboard = route.path === DASHBOARD_PATH;
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol>
        <li>
          {isDashboard ? <span aria-current="page">Dashboard</span> : <Link href={DASHBOARD_PATH}>Dashboard</Link>}
        </li>
        {route.settings !== undefined && (
          <li>
            <Link href={SETTINGS_PATH}>Settings</Link>
          </li>
        )}
        {!isDashboard && (
          <li>
            {task === undefined ? <span aria-current="page">{section}</span> : <Link href={route.path}>{section}</Link>}
          </li>
        )}
        {task !== undefined && (
          <li>
            <span aria-current="page">{task}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
