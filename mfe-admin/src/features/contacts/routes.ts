import { MailOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/contacts',
    title: 'Contact Manager',
    goKey: 'c',
    audience: 'staff',
    requirement: { resource: 'contacts' },
    menu: { label: 'Contact', Icon: MailOutlined, resource: 'contact' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "contacts" */ './ContactsPage')).ContactsPage,
    }),
  },
];
