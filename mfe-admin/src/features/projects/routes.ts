import { FolderOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/projects',
    title: 'Projects Manager',
    thing: 'Project',
    addition: 'Add Project',
    goKey: 'p',
    audience: 'staff',
    requirement: { resource: 'projects' },
    menu: { label: 'Projects', group: 'content', Icon: FolderOutlined, resource: 'projects' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "projects" */ './ProjectsPage')).ProjectsPage,
    }),
  },
];
