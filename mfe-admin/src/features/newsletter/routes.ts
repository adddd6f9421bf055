import { SendOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/newsletter',
    title: 'Newsletter',
    thing: 'Issue',
    audience: 'staff',
    requirement: { resource: 'contact' },
    menu: { label: 'Newsletter', group: 'inbox', Icon: SendOutlined, resource: 'contact' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "newsletter" */ './NewsletterPage')).NewsletterPage,
    }),
  },
];
