import type { Page } from '@playwright/test';
import { watchBrowser } from '../platform/browser-watch.ts';
import { expect, journey } from '../platform/journey.ts';
import { SAMPLE_MEMBER } from '../platform/public-routes.ts';

const ready = (page: Page) => page.locator('html[data-ready]').waitFor();
const cards = (page: Page) => page.getByRole('region', { name: 'Team members' }).getByRole('article');
const meetTheTeam = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Meet Our Full Team' });

const isOnScreen = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0));

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

journey('TEAM-1 a bio is at most three lines long, and links are large enough for touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/team');
  const tooLong = await page
    .locator('article p')
    .evaluateAll(
      (paragraphs) =>
        paragraphs.filter((one) => one.clientHeight > 3.2 * Number.parseFloat(getComputedStyle(one).lineHeight)).length,
    );
  expect(tooLong).toBe(0);
  const links = cards(page)
    .getByRole('list', { name: /elsewhere$/ })
    .getByRole('link');
  for (const box of await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()))) {
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
  }
});

journey(
  'TEAM-1 TEAM-2 a visitor goes from the about page to the team, to a member, and back',
  async ({ page, site }) => {
    const watch = watchBrowser(page, site);
    await page.goto('/about');
    await ready(page);
    await meetTheTeam(page).click();
    await expect(page).toHaveURL(/\/team$/);
    await cards(page).getByRole('link', { name: 'Marta Oyelaran', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${SAMPLE_MEMBER}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marta Oyelaran');
    await expect(page.getByText('Meet the creative minds behind our digital excellence.')).toBeVisible();
    await expect(page.getByText('Team Member', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^Marta Oyelaran, Team Member/);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL(/\/team$/);
    expect(watch).toEqual({ problems: [], foreignRequests: [] });
  },
);

journey('TEAM-1 the team page reports a failed load, and Try Again loads the team', async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  await page.route(/\/api\/team\?/, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Everybody is at lunch.', error: 'x' } }),
  );
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('alert')).toContainText('Unable to load team members');
  await expect(page.getByRole('alert')).toContainText('Everybody is at lunch.');
  await page.unroute(/\/api\/team\?/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

journey(
  'CHR-9 photos that fail to load become initials, and no third-party server is contacted',
  async ({ page, site }) => {
    const watch = watchBrowser(page, site, /Failed to load resource/);
    await page.route(/\/media\/portraits\//, (route) => route.abort());
    await page.goto('/team');
    await ready(page);
    await cards(page).first().scrollIntoViewIfNeeded();
    await expect(cards(page).first().locator('[data-portrait="initials"]')).toHaveText('TA');
    expect(watch.foreignRequests).toEqual([]);
  },
);

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false });

  journey('ABT-1 TEAM-1 TEAM-2 the about page, the team, and its members are fully readable', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: 'Core Values' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Who runs the studio' }).getByRole('article')).toHaveCount(3);
    await meetTheTeam(page).click();
    await expect(page).toHaveURL(/\/team$/);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Open Positions' })).toHaveAttribute('href', '/careers');
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/team\/[\w-]+$/);
    await expect(page.getByRole('article').getByRole('list').first()).toBeVisible();
  });
});

journey('ABT-1 counters start once visible, and stop at the server’s value', async ({ browser, site }) => {
  const page = await browser.newPage({ baseURL: site, reducedMotion: 'no-preference' });
  await page.goto('/about');
  await ready(page);
  const whole = await page.locator('dd span:not([aria-hidden])').first().textContent();
  await page.getByRole('heading', { name: 'The studio so far' }).scrollIntoViewIfNeeded();
  await expect(page.locator('dd [aria-hidden]').first()).toHaveText(whole ?? '');
  await page.close();
});

journey('ABT-1 leadership pictures load into their frames', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await page.getByRole('heading', { name: 'Who runs the studio' }).scrollIntoViewIfNeeded();
  await expect.poll(() => isOnScreen(page, '[aria-labelledby="leadership"] img')).toBe(true);
});
