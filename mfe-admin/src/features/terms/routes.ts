import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/blog/terms',
    title: 'Categories and Tags',
    audience: 'staff',
    requirement: { resource: 'blog' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "terms" */ './TermsPage')).TermsPage,
    }),
  },
];
