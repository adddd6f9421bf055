import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { OPEN_PARTS } from '../platform/back-office-parts.ts';
import { watchBrowser } from '../platform/browser-watch.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 844 };

journey.describe.configure({ mode: 'parallel' });
journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const hasNoSidewaysScroll = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

for (const { what, path, open } of OPEN_PARTS)
  for (const size of [WIDE, PHONE])
    journey(`${what} at ${size.width} px: passes axe and logs no browser problems`, async ({ page, site }) => {
      const watch = watchBrowser(page, site);
      await page.setViewportSize(size);
      await openAs(page, STAFF.super_admin, path);
      await open(page);
      expect.soft(await violationsInBothSchemes(page)).toEqual([]);
      if (size === PHONE) await hasNoSidewaysScroll(page);
      expect(watch).toEqual({ problems: [], foreignRequests: [] });
    });

journey('SHELL-1 the navigation drawer on a phone passes axe and logs no browser problems', async ({ page, site }) => {
  const watch = watchBrowser(page, site);
  await page.setViewportSize(PHONE);
  await openAs(page, STAFF.super_admin, '/admin/dashboard');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(watch).toEqual({ problems: [], foreignRequests: [] });
});
