import { SettingOutlined } from '#icons';
import type { AdminRoute } from '../../routing/AdminRoute';
import { SETTINGS_PATH } from '../../routing/settingsPath';

export const routes: readonly AdminRoute[] = [
  {
    path: SETTINGS_PATH,
    title: 'System Settings',
    audience: 'staff',
    settingsLabel: 'Studio',
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
    settingsLabel: 'Brand',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ './BrandPage')).BrandPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/navigation`,
    title: 'Navigation',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settingsLabel: 'Navigation',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ './NavigationPage')).NavigationPage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/home`,
    title: 'Home & SEO',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settingsLabel: 'Home & SEO',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ './HomePage')).HomePage,
    }),
  },
  {
    path: `${SETTINGS_PATH}/mail`,
    title: 'Mail',
    audience: 'staff',
    requirement: { resource: 'settings' },
    settingsLabel: 'Mail',
    load: async () => ({
      Page: (await import(/* webpackChunkName: "settings" */ './MailPage')).MailPage,
    }),
  },
];
