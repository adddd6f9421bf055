import { CONTENT_RESOURCES } from '@atelier/contracts/content/content-paths';
import { LOGIN_PATH } from '@atelier/web-kit/session/Session';
import {
  AppstoreOutlined,
  BarChartOutlined,
  DashboardOutlined,
  DeleteOutlined,
  EditOutlined,
  FolderOutlined,
  HistoryOutlined,
  MailOutlined,
  PictureOutlined,
  SettingOutlined,
  TeamOutlined,
} from '#icons';
import { ACCEPT_INVITATION_PATH, FORGOT_PASSWORD_PATH, RESET_PASSWORD_PATH } from '../session/guestPaths';
import { DASHBOARD_PATH } from '../session/origin';
import type { AdminRoute, Screen } from './AdminRoute';

export const SETTINGS_PATH = '/admin/settings';

const placeholder = async (): Promise<Screen> => ({
  Page: (await import(/* webpackChunkName: "placeholder" */ '../features/placeholder/PlaceholderPage')).PlaceholderPage,
});

/** Every screen: a line here and a folder under features. The order is the sidebar's. */
export const ROUTES: readonly AdminRoute[] = [
  {
    path: LOGIN_PATH,
    title: 'Sign in',
    audience: 'guests',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "login" */ '../features/login/LoginPage')).LoginPage,
    }),
  },
  {
    path: FORGOT_PASSWORD_PATH,
    title: 'Forgot password',
    audience: 'guests',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "passwords" */ '../features/passwords/ForgotPasswordPage'))
        .ForgotPasswordPage,
    }),
  },
  {
    path: RESET_PASSWORD_PATH,
    title: 'Reset password',
    audience: 'guests',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "passwords" */ '../features/passwords/ResetPasswordPage'))
        .ResetPasswordPage,
    }),
  },
  {
    path: ACCEPT_INVITATION_PATH,
    title: 'Accept invitation',
    audience: 'guests',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "passwords" */ '../features/passwords/AcceptInvitationPage'))
        .AcceptInvitationPage,
    }),
  },
  {
    path: DASHBOARD_PATH,
    title: 'Dashboard',
    audience: 'staff',
    menu: { label: 'Dashboard', Icon: DashboardOutlined },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "dashboard" */ '../features/dashboard/DashboardPage')).DashboardPage,
    }),
  },
  {
    path: '/admin/projects',
    title: 'Projects Manager',
    thing: 'Project',
    audience: 'staff',
    requirement: { resource: 'projects' },
    menu: { label: 'Projects', Icon: FolderOutlined, resource: 'projects' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "projects" */ '../features/projects/ProjectsPage')).ProjectsPage,
    }),
  },
  {
    path: '/admin/team',
    title: 'Team Manager',
    thing: 'Team Member',
    audience: 'staff',
    requirement: { resource: 'team' },
    menu: { label: 'Team', Icon: TeamOutlined, resource: 'team' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "team" */ '../features/team/TeamPage')).TeamPage,
    }),
  },
  {
    path: '/admin/blog',
    title: 'Blog Manager',
    thing: 'Blog Post',
    audience: 'staff',
    requirement: { resource: 'blog' },
    menu: { label: 'Blog', Icon: EditOutlined, resource: 'blog' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "posts" */ '../features/posts/PostsPage')).PostsPage,
    }),
  },
  {
    path: '/admin/services',
    title: 'Services Manager',
    thing: 'Service',
    audience: 'staff',
    requirement: { resource: 'services' },
    menu: { label: 'Services', Icon: AppstoreOutlined, resource: 'services' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "services" */ '../features/services/ServicesPage')).ServicesPage,
    }),
  },
  {
    path: '/admin/media',
    title: 'Media Library',
    thing: 'File',
    isOpenToReaders: true,
    audience: 'staff',
    requirement: { resource: 'media' },
    menu: { label: 'Media', Icon: PictureOutlined, resource: 'media' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "media" */ '../features/media/MediaPage')).MediaPage,
    }),
  },
  {
    path: '/admin/contacts',
    title: 'Contact Manager',
    audience: 'staff',
    requirement: { resource: 'contacts' },
    menu: { label: 'Contact', Icon: MailOutlined, resource: 'contact' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "contacts" */ '../features/contacts/ContactsPage')).ContactsPage,
    }),
  },
  {
    path: '/admin/analytics',
    title: 'Analytics Dashboard',
    audience: 'staff',
    requirement: { resource: 'analytics' },
    isOpenToStaff: true,
    menu: { label: 'Analytics', Icon: BarChartOutlined, resource: 'analytics' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "analytics" */ '../features/analytics/AnalyticsPage')).AnalyticsPage,
    }),
  },
  {
    path: '/admin/trash',
    title: 'Trash',
    audience: 'staff',
    menu: { label: 'Trash', Icon: DeleteOutlined, deletesAnyOf: CONTENT_RESOURCES },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "trash" */ '../features/trash/TrashPage')).TrashPage,
    }),
  },
  {
    path: '/admin/activity',
    title: 'Activity',
    audience: 'staff',
    menu: { label: 'Activity', Icon: HistoryOutlined },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "activity" */ '../features/activity/ActivityPage')).ActivityPage,
    }),
  },
  {
    path: SETTINGS_PATH,
    title: 'System Settings',
    audience: 'staff',
    settingsLabel: 'Studio',
    requirement: { resource: 'settings' },
    isOpenToStaff: true,
    menu: { label: 'Settings', Icon: SettingOutlined, resource: 'settings' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ '../features/settings/StudioPage')).StudioPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/navigation`,
    title: 'Navigation',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settingsLabel: 'Navigation',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ '../features/settings/NavigationPage')).NavigationPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/home`,
    title: 'Home & SEO',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settingsLabel: 'Home & SEO',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ '../features/settings/HomePage')).HomePage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/mail`,
    title: 'Mail',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settingsLabel: 'Mail',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ '../features/settings/MailPage')).MailPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/pages`,
    title: 'Pages',
    thing: 'Page',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settingsLabel: 'Pages',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "site-pages" */ '../features/site-pages/SitePagesPage')).SitePagesPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/users`,
    title: 'Users',
    thing: 'User',
    audience: 'staff',
    requirement: { resource: 'users' },
    settingsLabel: 'Users',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "staff" */ '../features/staff/StaffPage')).StaffPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/roles`,
    title: 'Roles',
    audience: 'staff',
    requirement: { resource: 'users' },
    settingsLabel: 'Roles',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "roles" */ '../features/roles/RolesPage')).RolesPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/api-keys`,
    title: 'API keys',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settingsLabel: 'API keys',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "api-keys" */ '../features/api-keys/ApiKeysPage')).ApiKeysPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/mails`,
    title: 'Failed mails',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settingsLabel: 'Failed mails',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "mails" */ '../features/mails/MailsPage')).MailsPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/events`,
    title: 'Failed events',
    audience: 'staff',
    requirement: { resource: 'events' },
    settingsLabel: 'Events',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "dead-letters" */ '../features/dead-letters/DeadLettersPage'))
        .DeadLettersPage,
    }),
  },
  {
    path: '/admin/profile',
    title: 'Profile Settings',
    audience: 'staff',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "profile" */ '../features/profile/ProfilePage')).ProfilePage,
    }),
  },
  {
    path: '/admin/security',
    title: 'Security',
    audience: 'staff',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "security" */ '../features/security/SecurityPage')).SecurityPage,
    }),
  },
  {
    path: '/test/api',
    title: 'API Test Dashboard',
    audience: 'everyone',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "api-test" */ '../features/api-test/ApiTestPage')).ApiTestPage,
    }),
  },
];

const UNKNOWN: AdminRoute = {
  path: '/admin',
  title: 'Page not found',
  audience: 'staff',
  load: placeholder,
};

export const isUnder = (path: string, section: string) => path === section || path.startsWith(`${section}/`);

/** The route with the longest path that the address is under. */
export const routeOf = (path: string): AdminRoute =>
  ROUTES.filter((route) => isUnder(path, route.path)).sort((one, other) => other.path.length - one.path.length)[0] ??
  UNKNOWN;

export const subPathOf = (path: string, route: AdminRoute): string => path.slice(route.path.length + 1);
