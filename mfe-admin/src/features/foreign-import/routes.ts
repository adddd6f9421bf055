import type { AdminRoute } from '../../routing/AdminRoute';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const routes: readonly AdminRoute[] = [
  {
    path: `${SETTINGS_PATH}/import`,
    title: 'Import',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settings: { label: 'Import', group: 'integrations' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "foreign-import" */ './ForeignImportPage')).ForeignImportPage,
    }),
  },
];
