import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { AppstoreOutlined } from '#icons';
import { usePlatform } from '../platform/usePlatform';
import { type AdminRoute, MENU_GROUPS, type MenuEntry } from '../routing/AdminRoute';
import { isUnder, ROUTES } from '../routing/routes';
import { prefetchScreen } from '../routing/screens';
import { mayDo } from '../session/requirement';
import { useAdmin } from '../session/useAdmin';
import styles from './Sidebar.module.css';
import hidden from './VisuallyHidden.module.css';

interface Item extends MenuEntry {
  path: string;
}

const MAX_SHOWN = 99;

const toItem = ({ path, menu }: AdminRoute): Item[] => (menu === undefined ? [] : [{ path, ...menu }]);

function Unread({ useUnread }: { useUnread: () => number | undefined }) {
  const count = useUnread() ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.unread}>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      <span className={hidden.visuallyHidden}> new</span>
    </span>
  );
}

/** A link to a section, whose chunk loads when the pointer or the focus reaches the link. */
function SectionLink({ path, children, isCurrent }: { path: string; children: ReactNode; isCurrent: boolean }) {
  const prefetch = () => prefetchScreen(path);
  return (
    <Link
      href={path}
      className={styles.item ?? ''}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </Link>
  );
}

function Items({ items, currentPath }: { items: readonly Item[]; currentPath: string }) {
  return (
    <ul>
      {items.map(({ path, label, Icon, useUnread }) => (
        <li key={path}>
          <SectionLink path={path} isCurrent={isUnder(currentPath, path)}>
            <Icon aria-hidden="true" />
            {label}
            {useUnread && <Unread useUnread={useUnread} />}
          </SectionLink>
        </li>
      ))}
    </ul>
  );
}

/** Links added by other remotes. Earlier shell versions have no menu. */
function RemoteLinks() {
  const admin = useAdmin();
  const links = (usePlatform().menu ?? []).filter(
    ({ needs }) => needs === undefined || mayDo(admin, needs.resource, needs.action),
  );
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className={styles.group}>More</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={path} className={styles.item}>
              <AppstoreOutlined aria-hidden="true" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sections that the user can read, by group. */
export function Sidebar({ currentPath }: { currentPath: string }) {
  const admin = useAdmin();
  const items = ROUTES.flatMap(toItem).filter(
    ({ resource, deletesAny }) =>
      (resource === undefined || mayDo(admin, resource, 'read')) &&
      (deletesAny === undefined || deletesAny.some((one) => mayDo(admin, one, 'delete'))),
  );
  const groups = Object.entries(MENU_GROUPS).map(([group, label]) => ({
    label,
    own: items.filter((item) => item.group === group),
  }));
  return (
    <nav className={styles.nav} aria-label="Sections">
      <p className={styles.brand}>
        Atelier <span>workshop</span>
      </p>
      <Items items={items.filter(({ group }) => group === undefined)} currentPath={currentPath} />
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ label, own }) => (
          <div key={label}>
            <h2 className={styles.group}>{label}</h2>
            <Items items={own} currentPath={currentPath} />
          </div>
        ))}
      <RemoteLinks />
      <a className={styles.site} href="/" target="_blank" rel="noreferrer">
        View the website <span aria-hidden="true">↗</span>
      </a>
    </nav>
  );
}
