import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@atelier/test-kit/free-port';
import { expect, test } from '@playwright/test';
import { atelier, type Platform, repositoryRoot } from '../platform/platform.ts';
import { startInstance, temporaryFolder } from './instances.ts';
import { getMappedSources } from './mapped-sources.ts';

const HOME = 'mfe-public/src/pages/home/HomePage.tsx';
const OLD_WORDS = 'Tell us what you need.';
/** The shell takes longest, on a busy machine. */
const BUILT_WITHIN_MS = 200_000;
const NEW_WORDS = 'Show us what you need.';

test.describe
  .serial('`npm run dev`', () => {
    let place: ReturnType<typeof temporaryFolder>;
    let platform: Platform;
    const changed = new Map<string, string>();

    /** Changes a file of this repository, as a developer would. */
    const change = (file: string, from: string, to: string) => {
      const path = join(repositoryRoot, file);
      const text = readFileSync(path, 'utf8');
      expect(text, file).toContain(from);
      if (!changed.has(path)) changed.set(path, text);
      writeFileSync(path, text.replace(from, to));
    };
    const restore = () => {
      for (const [path, text] of changed) writeFileSync(path, text);
      changed.clear();
    };

    test.beforeAll(async () => {
      place = temporaryFolder();
      platform = await startInstance(join(place.path, 'data'), {}, { command: 'dev' });
    });
    test.afterEach(restore);
    test.afterAll(async () => {
      await platform?.stop();
      place.remove();
    });

    const getLive = async () => (await fetch(`${platform.url}/api/releases/live`)).text();

    test('PLT-2 restarts a changed service, publishes no changed remote, and names the command that shows it', async () => {
      await expect.poll(platform.output).toContain('Watching for changes.');
      const live = await getLive();
      change(HOME, OLD_WORDS, NEW_WORDS);
      change('services/seo/src/index.ts', '\n', '\n// Changed.\n');
      await expect.poll(platform.output).toMatch(/^ {2}restarted services$/m);
      expect(platform.output()).toContain(
        `mfe-public has changed. To see it: npm run dev -- mfe-public --against ${platform.url}`,
      );
      expect(await getLive()).toBe(live);
      expect(await (await fetch(platform.url)).text()).toContain(OLD_WORDS);
    });

    /** Opens a remote's page from the development server, and measures how long a change takes to appear. */
    const develop = async (remote: string, work: (url: string) => Promise<void>) => {
      const port = await freePort();
      const development = atelier(['dev', remote, '--against', platform.url, '--port', String(port)], {});
      try {
        await expect.poll(development.output).toContain(`http://localhost:${port}/`);
        await work(`http://localhost:${port}`);
      } finally {
        development.process.kill('SIGTERM');
        await development.ended;
      }
    };
    const measure = async (work: () => Promise<void>) => {
      const startedAt = performance.now();
      await work();
      const description = ((performance.now() - startedAt) / 1000).toFixed(1);
      test.info().annotations.push({ type: 'seconds until a change was shown', description });
    };

    test('PLT-1 shows a change of the public site in the running platform, with its data, fonts, and source maps', async ({
      page,
    }) => {
      await develop('mfe-public', async (url) => {
        // The page reloads if webpack builds a second time at the start.
        await expect(async () => {
          await page.goto(url);
          await expect(page.getByRole('heading', { name: OLD_WORDS })).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Digital/);
          await page.evaluate(() => document.fonts.ready);
          const loaded = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded'));
          expect(loaded.length).toBeGreaterThan(0);
          expect(await getMappedSources(page)).toContainEqual(expect.stringContaining('HomePage.tsx'));
        }).toPass();
        await measure(async () => {
          change(HOME, OLD_WORDS, NEW_WORDS);
          await expect(page.getByRole('heading', { name: NEW_WORDS })).toBeVisible();
        });
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' }).click();
        await expect(page).toHaveURL(`${url}/blog`);
        await expect(page.getByRole('main').locator('a[href^="/blog/"]').first()).toBeVisible();
        expect(await (await fetch(platform.url)).text()).toContain(OLD_WORDS);
      });
    });

    test('PLT-1 shows a change of the back-office in the running platform, with source maps', async ({ page }) => {
      await develop('mfe-admin', async (url) => {
        await expect(async () => {
          await page.goto(`${url}/admin/login`);
          await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
          expect(await getMappedSources(page)).toContainEqual(expect.stringContaining('PasswordStep.tsx'));
        }).toPass();
        await measure(async () => {
          change('mfe-admin/src/features/login/PasswordStep.tsx', 'Forgot password?', 'Lost your password?');
          await expect(page.getByRole('link', { name: 'Lost your password?' })).toBeVisible();
        });
      });
    });

    test('PLT-3 a page that is open keeps working after a new shell build, whose server still has the old files', async ({
      page,
    }) => {
      await page.goto(platform.url);
      await page.locator('html[data-ready]').waitFor();
      const script = (await page.locator('script[src^="/shell/main"]').getAttribute('src')) ?? '';
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      change('shell/src/main.tsx', 'void start();', "document.documentElement.dataset.build = 'new';\nvoid start();");
      await expect.poll(platform.output, { timeout: BUILT_WITHIN_MS }).toMatch(/^ {2}restarted front$/m);
      await expect.poll(async () => (await fetch(platform.url)).text()).not.toContain(script);
      expect((await fetch(platform.url + script)).status).toBe(200);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' }).click();
      await expect(page.getByRole('main').locator('a[href^="/blog/"]').first()).toBeVisible();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await page.reload();
      await expect(page.locator('html[data-build="new"][data-ready]')).toBeVisible();
    });
  });
