import { CONTENT_RESOURCES } from '@atelier/contracts/content/content-types';
import { DeleteOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/trash',
    title: 'Trash',
    audience: 'staff',
    menu: { label: 'Trash', group: 'content', Icon: DeleteOutlined, deletesAny: CONTENT_RESOURCES },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "trash" */ './TrashPage')).TrashPage,
    }),
  },
];
