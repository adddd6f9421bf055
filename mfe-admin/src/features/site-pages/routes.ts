import type { AdminRoute } from '../../routing/AdminRoute';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const routes: readonly AdminRoute[] = [
  {
    path: `${SETTINGS_PATH}/pages`,
    title: 'Pages',
    thing: 'Page',
    addition: 'New Page',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settings: { label: 'Pages', group: 'site' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "site-pages" */ './SitePagesPage')).SitePagesPage,
    }),
  },
];
