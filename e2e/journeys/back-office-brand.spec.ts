import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@atelier/contracts/studio/default-studio';
import type { Page, Request } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { watchBrowser } from '../platform/browser-watch.ts';
import { expect, journey } from '../platform/journey.ts';
import { recordLayoutShifts } from '../platform/layout-shifts.ts';
import { photograph } from '../platform/photograph.ts';
import { repositoryRoot } from '../platform/platform.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40"><path d="M0 40V0l20 22L40 0v40z"/><circle cx="70" cy="20" r="20"/><path d="M104 0h46v12h-17v28h-12V12h-17z"/></svg>';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });
// All change the same settings, so they run in order.
journey.describe.configure({ mode: 'default' });
journey.afterEach(async ({ staff }) => {
  expect((await staff('PUT', '/studio/settings', { brand: DEFAULT_BRAND })).status).toBe(200);
});

const getHead = async (site: string) => (await (await fetch(`${site}/`)).text()).split('</head>')[0] ?? '';
const getBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

journey(
  'ASET-1 staff choose a brand, preview it, are stopped if its contrast is too low, and save it',
  async ({ page, site }) => {
    await openAs(page, STAFF.super_admin, '/admin/settings/brand');
    const preview = page.frameLocator('iframe[title="Preview of the brand"]');
    await expect(preview.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    const accent = page.getByRole('textbox', { name: /^Accent color/ });
    await accent.fill('#ffd84d');
    await expect(page.getByRole('list', { name: 'Contrast' })).toContainText('Too low');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('button', { name: /^Accent on surface has a contrast of 1\.3:1/ })).toBeVisible();
    await accent.fill('#2f55d4');
    await page.getByRole('textbox', { name: /^Surface color/ }).fill('#f6f8fd');
    await expect
      .poll(() => preview.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor))
      .toBe('rgb(246, 248, 253)');
    expect(await getHead(site)).not.toContain('#2f55d4');
    expect.soft(await violationsInBothSchemes(page)).toEqual([]);
    await photograph(page, 'brand');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect.poll(() => getHead(site)).toContain('--accent:light-dark(#2f55d4,');
  },
);

journey(
  'ASET-1 a brand is part of the page: no extra request, no axe violation, in both themes',
  async ({ page, site, staff }) => {
    const requested = async () => {
      const urls: string[] = [];
      // Beacons are sent by the clock, so a slow page would send more of them before it is ready.
      const note = (request: Request) => {
        if (request.resourceType() !== 'ping') urls.push(new URL(request.url()).pathname);
      };
      page.on('request', note);
      await page.goto(`${site}/`);
      await page.locator('html[data-ready]').waitFor();
      page.off('request', note);
      return urls.sort();
    };
    const before = await requested();
    const brand = {
      ...DEFAULT_BRAND,
      logo: LOGO,
      accent: '#2f55d4',
      surface: '#f6f8fd',
      displayFace: 'serif',
      corners: 'soft',
      covers: 'gray',
    };
    expect((await staff('PUT', '/studio/settings', { brand })).status).toBe(200);
    await expect.poll(() => getHead(site)).toContain('--surface:light-dark(#f6f8fd,');
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    expect(await requested()).toEqual(before);
    expect(problems).toEqual([]);
    expect(await getBackground(page)).toBe('rgb(246, 248, 253)');
    const name = page.getByRole('banner').getByRole('link', { name: 'Atelier' });
    expect((await name.boundingBox())?.width).toBeCloseTo(127.5, -1);
    expect.soft(await violationsInBothSchemes(page)).toEqual([]);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/projects', '/contact']) {
        await page.goto(`${site}${path}`);
        await photograph(page, `branded${path}`);
      }
    }
  },
);

