import type { AdminRoute } from '../../routing/AdminRoute';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const routes: readonly AdminRoute[] = [
  {
    path: `${SETTINGS_PATH}/webhooks`,
    title: 'Webhooks',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settings: { label: 'Webhooks', group: 'integrations' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "webhooks" */ './WebhooksPage')).WebhooksPage,
    }),
  },
];
