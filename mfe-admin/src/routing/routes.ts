import { routes as activity } from '../features/activity/routes';
import { routes as analytics } from '../features/analytics/routes';
import { routes as apiKeys } from '../features/api-keys/routes';
import { routes as apiTest } from '../features/api-test/routes';
import { routes as calendar } from '../features/calendar/routes';
import { routes as contacts } from '../features/contacts/routes';
import { routes as dashboard } from '../features/dashboard/routes';
import { routes as events } from '../features/events/routes';
import { routes as foreignImport } from '../features/foreign-import/routes';
import { routes as login } from '../features/login/routes';
import { routes as mails } from '../features/mails/routes';
import { routes as media } from '../features/media/routes';
import { routes as newsletter } from '../features/newsletter/routes';
import { routes as passwords } from '../features/passwords/routes';
import { routes as posts } from '../features/posts/routes';
import { routes as profile } from '../features/profile/routes';
import { routes as projects } from '../features/projects/routes';
import { routes as redirects } from '../features/redirects/routes';
import { routes as releases } from '../features/releases/routes';
import { routes as roles } from '../features/roles/routes';
import { routes as security } from '../features/security/routes';
import { routes as services } from '../features/services/routes';
import { routes as settings } from '../features/settings/routes';
import { routes as setup } from '../features/setup/routes';
import { routes as sitePages } from '../features/site-pages/routes';
import { routes as staff } from '../features/staff/routes';
import { routes as system } from '../features/system/routes';
import { routes as team } from '../features/team/routes';
import { routes as terms } from '../features/terms/routes';
import { routes as trash } from '../features/trash/routes';
import { routes as webhooks } from '../features/webhooks/routes';
import type { AdminRoute, Screen } from './AdminRoute';

const placeholder = async (): Promise<Screen> => ({
  Page: (await import(/* webpackChunkName: "placeholder" */ '../features/placeholder/PlaceholderPage')).PlaceholderPage,
});

/** Every screen: a folder under features and a line here. The order is that of the sidebar and the settings. */
export const ROUTES: readonly AdminRoute[] = [
  ...login,
  ...passwords,
  ...dashboard,
  ...projects,
  ...team,
  ...posts,
  ...calendar,
  ...terms,
  ...services,
  ...media,
  ...contacts,
  ...newsletter,
  ...analytics,
  ...trash,
  ...activity,
  ...releases,
  ...settings,
  ...setup,
  ...sitePages,
  ...redirects,
  ...foreignImport,
  ...staff,
  ...roles,
  ...apiKeys,
  ...webhooks,
  ...mails,
  ...events,
  ...system,
  ...profile,
  ...security,
  ...apiTest,
];

const UNKNOWN: AdminRoute = {
  path: '/admin',
  title: 'Page not found',
  audience: 'staff',
  load: placeholder,
};

export const isUnder = (path: string, section: string) => path === section || path.startsWith(`${section}/`);

/** The route with the longest path that matches the address. */
export const getRoute = (path: string): AdminRoute =>
  ROUTES.filter((route) => isUnder(path, route.path)).sort((one, other) => other.path.length - one.path.length)[0] ??
  UNKNOWN;

export const getSubPath = (path: string, route: AdminRoute): string => path.slice(route.path.length + 1);
