import type { AdminRoute } from '../../routing/AdminRoute';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const routes: readonly AdminRoute[] = [
  {
    path: `${SETTINGS_PATH}/redirects`,
    title: 'Redirects',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settings: { label: 'Redirects', group: 'site' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "redirects" */ './RedirectsPage')).RedirectsPage,
    }),
  },
];
