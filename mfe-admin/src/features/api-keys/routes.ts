import type { AdminRoute } from '../../routing/AdminRoute';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const routes: readonly AdminRoute[] = [
  {
    path: `${SETTINGS_PATH}/api-keys`,
    title: 'API keys',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settings: { label: 'API keys', group: 'access' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "api-keys" */ './ApiKeysPage')).ApiKeysPage,
    }),
  },
];
