import type { Locator, Page } from '@playwright/test';
import { getDissolvedShapes } from '../platform/dissolved-shapes.ts';
import { expect, journey } from '../platform/journey.ts';
import { PUBLIC_ROUTES, SAMPLE_POST, SAMPLE_PROJECT } from '../platform/public-routes.ts';

const LIGHT = 'rgb(251, 248, 244)';
const DARK = 'rgb(23, 20, 28)';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = async (page: Page, path: string, width = 1440) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
};

const getBox = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('The element is not shown.');
  return box;
};

/** The characters that fit into a line of each paragraph from a length on. */
const countPerLine = (texts: Locator, from: number) =>
  texts.evaluateAll(
    (paragraphs, least) =>
      paragraphs
        .filter(({ textContent }) => textContent.length > least)
        .map((paragraph) => {
          const { clientWidth, style } = paragraph as HTMLElement;
          Object.assign(style, { display: 'block', whiteSpace: 'nowrap', width: 'max-content', maxWidth: 'none' });
          return clientWidth / (paragraph.clientWidth / paragraph.textContent.length);
        }),
    from,
  );

const getBackground = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

journey('CHR-1 the wordmark stays on one line on the smallest phone', async ({ page }) => {
  await open(page, '/', 320);
  const name = page.getByRole('banner').getByRole('link', { name: 'Atelier' });
  expect((await getBox(name)).height).toBeLessThan(50);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

journey('CHR-3 the scroll-to-top button covers no footer link', async ({ page }) => {
  for (const width of [360, 768, 1024, 1440, 1920]) {
    await open(page, '/', width);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const button = await getBox(page.getByRole('button', { name: 'Scroll to top' }));
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      const box = await getBox(link);
      const isBeside = box.x + box.width <= button.x || box.x >= button.x + button.width;
      const isAbove = box.y + box.height <= button.y || box.y >= button.y + button.height;
      expect(isBeside || isAbove, `${await link.textContent()} at ${width} px`).toBe(true);
    }
  }
});

journey('BLOG-1 no category chip is cut off at 1440 px', async ({ page }) => {
  await open(page, '/blog');
  const chips = page.getByRole('navigation', { name: 'Categories' });
  expect(await chips.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBe(0);
});

journey('BLOG-3 page numbers stay together on a phone', async ({ page }) => {
  await open(page, '/blog', 390);
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  const first = await getBox(pages.getByRole('link', { name: 'Page 1' }));
  const second = await getBox(pages.getByRole('link', { name: 'Page 2' }));
  expect(second.x - first.x - first.width).toBeLessThan(16);
});

journey('HOME-1 ABT-1 SVC-1 the hero drawings are complete at every width', async ({ page }) => {
  for (const width of [360, 768, 900, 1024, 1100, 1280, 1920])
    for (const [path, shape] of [
      ['/', 'main svg circle'],
      ['/about', 'main svg g circle'],
      ['/services', 'main svg path[d^="M562"]'],
    ] as const) {
      await open(page, path, width);
      const cut = await page.locator(shape).evaluateAll((shapes) =>
        shapes.slice(0, 2).filter((one) => {
          const frame = one.closest('svg')?.getBoundingClientRect();
          const { left, right, bottom } = one.getBoundingClientRect();
          return frame === undefined || left < frame.left || right > frame.right + 1 || bottom > frame.bottom + 1;
        }),
      );
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
});

journey('CHR-1 BLOG-1 forced colors show the selected chip, the current page, and button borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/blog');
  for (const [name, other] of [
    ['Categories', /^Design/],
    ['Pagination', 'Page 2'],
  ] as const) {
    const bar = page.getByRole('navigation', { name });
    expect(await getBackground(bar.locator('[aria-current]'))).not.toBe(
      await getBackground(bar.getByRole('link', { name: other })),
    );
  }
  const talk = page.getByRole('banner').getByRole('link', { name: "Let's Talk" });
  expect(await talk.evaluate((link) => Number.parseFloat(getComputedStyle(link).borderTopWidth))).toBeGreaterThan(0);
  const line = page.locator('nav[aria-label="Main"] [aria-current]');
  expect(await line.evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth)).toBe('2px');
});

