import { type ReactNode, useEffect, useState } from 'react';
import { Drawer } from '#antd';
import type { AdminRoute } from '../routing/AdminRoute';
import { UndoProvider } from '../undo/UndoProvider';
import styles from './AdminShell.module.css';
import { AdminTools } from './AdminTools';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { NARROW, useMediaQuery } from './useMediaQuery';
import { useScrollLock } from './useScrollLock';

const SIDEBAR_WIDTH_PX = 280;

interface Props {
  route: AdminRoute;
  path: string;
  children: ReactNode;
}

/** The layout with sidebar, top bar, and page; on narrow screens the sidebar is a drawer. */
export function AdminShell({ route, path, children }: Props) {
  const isNarrow = useMediaQuery(NARROW);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  useScrollLock(isDrawerOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the drawer
  useEffect(() => setIsDrawerOpen(false), [path]);
  return (
    <UndoProvider>
      <AdminTools>
        <div className={styles.shell}>
          <a className={styles.skip} href="#content">
            Skip to content
          </a>
          {isNarrow ? (
            <Drawer
              open={isDrawerOpen}
              onClose={() => setIsDrawerOpen(false)}
              placement="left"
              size={SIDEBAR_WIDTH_PX}
              title="Navigation"
              styles={{ body: { padding: 0 } }}
            >
              <Sidebar currentPath={route.path} />
            </Drawer>
          ) : (
            <div className={styles.sidebar} style={{ width: SIDEBAR_WIDTH_PX }}>
              <Sidebar currentPath={route.path} />
            </div>
          )}
          <div className={styles.body}>
            <TopBar route={route} path={path} {...(isNarrow ? { onOpenMenu: () => setIsDrawerOpen(true) } : {})} />
            <main id="content" tabIndex={-1} className={styles.content}>
              {children}
            </main>
          </div>
        </div>
      </AdminTools>
    </UndoProvider>
  );
}
