import type { AdminRoute } from '../../routing/AdminRoute';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const routes: readonly AdminRoute[] = [
  {
    path: `${SETTINGS_PATH}/events`,
    title: 'Events',
    audience: 'staff',
    requirement: { resource: 'events' },
    settings: { label: 'Events', group: 'system' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "events" */ './EventsPage')).EventsPage,
    }),
  },
];
