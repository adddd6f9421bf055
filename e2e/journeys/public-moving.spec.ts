import type { Page } from '@playwright/test';
import { expect, journey } from '../platform/journey.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
};

const followTeam = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

journey(
  'CHR-7 a page opened offline shows an offline notice, and loads once the network is back',
  async ({ page, context }) => {
    await open(page, '/');
    await context.setOffline(true);
    await followTeam(page);
    await expect(title(page)).toHaveText('You’re offline');
    await expect(page).toHaveURL(/\/team$/);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(title(page)).toHaveText('You’re offline');
    await context.setOffline(false);
    await expect(title(page)).toHaveText(/^The team/);
  },
);

journey('BLOG-5 PRJ-5 an unreachable item is not reported as missing, and Try Again loads it', async ({ page }) => {
  await open(page, '/about');
  await page.route(/\/api\/blog\/slug\//, (route) => route.abort());
  await page.evaluate(() => {
    window.history.pushState(null, '', '/blog/the-form-is-the-product');
  });
  await expect(title(page)).toHaveText('Unable to load article');
  await page.unroute(/\/api\/blog\/slug\//);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(title(page)).toHaveText(/The form is the product/i);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  journey(
    `CHR-3 Back returns to the previous scroll position and link (motion: ${reducedMotion})`,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page, '/projects');
      const link = page.getByRole('main').getByRole('article').nth(4).getByRole('link').first();
      await link.scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => window.scrollY);
      expect(top).toBeGreaterThan(0);
      await link.click();
      await expect(page).toHaveURL(/\/projects\/.+/);
      await expect(title(page)).toBeFocused();
      await page.goBack();
      await expect(link).toBeFocused();
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(2);
      await page.goForward();
      await expect(title(page)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );
