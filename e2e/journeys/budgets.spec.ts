import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import { expect, journey } from '../platform/journey.ts';
import { recordLayoutShifts } from '../platform/layout-shifts.ts';

const HTML_BYTES = 20 * 1024;
const CSS_BYTES = 15 * 1024;
/** React accounts for 59 KB, the federation runtime for 15. */
const JAVASCRIPT_BYTES = 95 * 1024;
const JAVASCRIPT_REQUESTS = 4;
/** What the contact page loads in addition to the home page. */
const FORM_BYTES = 25 * 1024;
/** Long enough for the first paint in the fallback fonts. */
const FONT_DELAY_MS = 800;

/** The transferred bytes of a body, with brotli if the server supports it. */
const brotliBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    });
    call.on('error', reject);
    call.end();
  });

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const report = (info: TestInfo, type: string, value: number) =>
  info.annotations.push({ type, description: `${value}` });

journey(
  'the home page stays within its budget, has no layout shift from late fonts, and makes no third-party requests',
  async ({ page, site }, info) => {
    const urls = { document: new Set<string>(), stylesheet: new Set<string>(), script: new Set<string>() };
    const foreign: string[] = [];
    const manifests: string[] = [];
    page.on('request', (sent) => {
      const kind = sent.resourceType();
      if (kind in urls) urls[kind as keyof typeof urls].add(sent.url());
      if (/mf-manifest|remote\.json|\/api\/releases\/live/.test(sent.url())) manifests.push(sent.url());
      if (sent.url().startsWith('http') && !sent.url().startsWith(site)) foreign.push(sent.url());
    });
    const getLayoutShifts = await recordLayoutShifts(page);
    await page.route(/\.woff2$/, async (route) => {
      await setTimeout(FONT_DELAY_MS);
      await route.continue();
    });
    await page.goto('/');
    await page.locator('html[data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByTestId('loading-screen')).toBeHidden();

    const sizes = await Promise.all(
      Object.values(urls).map(async (of) => sum(await Promise.all([...of].map(brotliBytes)))),
    );
    const [html = 0, css = 0, javascript = 0] = sizes;
    const shifts = await getLayoutShifts();
    report(info, 'HTML bytes', html);
    report(info, 'CSS bytes', css);
    report(info, 'JavaScript bytes', javascript);
    report(info, 'JavaScript requests', urls.script.size);
    report(info, 'layout shift', sum(shifts.map(({ value }) => value)));
    expect(html).toBeLessThanOrEqual(HTML_BYTES);
    expect(css).toBeLessThanOrEqual(CSS_BYTES);
    expect(javascript).toBeLessThanOrEqual(JAVASCRIPT_BYTES);
    expect([...urls.script].length, [...urls.script].join('\n')).toBeLessThanOrEqual(JAVASCRIPT_REQUESTS);
    expect(foreign).toEqual([]);
    // The document contains the release set.
    expect(manifests).toEqual([]);
    // Nothing moves after the first paint.
    expect(shifts).toEqual([]);
  },
);

journey('the first view requests all its scripts before one of them has run', async ({ page }) => {
  const needed = new Set<string>();
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') needed.add(sent.url());
  });
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  page.removeAllListeners('request');

  const requested = new Set<string>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    requested.add(route.request().url());
    await answer.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // No script has arrived yet, so only the document can have asked for them.
  await expect.poll(() => [...requested].toSorted()).toEqual([...needed].toSorted());
  answer.resolve();
  await page.locator('html[data-ready]').waitFor();
});

journey('the contact form stays within its budget, and loads only when it is near', async ({ page }, info) => {
  const scripts = new Set<string>();
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.add(sent.url());
  });
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const ofHome = new Set(scripts);
  expect([...ofHome].filter((url) => url.includes('contact'))).toEqual([]);
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Message' }).scrollIntoViewIfNeeded();
  await expect.poll(() => [...scripts].some((url) => url.includes('contact-form'))).toBe(true);
  await page.waitForLoadState('networkidle');
  // Comes with every page that is scrolled, and counts here too, so that the figure is always the larger one.
  await page.mouse.wheel(0, 400);
  await expect.poll(() => [...scripts].some((url) => url.includes('scroll-to-top'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const more = sum(await Promise.all([...scripts].filter((url) => !ofHome.has(url)).map(brotliBytes)));
  report(info, 'JavaScript bytes of the form', more);
  expect(more).toBeLessThanOrEqual(FORM_BYTES);
});
