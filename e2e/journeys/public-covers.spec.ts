import type { Page } from '@playwright/test';
import { expect, journey } from '../platform/journey.ts';
import { SAMPLE_POST } from '../platform/public-routes.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
};

const firstCard = (page: Page) => page.getByRole('main').locator('article').first();

/** Counts the view transitions of the page, and names what each one begins with. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const named = [...document.querySelectorAll('main *')].filter(
        (element) => getComputedStyle(element).viewTransitionName === 'cover',
      );
      window.transitions.push(named.length);
      return start(change);
    };
  });

journey('BLOG-2 PRJ-2 SVC-2 TEAM-1 the cover of a card morphs into the cover of its page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchTransitions(page);
  for (const path of ['/blog', '/projects', '/services', '/team']) {
    await open(page, path);
    await firstCard(page).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${path}/.`));
    expect(await page.evaluate(() => window.transitions), path).toEqual([1]);
  }
});

journey('BLOG-2 under reduced motion, pages change without a transition and covers do not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await open(page, '/blog');
  const picture = firstCard(page).locator('[data-cover-frame] img').last();
  await firstCard(page).hover();
  expect(await picture.evaluate((image) => getComputedStyle(image).scale)).toBe('none');
  await firstCard(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  expect(await page.evaluate(() => window.transitions)).toEqual([]);
});

journey('BLOG-2 PRJ-2 SVC-2 TEAM-1 a cover responds to the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/blog', '/projects', '/services', '/team']) {
    await open(page, path);
    const picture = firstCard(page).locator('[data-cover-frame] img').last();
    await firstCard(page).hover();
    await expect
      .poll(() => picture.evaluate((image) => Number(getComputedStyle(image).scale)), path)
      .toBeGreaterThan(1);
  }
});

journey(
  'BLOG-5 on a phone, an article starts with its text, and its table of contents is collapsed',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, SAMPLE_POST);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const section = contents.getByRole('link').first();
    await expect(section).toBeHidden();
    const top = async (text: string) => (await page.getByText(text).first().boundingBox())?.y ?? 0;
    const share = await page.getByRole('button', { name: 'Share' }).boundingBox();
    expect(await top('Most sites we inherit')).toBeLessThan(share?.y ?? 0);
    await contents.getByText('On this page').click();
    await section.click();
    await expect(page.getByRole('heading', { name: 'Ask for less' })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, SAMPLE_POST);
    await expect(section).toBeVisible();
  },
);

journey(
  'HOME-1 ABT-1 SVC-1 PRJ-2 TEAM-1 BLOG-1 CON-1 each page has its own closing section, distinct from the footer',
  async ({ page }) => {
    const looks: string[] = [];
    for (const path of ['/', '/about', '/services', '/projects', '/team', '/blog', '/contact']) {
      await open(page, path);
      const call = page.locator('[aria-labelledby="closing-call"]');
      looks.push(await call.evaluate((section) => getComputedStyle(section).background));
      const title = (await call.getByRole('heading').textContent()) ?? '';
      await expect(page.getByRole('contentinfo')).not.toContainText(title);
    }
    expect(new Set(looks).size).toBe(looks.length);
  },
);

declare global {
  interface Window {
    transitions: number[];
  }
}
