import { LOGIN_PATH } from '@atelier/web-kit/session/Session';
import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: LOGIN_PATH,
    title: 'Sign in',
    audience: 'guests',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "login" */ './LoginPage')).LoginPage,
    }),
  },
];
