import type { AdminRoute } from '../../routing/AdminRoute';
import { SETUP_PATH } from '../../routing/setupPath';

export const routes: readonly AdminRoute[] = [
  {
    path: SETUP_PATH,
    title: 'Set Up Your Studio',
    audience: 'staff',
    requirement: { resource: 'settings', action: 'write' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "setup" */ './SetupPage')).SetupPage,
    }),
  },
];
