import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/security',
    title: 'Security',
    audience: 'staff',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "security" */ './SecurityPage')).SecurityPage,
    }),
  },
];
