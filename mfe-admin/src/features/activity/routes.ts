import { HistoryOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/activity',
    title: 'Activity',
    audience: 'staff',
    menu: { label: 'Activity', group: 'insights', Icon: HistoryOutlined },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "activity" */ './ActivityPage')).ActivityPage,
    }),
  },
];
