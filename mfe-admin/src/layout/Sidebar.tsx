import { Link } from 'wouter';
import { AppstoreOutlined } from '#icons';
import { usePlatform } from '../platform/usePlatform';
import type { AdminRoute, MenuEntry } from '../routing/AdminRoute';
import { isUnder, ROUTES } from '../routing/routes';
import { mayDo } from '../session/requirement';
import { useAdmin } from '../session/useAdmin';
import styles from './Sidebar.module.css';

interface Item extends MenuEntry {
  path: string;
}

const toItem = ({ path, menu }: AdminRoute): Item[] => (menu === undefined ? [] : [{ path, ...menu }]);

/** The sections that the user can read, and links added by other remotes. */
export function Sidebar({ currentPath }: { currentPath: string }) {
  const admin = useAdmin();
  const items = ROUTES.flatMap(toItem).filter(
    ({ resource, deletesAny }) =>
      (resource === undefined || mayDo(admin, resource, 'read')) &&
      (deletesAny === undefined || deletesAny.some((one) => mayDo(admin, one, 'delete'))),
  );
  // Earlier shell versions have no menu.
  const links = (usePlatform().menu ?? []).filter(
    ({ needs }) => needs === undefined || mayDo(admin, needs.resource, needs.action),
  );
  return (
    <nav className={styles.nav} aria-label="Sections">
      <p className={styles.brand}>
        Atelier <span>workshop</span>
      </p>
      <ul>
        {items.map(({ path, label, Icon }) => (
          <li key={path}>
            <Link
              href={path}
              className={styles.item ?? ''}
              aria-current={isUnder(currentPath, path) ? 'page' : undefined}
            >
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={path} className={styles.item}>
              <AppstoreOutlined aria-hidden="true" />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.site} href="/" target="_blank" rel="noreferrer">
        View the website <span aria-hidden="true">↗</span>
      </a>
    </nav>
  );
}
