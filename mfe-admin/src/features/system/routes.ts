import type { AdminRoute } from '../../routing/AdminRoute';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const routes: readonly AdminRoute[] = [
  {
    path: `${SETTINGS_PATH}/system`,
    title: 'System',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settings: { label: 'System', group: 'system' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "system" */ './SystemPage')).SystemPage,
    }),
  },
];
