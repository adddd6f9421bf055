import { MailOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';
import { useNewMessages } from './useNewMessages';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/contacts',
    title: 'Contact Manager',
    goKey: 'c',
    audience: 'staff',
    requirement: { resource: 'contacts' },
    menu: { label: 'Contact', group: 'inbox', Icon: MailOutlined, resource: 'contact', useUnread: useNewMessages },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "contacts" */ './ContactsPage')).ContactsPage,
    }),
  },
];