journey('CON-2 a focus ring clears the label, and a long error moves no other field', async ({ page }) => {
  await open(page, '/contact', 700);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.scrollIntoViewIfNeeded();
  await email.focus();
  const gap = await email.evaluate((input) => {
    const text = document.createRange();
    text.selectNodeContents(document.querySelector(`label[for="${input.id}"]`) as Element);
    const { outlineWidth, outlineOffset } = getComputedStyle(input);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return input.getBoundingClientRect().top - ring - text.getBoundingClientRect().bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  const before = await getBox(email);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('R2 D2');
  await name.blur();
  await expect(page.getByText('Name can only contain letters')).toBeVisible();
  expect(await getBox(email)).toEqual(before);
});

journey('CHR-4 a toast appears below the header, in the site’s typeface', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, '/projects/the-old-tree-map');
  await page.getByRole('button', { name: 'Share' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Link copied to clipboard' });
  const header = await getBox(page.getByRole('banner'));
  expect((await getBox(toast)).y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(await toast.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Instrument Sans');
});

journey('BLOG-5 an article prints without related articles and closing calls', async ({ page }) => {
  await open(page, SAMPLE_POST);
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeVisible();
  await page.setViewportSize({ width: 718, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Enjoyed this article?' })).toBeHidden();
  expect(
    await page
      .locator('main pre')
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length),
  ).toBe(0);
});

journey('BLOG-5 a line at the top shows the reading progress of an article', async ({ page }) => {
  await open(page, SAMPLE_POST);
  const line = page.getByTestId('reading-progress');
  const getRead = () => line.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  expect(await getRead()).toBe(0);
  await page.locator('main article a', { hasText: 'Back to Blog' }).scrollIntoViewIfNeeded();
  await expect.poll(getRead).toBeGreaterThan(0.9);
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeHidden();
});

journey('BLOG-5 a line of an article has 60 to 72 characters', async ({ page }) => {
  await open(page, SAMPLE_POST);
  const counts = await countPerLine(page.locator('main article > :last-child p'), 200);
  expect(counts.length).toBeGreaterThan(2);
  expect(Math.min(...counts)).toBeGreaterThan(60);
  expect(Math.max(...counts)).toBeLessThan(72);
});

journey('PRJ-2 PRJ-3 SVC-2 BLOG-5 no text has lines of more than 72 characters on a wide screen', async ({ page }) => {
  for (const path of [SAMPLE_POST, SAMPLE_PROJECT, '/projects', '/services']) {
    await open(page, path, 1920);
    expect(Math.max(...(await countPerLine(page.locator('main p'), 140))), path).toBeLessThan(72.5);
  }
});

journey('CON-1 on a phone, hours and holidays stay beside their names, at the right edge', async ({ page }) => {
  for (const width of [320, 360]) {
    await open(page, '/contact', width);
    const lines = page.getByRole('complementary', { name: 'Office hours and more' }).locator('dl > div');
    const strays = await lines.evaluateAll((all) =>
      all.filter((line) => {
        const [name, value] = [...line.children].map((part) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          return [...text.getClientRects()];
        });
        const { right } = line.getBoundingClientRect();
        const isBeside = Math.abs((name?.[0]?.top ?? 0) - (value?.[0]?.top ?? 0)) < 4;
        return !isBeside || value?.some((row) => Math.abs(row.right - right) > 1);
      }),
    );
    expect(await lines.count()).toBeGreaterThan(2);
    expect(strays, `${width} px`).toHaveLength(0);
  }
});

journey('CON-1 the contact page prints without its form and the heading above it', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Office Hours' })).toBeVisible();
});

journey(
  'CHR-1 the site is light until a visitor chooses another theme, and remembers it without a cookie',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    const body = page.locator('body');
    expect(await getBackground(body)).toBe(LIGHT);
    const theme = page.getByRole('combobox', { name: 'Theme' });
    await theme.selectOption('Dark');
    expect(await getBackground(body)).toBe(DARK);
    await page.reload();
    await expect(theme).toHaveValue('dark');
    await expect.poll(() => getBackground(body)).toBe(DARK);
    await theme.selectOption('System');
    expect(await getBackground(body)).toBe(DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await getBackground(body)).toBe(LIGHT);
    expect(await page.context().cookies()).toEqual([]);
  },
);

journey('CHR-1 a chosen dark theme applies before the first paint', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  // Blocks the scripts of the shell and remotes, so that only the document remains.
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload();
  expect(await getBackground(page.locator('body'))).toBe(DARK);
});

journey('CHR-1 in the dark theme no surface or drawing dissolves into what is behind it', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  for (const { path } of PUBLIC_ROUTES) {
    await open(page, path);
    expect(await getDissolvedShapes(page), path).toEqual([]);
  }
});
