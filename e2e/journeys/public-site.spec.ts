import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { watchBrowser } from '../platform/browser-watch.ts';
import { expect, journey } from '../platform/journey.ts';
import { PUBLIC_ROUTES, SAMPLE_POST } from '../platform/public-routes.ts';

const HEAD = ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:title"]'] as const;

const ready = (page: Page) => page.locator('html[data-ready]').waitFor();

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, status, heading } of PUBLIC_ROUTES) {
  journey(
    `${status === 404 ? 'CHR-6' : 'SEO-1'} ${path} returns ${status}, logs no browser problems, and passes axe`,
    async ({ page, site }) => {
      const watch = watchBrowser(page, site);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(watch).toEqual({ problems: [], foreignRequests: [] });
      expect(await violationsInBothSchemes(page)).toEqual([]);
    },
  );
}

journey('CHR-6 the page for an unknown address links to the main pages', async ({ page }) => {
  await page.goto('/nobody/has/been/here');
  const main = page.getByRole('main');
  const targets = await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/', '/contact', '/projects', '/services', '/about', '/blog']);
  await expect(main.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact Support' })).toBeVisible();
});

journey('BLOG-5 a missing post shows Post Not Found with status 404 and a link back', async ({ page }) => {
  const answer = await page.goto('/blog/nobody-wrote-this');
  expect(answer?.status()).toBe(404);
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

journey('BLOG-3 the address contains page and category, and a category starts at page 1', async ({ page }) => {
  await page.goto('/blog');
  await ready(page);
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Design/ })
    .click();
  await expect(page).toHaveURL(/\/blog\?category=design$/);
  await expect(page.getByText(/^\d+ articles? in Design$/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false });

  journey('SEO-1 every page is complete, head and body', async ({ page }) => {
    for (const { path, heading, status } of PUBLIC_ROUTES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      if (status === 404) continue;
      for (const selector of HEAD)
        await expect(page.locator(`head ${selector}`), `${selector} of ${path}`).toHaveCount(1);
    }
  });

  journey('SEO-1 BLOG-3 a visitor finds articles by page and category, and reads one', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/blog\?page=2$/);
    await expect(page.getByRole('main').locator('a[href^="/blog/"]').first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Design/ })
      .click();
    await expect(page).toHaveURL(/\/blog\?category=design$/);
    // The last post on the page: other journeys publish short posts, which come first.
    await page.getByRole('main').locator('a[href^="/blog/"]').last().click();
    await expect(page.getByRole('article').first()).toContainText(/\w+/);
    expect((await page.getByRole('article').first().textContent())?.length).toBeGreaterThan(1000);
  });

  journey('SEO-1 a post contains structured data for search engines', async ({ page }) => {
    await page.goto(SAMPLE_POST);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')['@graph']).toMatchObject([{ '@type': 'Article' }, { '@type': 'BreadcrumbList' }]);
  });

  journey('CON-2 CON-5 the contact form reports errors, keeps typed text, and sends the message', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('R2 D2');
    await page.getByRole('textbox', { name: 'Email' }).fill('r2@');
    await page.getByRole('textbox', { name: 'Message' }).fill('Beep.');
    const refusal = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect((await refusal).status()).toBe(400);
    for (const message of [
      'Name can only contain letters, spaces, hyphens, and apostrophes',
      'Please enter a valid email',
      'Please select a service',
      'Message must be at least 10 characters',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('R2 D2');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('r2@');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Beep.');
    await page.getByRole('textbox', { name: 'Name' }).fill('Artoo Detoo');
    await page.getByRole('textbox', { name: 'Email' }).fill(`artoo-${Date.now()}@example.com`);
    await page.getByRole('combobox', { name: 'Service' }).selectOption('Consulting');
    await page.getByRole('textbox', { name: 'Message' }).fill('Beep, and once more: beep.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact\?sent=yes/);
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
  });
});
