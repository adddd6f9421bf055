import type { Page } from '@playwright/test';
import { expect, journey } from '../platform/journey.ts';
import { measureStay, recordStays } from '../platform/stays.ts';

const PHONE = { width: 390, height: 844 };
const LOADING_SCREEN = '[data-testid="loading-screen"]';
const LOADING_SCREEN_MS = 1200;
const BANNER_MS = 5000;
const TOAST_MS = 4000;
/** The delay between a timer and the screen. */
const FRAMES_MS = 100;

const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
};

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

journey.describe('CHR-4 the loading screen', () => {
  journey('covers the page for 1.2 s, once per session', async ({ page }) => {
    await recordStays(page, { screen: LOADING_SCREEN });
    await visit(page, '/');
    await expect.poll(() => measureStay(page, 'screen')).toBeGreaterThan(LOADING_SCREEN_MS - FRAMES_MS);
    await visit(page, '/blog');
    expect(await page.evaluate(() => window.stays)).toEqual({});
  });

  journey('does not appear under reduced motion', async ({ page }) => {
    await recordStays(page, { screen: LOADING_SCREEN });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    expect(await page.evaluate(() => window.stays)).toEqual({});
  });
});

journey.describe('site navigation', () => {
  journey.use({ contextOptions: { reducedMotion: 'reduce' } });

  journey('CHR-1 the header marks the current page, and is elevated after 30 px', async ({ page }) => {
    await visit(page, '/');
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const labels = ['Work', 'About', 'Services', 'Journal', 'Team', 'Contact'];
    await expect(links).toHaveText(labels);
    await expect(header.getByRole('link', { name: "Let's Talk" })).toHaveAttribute('href', '/contact');
    await scrollTo(page, 30);
    await expect(header).toHaveAttribute('data-elevated', 'false');
    await scrollTo(page, 31);
    await expect(header).toHaveAttribute('data-elevated', 'true');
    for (const [path, label] of [
      ['/blog', 'Journal'],
      ['/services/web-development', 'Services'],
    ] as const) {
      await visit(page, path);
      await expect(header.locator('nav[aria-label="Main"] a[aria-current="page"]')).toHaveText(label);
    }
  });

  journey('CHR-2 on a phone, the menu is a drawer for touch and keyboard', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const open = page.getByRole('button', { name: 'Menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await open.press('Enter');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await drawer.getByRole('link', { name: 'Journal' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(drawer).toBeHidden();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });

  journey('CHR-2 the footer links to careers, services, and the legal pages', async ({ page, site }) => {
    await visit(page, '/');
    const links = page.getByRole('contentinfo').locator('a[href^="/"]');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const path of ['/careers', '/services/web-development', '/services/consulting', '/privacy', '/terms'])
      expect(paths).toContain(path);
    for (const path of paths) expect((await fetch(`${site}${path}`)).status, path).toBe(200);
  });

  journey(
    'CHR-3 navigation starts a page at its top without a reload, and a button scrolls back up',
    async ({ page }) => {
      await visit(page, '/');
      await page.evaluate(() => {
        document.body.dataset.sameDocument = 'yes';
      });
      const up = page.getByRole('button', { name: 'Scroll to top' });
      await scrollTo(page, 300);
      await expect(up).toBeHidden();
      await scrollTo(page, 301);
      await expect(up).toBeVisible();
      const percent = up.locator('[data-percent]');
      const before = Number(await percent.getAttribute('data-percent'));
      await scrollTo(page, 2000);
      await expect.poll(async () => Number(await percent.getAttribute('data-percent'))).toBeGreaterThan(before);
      await up.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await scrollTo(page, 2000);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      expect(await page.evaluate(() => document.body.dataset.sameDocument)).toBe('yes');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    },
  );

  journey(
    'CON-4 the contact form works by keyboard alone: banner for 5 s, toast bottom right for 4 s, form cleared',
    async ({ page }) => {
      await recordStays(page, {
        banner: '[data-testid="banner-sent"]',
        toast: 'section[aria-label^="Messages"] [role="status"]',
      });
      await visit(page, '/contact');
      const tabTo = async (id: string) => {
        for (let presses = 0; presses < 60; presses += 1) {
          if ((await page.evaluate(() => document.activeElement?.id)) === id) return;
          await page.keyboard.press('Tab');
        }
        throw new Error(`The Tab key does not lead to #${id}.`);
      };
      await tabTo('name');
      await page.keyboard.type('Katherine Johnson');
      await tabTo('email');
      await page.keyboard.type(`katherine-${Date.now()}@example.com`);
      await tabTo('service');
      await page.keyboard.type('Consulting');
      await tabTo('message');
      await page.keyboard.type('Please check our numbers.');
      await expect(page.getByText('25/1000')).toBeVisible();
      await expect(page.getByText('4 of 4 required fields')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const toast = page.getByText('Thank you! Your message has been sent successfully.');
      await expect(toast).toBeVisible();
      const box = await toast.boundingBox();
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(box?.x).toBeGreaterThan(width / 2);
      expect(box?.y).toBeGreaterThan(height / 2);
      await expect(page.getByText('Message sent successfully!')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
      await expect.poll(() => measureStay(page, 'banner')).toBeGreaterThan(BANNER_MS - FRAMES_MS);
      expect(await measureStay(page, 'toast')).toBeGreaterThan(TOAST_MS - FRAMES_MS);
      expect(await measureStay(page, 'toast')).toBeLessThan((await measureStay(page, 'banner')) ?? 0);
    },
  );
});