journey('ASET-1 the loading screen shows the brand from its first frame', async ({ page, site, staff }) => {
  const brand = { ...DEFAULT_BRAND, accent: '#2f55d4', surface: '#f6f8fd' };
  expect((await staff('PUT', '/studio/settings', { brand })).status).toBe(200);
  await expect.poll(() => getHead(site)).toContain('--surface:light-dark(#f6f8fd,');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const screen = document.querySelector('[data-testid="loading-screen"]');
      const word = screen?.firstElementChild;
      if (!screen || !word) return;
      observer.disconnect();
      const look = [getComputedStyle(screen).backgroundColor, getComputedStyle(word).borderBlockEndColor];
      document.documentElement.dataset.loadingLook = [word.textContent, ...look].join(' ');
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${site}/`);
  await expect(page.locator('html')).toHaveAttribute(
    'data-loading-look',
    'Atelier rgb(246, 248, 253) rgb(47, 85, 212)',
  );
});

const TYPEFACE = readFileSync(join(repositoryRoot, 'mfe-public/fonts/bricolage-grotesque-72pt-normal.woff2'));

journey(
  'ASET-1 staff upload and preview typefaces, which load without layout shift and are restored with their brand',
  async ({ page, site, staff }) => {
    await openAs(page, STAFF.super_admin, '/admin/settings/brand');
    const preview = page.frameLocator('iframe[title="Preview of the brand"]');
    const heading = preview.getByRole('heading', { level: 1, includeHidden: true });
    await expect(heading).toBeVisible();
    const part = page.getByRole('group', { name: 'Your own typeface for headings' });
    const picker = part.getByLabel('Upload your own typeface for headings');
    await picker.setInputFiles({ name: 'fake.woff2', mimeType: 'font/woff2', buffer: Buffer.from('wOF2 no more') });
    await expect(part.getByText('File type must be font/woff2')).toBeVisible();
    await picker.setInputFiles({ name: 'Harbor_Sans.woff2', mimeType: 'font/woff2', buffer: TYPEFACE });
    await expect(part.getByText('Harbor Sans', { exact: true })).toBeVisible();
    await expect(heading).toHaveCSS('font-family', /^"Brand display"/);
    await expect
      .poll(() => heading.evaluate((element) => element.ownerDocument.fonts.check('16px "Brand display"')))
      .toBe(true);
    expect(await getHead(site)).not.toContain('Brand display');
    expect.soft(await violationsInBothSchemes(page)).toEqual([]);
    await photograph(page, 'brand-typeface');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect.poll(() => getHead(site)).toContain('font-family:"Brand display"');

    const preload = /<link rel="preload" as="font" type="font\/woff2" crossorigin href="(\/media\/library\/[^"]+)">/;
    const [, address = ''] = preload.exec(await getHead(site)) ?? [];
    const { headers } = await fetch(`${site}${address}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    const visitor = await page.context().newPage();
    const watch = watchBrowser(visitor, site);
    const getLayoutShifts = await recordLayoutShifts(visitor);
    const blocking: string[] = [];
    visitor.on('request', (request) => {
      if (['stylesheet', 'font'].includes(request.resourceType())) blocking.push(new URL(request.url()).pathname);
    });
    await visitor.route(`**${address}`, async (route) => {
      await visitor.locator('html[data-ready]').waitFor();
      await route.continue();
    });
    await visitor.goto(`${site}/projects`);
    await visitor.locator('html[data-ready]').waitFor();
    await expect
      .poll(() =>
        visitor.evaluate(() =>
          [...document.fonts].some((face) => face.family.includes('Brand display') && face.status === 'loaded'),
        ),
      )
      .toBe(true);
    const shifts = await getLayoutShifts();
    const shift = shifts.reduce((total, { value }) => total + value, 0);
    expect(shift, JSON.stringify(shifts)).toBeLessThan(0.02);
    expect(blocking.filter((path) => path === address)).toHaveLength(1);
    expect(watch.problems).toEqual([]);
    await visitor.close();

    expect((await staff('PUT', '/studio/settings', { brand: DEFAULT_BRAND })).status).toBe(200);
    await page.reload();
    await page.getByRole('list', { name: 'Earlier brands' }).getByRole('button').first().click();
    await expect(part.getByText('Harbor Sans', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect.poll(() => getHead(site)).toContain('font-family:"Brand display"');
  },
);
