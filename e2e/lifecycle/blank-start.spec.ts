import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { photograph } from '../platform/photograph.ts';
import type { Platform } from '../platform/platform.ts';
import { signIn } from '../platform/sign-in.ts';
import { startBlankInstance, startInstance, temporaryFolder } from './instances.ts';

const LOGIN = /^ {2}Login {3}(\S+), password (\S+) \(shown only this once\)$/m;
const PAGES = ['/', '/projects', '/about', '/services', '/blog', '/team', '/contact', '/search', '/newsletter'];
/** Words that only the sample studio may say. */
const CLAIMS =
  /Atelier|Mercer Street|212\) 555|bicycle|\d+\+? years|money-back|5 star|99\.9%|250|98%|10K|long table|28 days/i;

let folder: ReturnType<typeof temporaryFolder>;
let platform: Platform | undefined;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => {
  folder = temporaryFolder();
});
test.afterEach(async () => {
  await platform?.stop();
  folder.remove();
});

const getText = async (path: string): Promise<string> => {
  const response = await fetch(`${platform?.url}${path}`);
  expect(response.status, path).toBe(200);
  const html = await response.text();
  return html.replaceAll(/<script[^>]*>.*?<\/script>|<[^>]+>/gs, ' ');
};

test('PLT-7 a start without sample content shows no sample claims, and its owner sets up the studio on one page', async ({
  page,
}) => {
  const dataDir = join(folder.path, 'data');
  platform = await startBlankInstance(dataDir);
  const { url } = platform;
  const [, email = '', password = ''] = LOGIN.exec(platform.output()) ?? [];
  expect(platform.output()).toContain(`  Setup   ${url}/admin/setup`);
  for (const path of PAGES) expect(await getText(path), path).not.toMatch(CLAIMS);
  expect(await getText('/')).toContain('This site is being set up.');
  await page.goto(`${url}/`);
  await photograph(page, 'blank-home-before', ['light']);

  await page.goto(`${url}/admin/setup`);
  await signIn(page, { email, password });
  await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Studio' })).toBeVisible();
  expect.soft(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Stone & Sons');
  await page.getByRole('textbox', { name: /^Email/ }).fill('hello@stone.example');
  await page.getByRole('textbox', { name: /^Headline/ }).fill('Walls that stay');
  await page.getByRole('textbox', { name: /^Introduction/ }).fill('We build dry stone walls in the north.');
  await page.getByRole('textbox', { name: /^First name/ }).fill('Ada');
  await page.getByRole('textbox', { name: /^Last name/ }).fill('Stone');
  await page.getByRole('button', { name: 'Moss' }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill('How we build');
  await page.getByRole('textbox', { name: /^Text/ }).fill('One stone on two, two stones on one.\n\nNo mortar.');
  await photograph(page, 'setup');
  await page.getByRole('button', { name: 'Open Your Studio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your studio is open' })).toBeVisible();
  await photograph(page, 'setup-done', ['light']);

  await expect.poll(() => getText('/')).toContain('Stone &amp; Sons');
  await page.goto(`${url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walls that stay');
  await expect(page.getByRole('link', { name: 'Stone & Sons' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(248, 248, 240)');
  expect.soft(await violationsInBothSchemes(page)).toEqual([]);
  await photograph(page, 'blank-home-after');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How we build' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we build');
  await expect(page.getByRole('main')).toContainText('No mortar.');
  for (const path of PAGES) {
    expect(await getText(path), path).not.toMatch(CLAIMS);
    await page.goto(`${url}${path}`);
    await photograph(page, `blank${path}`, ['light']);
  }

  await platform.stop();
  platform = await startInstance(dataDir);
  expect(platform.output()).not.toContain('  Setup');
  expect(await getText('/projects')).toContain('No Projects Found');
});
