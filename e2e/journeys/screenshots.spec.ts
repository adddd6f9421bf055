import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SCHEMES, type Scheme, showScheme } from '../platform/accessibility.ts';
import { OPEN_PARTS } from '../platform/back-office-parts.ts';
import { expect, FULL_RUN, journey } from '../platform/journey.ts';
import { photograph } from '../platform/photograph.ts';
import { PICTURES } from '../platform/pictures.ts';
import { PUBLIC_ROUTES } from '../platform/public-routes.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const WIDTHS_PX = [1280, 390];
const HEIGHT_PX = 800;
const BACK_OFFICE = [
  '/admin/dashboard',
  '/admin/projects',
  '/admin/projects/new',
  '/admin/team',
  '/admin/team/new',
  '/admin/team/import',
  '/admin/blog',
  '/admin/blog/new',
  '/admin/services',
  '/admin/services/new',
  '/admin/services/arrange',
  '/admin/media',
  '/admin/contacts',
  '/admin/contacts/newsletter',
  '/admin/analytics',
  '/admin/activity',
  '/admin/releases',
  '/admin/trash',
  '/admin/settings',
  '/admin/settings/navigation',
  '/admin/settings/home',
  '/admin/settings/mail',
  '/admin/settings/pages',
  '/admin/settings/pages/new',
  '/admin/settings/users',
  '/admin/settings/users/new',
  '/admin/settings/roles',
  '/admin/settings/api-keys',
  '/admin/settings/webhooks',
  '/admin/settings/import',
  '/admin/settings/mails',
  '/admin/settings/events',
  '/admin/settings/system',
  '/admin/settings/events/log',
  '/admin/settings/events/failed',
  '/admin/profile',
  '/admin/security',
  '/test/api',
];
const BACK_OFFICE_TAKES_MS = 400_000;

const photographLoaded = async (page: Page, path: string, schemes: readonly Scheme[]) => {
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    // Scrolls through the page to trigger lazy loading.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, 0));
    await photograph(page, path, schemes);
  }
};

journey.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

journey('every public page is photographed, wide and narrow', { tag: FULL_RUN }, async ({ page }) => {
  for (const { path } of PUBLIC_ROUTES) {
    await page.goto(path);
    await photographLoaded(page, path, ['light']);
  }
});

journey(
  'every screen of the back-office is photographed, wide and narrow, light and dark',
  { tag: FULL_RUN },
  async ({ page }) => {
    journey.setTimeout(BACK_OFFICE_TAKES_MS);
    await page.goto('/admin/login');
    await photographLoaded(page, '/admin/login', SCHEMES);
    await openAs(page, STAFF.super_admin, '/admin');
    for (const path of BACK_OFFICE) {
      await page.goto(path);
      await photographLoaded(page, path, SCHEMES);
    }
  },
);

journey('the pictures of the README are taken, light and dark', { tag: FULL_RUN }, async ({ page }) => {
  const take = async (name: string) => {
    await page.locator('html[data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    for (const scheme of SCHEMES) {
      await showScheme(page, scheme);
      await page.screenshot({ path: join(PICTURES, `${name}-${scheme}.jpg`), quality: 80 });
    }
  };
  await page.setViewportSize({ width: 1280, height: HEIGHT_PX });
  await page.goto('/');
  await take('site');
  await openAs(page, STAFF.super_admin, '/admin/dashboard');
  await expect(page.getByRole('main').getByText(/^Welcome/)).toBeVisible();
  await take('back-office');
});

for (const { what, path, open } of OPEN_PARTS)
  journey(`${what} is photographed, wide and narrow, light and dark`, { tag: FULL_RUN }, async ({ page }) => {
    await openAs(page, STAFF.super_admin, path);
    await open(page);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await photograph(page, `-part-${what}`);
    }
  });
