import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/blog/calendar',
    title: 'Content Calendar',
    audience: 'staff',
    requirement: { resource: 'blog' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "calendar" */ './CalendarPage')).CalendarPage,
    }),
  },
];
