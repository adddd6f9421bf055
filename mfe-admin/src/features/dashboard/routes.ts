import { DashboardOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';
import { DASHBOARD_PATH } from '../../session/origin';

export const routes: readonly AdminRoute[] = [
  {
    path: DASHBOARD_PATH,
    title: 'Dashboard',
    goKey: 'd',
    audience: 'staff',
    menu: { label: 'Dashboard', Icon: DashboardOutlined },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "dashboard" */ './DashboardPage')).DashboardPage,
    }),
  },
];
