import { type ReactNode, useEffect, useState } from 'react';
import type { AdminRoute } from '../routing/AdminRoute';
import { UndoProvider } from '../undo/UndoProvider';
import styles from './AdminShell.module.css';
import { AdminTools } from './AdminTools';
import { Sidebar } from './Sidebar';
import { SIDEBAR_WIDTH_PX } from './sidebarWidth';
import { TopBar } from './TopBar';
import { useChunk } from './useChunk';
import { NARROW, useMediaQuery } from './useMediaQuery';

const loadSidebar = async () =>
  (await import(/* webpackChunkName: "narrow-sidebar" */ './NarrowSidebar')).NarrowSidebar;

interface Props {
  route: AdminRoute;
  path: string;
  children: ReactNode;
}

/** The layout with sidebar, top bar, and page; on narrow screens the sidebar is a drawer. */
export function AdminShell({ route, path, children }: Props) {
  const isNarrow = useMediaQuery(NARROW);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [NarrowSidebar, fetchSidebar] = useChunk(loadSidebar);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the drawer
  useEffect(() => setIsDrawerOpen(false), [path]);
  const openDrawer = () => {
    setIsDrawerOpen(true);
    void fetchSidebar();
  };
  return (
    <UndoProvider>
      <AdminTools>
        <div className={styles.shell}>
          <a className={styles.skip} href="#content">
            Skip to content
          </a>
          {isNarrow ? (
            NarrowSidebar && (
              <NarrowSidebar isOpen={isDrawerOpen} currentPath={route.path} onClose={() => setIsDrawerOpen(false)} />
            )
          ) : (
            <div className={styles.sidebar} style={{ width: SIDEBAR_WIDTH_PX }}>
              <Sidebar currentPath={route.path} />
            </div>
          )}
          <div className={styles.body}>
            <TopBar route={route} path={path} {...(isNarrow && { onOpenMenu: openDrawer })} />
            <main id="content" tabIndex={-1} className={styles.content}>
              {children}
            </main>
          </div>
        </div>
      </AdminTools>
    </UndoProvider>
  );
}
