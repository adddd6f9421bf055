import { TeamOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';

export const routes: readonly AdminRoute[] = [
  {
    path: '/admin/team',
    title: 'Team Manager',
    thing: 'Team Member',
    addition: 'Add Team Member',
    goKey: 't',
    audience: 'staff',
    requirement: { resource: 'team' },
    menu: { label: 'Team', group: 'content', Icon: TeamOutlined, resource: 'team' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "team" */ './TeamPage')).TeamPage,
    }),
  },
];
