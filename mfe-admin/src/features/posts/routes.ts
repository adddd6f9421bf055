import { EditOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/blog',
    title: 'Blog Manager',
    thing: 'Blog Post',
    addition: 'Write Blog Post',
    goKey: 'b',
    audience: 'staff',
    requirement: { resource: 'blog' },
    menu: { label: 'Blog', group: 'content', Icon: EditOutlined, resource: 'blog' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "posts" */ './PostsPage')).PostsPage,
    }),
  },
];
