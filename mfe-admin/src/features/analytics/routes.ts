import { BarChartOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/analytics',
    title: 'Analytics Dashboard',
    goKey: 'a',
    audience: 'staff',
    requirement: { resource: 'analytics' },
    isOpenToStaff: true,
    menu: { label: 'Analytics', group: 'insights', Icon: BarChartOutlined, resource: 'analytics' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "analytics" */ './AnalyticsSection')).AnalyticsSection,
    }),
  },
  {
    path: '/admin/report',
    title: 'Report',
    audience: 'everyone',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "report" */ './shared-reports/SharedReportPage')).SharedReportPage,
    }),
  },
];
