import { request } from 'node:http';
import type { CDPSession, Page, TestInfo } from '@playwright/test';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const FIRST_VIEW_BYTES = 260 * 1024;
const WRITING_PAGE_BYTES = 420 * 1024;
const MANAGERS = [
  { path: '/admin/projects', chunk: 'projects', heading: 'Projects Manager' },
  { path: '/admin/team', chunk: 'team', heading: 'Team Manager' },
  { path: '/admin/blog', chunk: 'posts', heading: 'Blog Manager' },
  { path: '/admin/services', chunk: 'services', heading: 'Services Manager' },
  { path: '/admin/contacts', chunk: 'contacts', heading: 'Contact Manager' },
];
/** An attribute that only Ant Design's styles set. */
const ANTD = 'data-css-hash';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

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

const getScripts = (page: Page): Set<string> => {
  const urls = new Set<string>();
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') urls.add(sent.url());
  });
  return urls;
};

const scriptMs = async (metrics: CDPSession): Promise<number> => {
  const { metrics: values } = await metrics.send('Performance.getMetrics');
  return (values.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
};

const settled = async (page: Page, heading: string | RegExp) => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** The bytes of all scripts, which also appear in the report. */
const measure = async (scripts: ReadonlySet<string>, annotations: TestInfo['annotations']): Promise<number> => {
  const sizes = await Promise.all([...scripts].map(brotliBytes));
  const bytes = sizes.reduce((total, size) => total + size, 0);
  annotations.push({ type: 'JavaScript bytes', description: `${bytes} in ${scripts.size} requests` });
  return bytes;
};

journey('the first view after login stays within its JavaScript budget', async ({ page }, { annotations }) => {
  const scripts = getScripts(page);
  await openAs(page, STAFF.editor, '/admin/dashboard');
  await settled(page, /^Welcome/);
  expect(await measure(scripts, annotations), [...scripts].join('\n')).toBeLessThanOrEqual(FIRST_VIEW_BYTES);
});

journey('the post editor stays within its JavaScript budget', async ({ page }, { annotations }) => {
  const scripts = getScripts(page);
  await openAs(page, STAFF.editor, '/admin/blog/new');
  await expect(page.getByRole('textbox', { name: /^Content/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await measure(scripts, annotations), [...scripts].join('\n')).toBeLessThanOrEqual(WRITING_PAGE_BYTES);
});

journey('each manager is a separate chunk that loads when it is opened', async ({ page }, info) => {
  const scripts = getScripts(page);
  await openAs(page, STAFF.super_admin, '/admin/dashboard');
  await settled(page, /^Welcome/);
  const metrics = await page.context().newCDPSession(page);
  await metrics.send('Performance.enable');
  const isFileFor = (chunk: string) => (url: string) =>
    new URL(url).pathname.split('/').at(-1)?.startsWith(`${chunk}.`);
  const opened: string[] = [];
  for (const { path, chunk, heading } of MANAGERS) {
    expect([...scripts].filter(isFileFor(chunk)), `${chunk} before it is opened`).toEqual([]);
    const before = await scriptMs(metrics);
    await page.locator(`nav a[href="${path}"]`).first().click();
    await settled(page, heading);
    opened.push(`${chunk} ${Math.round((await scriptMs(metrics)) - before)} ms`);
    expect([...scripts].filter(isFileFor(chunk)), chunk).toHaveLength(1);
  }
  // The second visit already has the chunk, so this measures only the route change.
  for (const { path, chunk, heading } of MANAGERS) {
    const before = await scriptMs(metrics);
    await page.locator(`nav a[href="${path}"]`).first().click();
    await settled(page, heading);
    opened.push(`${chunk} again ${Math.round((await scriptMs(metrics)) - before)} ms`);
  }
  info.annotations.push({ type: 'scripting of route changes', description: opened.join(', ') });
});

journey('no public page loads Ant Design', async ({ page }) => {
  const scripts = getScripts(page);
  for (const path of ['/', '/services', '/projects', '/blog', '/about', '/contact']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  for (const url of scripts) expect((await (await fetch(url)).text()).includes(ANTD), url).toBe(false);
});
