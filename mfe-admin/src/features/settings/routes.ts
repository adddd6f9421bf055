import { SettingOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const routes: readonly AdminRoute[] = [
  {
    path: SETTINGS_PATH,
    title: 'System Settings',
    audience: 'staff',
    settings: { label: 'Studio', group: 'site' },
    requirement: { resource: 'settings' },
    isOpenToStaff: true,
    menu: { label: 'Settings', group: 'system', Icon: SettingOutlined, resource: 'settings' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ './StudioPage')).StudioPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/brand`,
    title: 'Brand',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settings: { label: 'Brand', group: 'site' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ './BrandPage')).BrandPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/navigation`,
    title: 'Navigation',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settings: { label: 'Navigation', group: 'site' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ './NavigationPage')).NavigationPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/home`,
    title: 'Home & SEO',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settings: { label: 'Home & SEO', group: 'site' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ './HomePage')).HomePage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/mail`,
    title: 'Mail',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settings: { label: 'Mail', group: 'site' },
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ './MailPage')).MailPage,
    }),
  },
];
