import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/test/api',
    title: 'API Test Dashboard',
    audience: 'everyone',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "api-test" */ './ApiTestPage')).ApiTestPage,
    }),
  },
];
