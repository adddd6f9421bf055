import { AppstoreOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/services',
    title: 'Services Manager',
    thing: 'Service',
    addition: 'Add Service',
    goKey: 's',
    audience: 'staff',
    requirement: { resource: 'services' },
    menu: { label: 'Services', group: 'content', Icon: AppstoreOutlined, resource: 'services' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "services" */ './ServicesPage')).ServicesPage,
    }),
  },
];
