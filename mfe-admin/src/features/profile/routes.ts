import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/profile',
    title: 'Profile Settings',
    audience: 'staff',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "profile" */ './ProfilePage')).ProfilePage,
    }),
  },
];
