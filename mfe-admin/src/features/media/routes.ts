import { PictureOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/media',
    title: 'Media Library',
    goKey: 'm',
    thing: 'File',
    isOpenToReaders: true,
    audience: 'staff',
    requirement: { resource: 'media' },
    menu: { label: 'Media', group: 'content', Icon: PictureOutlined, resource: 'media' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "media" */ './MediaPage')).MediaPage,
    }),
  },
];
