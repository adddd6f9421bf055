import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SCHEMES, showScheme } from '../platform/accessibility.ts';
import { OPEN_PARTS } from '../platform/back-office-parts.ts';
import { expect, FULL_RUN, journey } from '../platform/journey.ts';
import { type Look, photograph } from '../platform/photograph.ts';
import { PICTURES } from '../platform/pictures.ts';
import { PUBLIC_ROUTES } from '../platform/public-routes.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const WIDTHS_PX = [1280, 390];
const PUBLIC_WIDTHS_PX = [320, 360, 390, 768, 1024, 1440, 1920];
const PUBLIC_PATHS = [...PUBLIC_ROUTES.map(({ path }) => path), '/newsletter', '/newsletter?state=asked'];
const PUBLIC_LOOKS: readonly Look[] = ['light', 'dark', 'forced-colors'];
/** A sheet of A4 without its margins, at 96 pixels per inch. */
const PAPER_WIDTH_PX = 718;
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
  '/admin/newsletter',
  '/admin/newsletter/new',
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
const SCREENSHOTS_TAKE_MS = 600_000;

/** Loads everything that waits for its place to come near; a picture that is missing has its own journey. */
const loadPictures = async (page: Page) => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      // An observer reports once per frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const isLoaded = (picture: HTMLImageElement) =>
      new Promise<void>((loaded) => {
        for (const end of ['load', 'error']) picture.addEventListener(end, () => loaded(), { once: true });
        if (picture.complete) loaded();
      });
    await Promise.all(pictures.map(isLoaded));
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
};

const photographLoaded = async (page: Page, path: string) => {
  await page.locator('html[data-ready]').waitFor();
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await loadPictures(page);
    await photograph(page, path);
  }
};

/** Texts that leave the window sideways, where nobody can scroll to them. */
const getCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isScrolledOrHidden = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const { overflowX, clipPath, position } = getComputedStyle(element);
      const isAside = position === 'fixed' || clipPath !== 'none';
      return isAside || overflowX === 'auto' || overflowX === 'scroll' || isScrolledOrHidden(element.parentElement);
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      const isCut = width > 0 && (left < -1 || right > window.innerWidth + 1);
      if (isCut && !isScrolledOrHidden(texts.currentNode.parentElement)) cut.push(range.toString());
    }
    return cut;
  });

const openAt = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
  await loadPictures(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

journey.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

for (const width of PUBLIC_WIDTHS_PX)
  journey(
    `CHR-1 every public page fits ${width} px, with screenshots in light, dark, and forced colors`,
    { tag: FULL_RUN },
    async ({ page }) => {
      journey.setTimeout(SCREENSHOTS_TAKE_MS);
      await page.setViewportSize({ width, height: HEIGHT_PX });
      const faults: string[] = [];
      for (const path of PUBLIC_PATHS) {
        await openAt(page, path);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scrollWidth > width) faults.push(`${path} is ${scrollWidth} px wide`);
        faults.push(...(await getCutTexts(page)).map((text) => `${path} cuts "${text}"`));
        await photograph(page, path, PUBLIC_LOOKS);
      }
      expect(faults).toEqual([]);
    },
  );

journey('CHR-1 every public page has a print screenshot', { tag: FULL_RUN }, async ({ page }) => {
  await page.setViewportSize({ width: PAPER_WIDTH_PX, height: HEIGHT_PX });
  for (const path of PUBLIC_PATHS) {
    await openAt(page, path);
    await photograph(page, path, ['print']);
  }
});

journey(
  'every back-office screen has screenshots, wide and narrow, light and dark',
  { tag: FULL_RUN },
  async ({ page }) => {
    journey.setTimeout(SCREENSHOTS_TAKE_MS);
    await page.goto('/admin/login');
    await photographLoaded(page, '/admin/login');
    await openAs(page, STAFF.super_admin, '/admin');
    for (const path of BACK_OFFICE) {
      await page.goto(path);
      await photographLoaded(page, path);
    }
  },
);

journey('the README has screenshots, light and dark', { tag: FULL_RUN }, async ({ page }) => {
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
  journey(`${what} has screenshots, wide and narrow, light and dark`, { tag: FULL_RUN }, async ({ page }) => {
    await openAs(page, STAFF.super_admin, path);
    await open(page);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await photograph(page, `-part-${what}`);
    }
  });
