import { RocketOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/releases',
    title: 'Releases',
    audience: 'staff',
    requirement: { resource: 'releases' },
    menu: { label: 'Releases', group: 'system', Icon: RocketOutlined, resource: 'releases' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "releases" */ './ReleasesPage')).ReleasesPage,
    }),
  },
];
