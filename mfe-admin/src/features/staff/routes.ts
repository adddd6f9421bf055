import type { AdminRoute } from '../../routing/AdminRoute';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const routes: readonly AdminRoute[] = [
  {
    path: `${SETTINGS_PATH}/users`,
    title: 'Users',
    thing: 'User',
    addition: 'Invite User',
    audience: 'staff',
    requirement: { resource: 'users' },
    settings: { label: 'Users', group: 'access' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "staff" */ './StaffPage')).StaffPage,
    }),
  },
];
