import type { AdminRoute } from '../../routing/AdminRoute';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const routes: readonly AdminRoute[] = [
  {
    path: `${SETTINGS_PATH}/roles`,
    title: 'Roles',
    audience: 'staff',
    requirement: { resource: 'users' },
    settings: { label: 'Roles', group: 'access' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "roles" */ './RolesPage')).RolesPage,
    }),
  },
];
