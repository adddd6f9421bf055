import type { AdminRoute } from '../../routing/AdminRoute';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const routes: readonly AdminRoute[] = [
  {
    path: `${SETTINGS_PATH}/mails`,
    title: 'Failed mails',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settings: { label: 'Failed mails', group: 'system' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "mails" */ './MailsPage')).MailsPage,
    }),
  },
];
