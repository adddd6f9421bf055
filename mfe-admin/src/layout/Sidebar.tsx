import { Link } from 'wouter';
import type { AdminRoute, MenuEntry } from '../routing/AdminRoute';
import { isUnder, ROUTES } from '../routing/routes';
import { mayDo } from '../session/requirement';
import { useAdmin } from '../session/useAdmin';
import styles from './Sidebar.module.css';

interface Item extends MenuEntry {
  path: string;
}

const itemOf = ({ path, menu }: AdminRoute): Item[] => (menu === undefined ? [] : [{ path, ...menu }]);

/** The sections that the signed-in person may read. */
export function Sidebar({ currentPath }: { currentPath: string }) {
  const admin = useAdmin();
  const items = ROUTES.flatMap(itemOf).filter(
    ({ resource, deletesAnyOf }) =>
      (resource === undefined || mayDo(admin, resource, 'read')) &&
      (deletesAnyOf === undefined || deletesAnyOf.some((one) => mayDo(admin, one, 'delete'))),
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
      </ul>
      <a className={styles.site} href="/" target="_blank" rel="noreferrer">
        View the website <span aria-hidden="true">↗</span>
      </a>
    </nav>
  );
}
