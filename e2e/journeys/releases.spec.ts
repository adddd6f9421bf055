import { join } from 'node:path';
import type { ReleaseSet, VersionHealth } from '@atelier/contracts';
import type { Page } from '@playwright/test';
import { throwsAtFirstRender, throwsInBrowser, throwsOnServerImport } from '../platform/broken-builds.ts';
import { changedBuild } from '../platform/changed-build.ts';
import { expect, journey } from '../platform/journey.ts';
import { makeMovesOlder } from '../platform/older-moves.ts';
import { atelier, repositoryRoot } from '../platform/platform.ts';
import { release } from '../platform/release.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const OLD_WORDS = 'Tell us what';
const NEW_WORDS = 'Show us what';
/** Versions are immutable, so each run needs a new one. */
const RUN = Date.now();

/** All visitors on this machine have one address, so this sends the visitor's address in place of the gateway. */
const reportFromSeveralNetworks = async (page: Page, releasesUrl: string | undefined): Promise<void> => {
  let visits = 0;
  // Playwright cannot intercept a beacon, so a request replaces it.
  await page.addInitScript(() => {
    navigator.sendBeacon = (url, body = null) => {
      void fetch(url, { method: 'POST', body }).catch(() => undefined);
      return true;
    };
  });
  await page.route('**/api/releases/reports', async (route) => {
    visits += 1;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${visits % 6}.7` };
    const body = route.request().postData();
    const { status } = await fetch(`${releasesUrl}/releases/reports`, { method: 'POST', headers, body });
    await route.fulfill({ status });
  });
};

journey.describe.serial('releases of one remote', () => {
  const getText = async (url: string) => (await fetch(url)).text();
  const liveVersion = async (site: string): Promise<string> => {
    const { data } = (await (await fetch(`${site}/api/releases/live`)).json()) as { data: ReleaseSet };
    return data.remotes['mfe-public']?.live.version ?? '';
  };

  journey(
    'PLT-2 a published change goes live without other builds or restarts, and one command rolls it back',
    async ({ page, site, state, dataDir }) => {
      const processesBefore = state().processes;
      expect(await getText(`${site}/`)).toContain(OLD_WORDS);
      const build = changedBuild('mfe-public', `9.0.0-${RUN}`, (_file, text) => text.replaceAll(OLD_WORDS, NEW_WORDS));
      await release(dataDir, 'publish', 'mfe-public', '--from', build);
      await expect(async () => expect(await getText(`${site}/`)).toContain(NEW_WORDS)).toPass({ timeout: 5000 });
      await page.goto('/');
      await page.locator('html[data-ready]').waitFor();
      await expect(page.getByText(NEW_WORDS).first()).toBeVisible();
      await release(dataDir, 'rollback', 'mfe-public');
      await expect(async () => expect(await getText(`${site}/`)).toContain(OLD_WORDS)).toPass({ timeout: 5000 });
      expect(state().processes).toEqual(processesBefore);
    },
  );

  journey(
    'PLT-2 a page that is open when a version goes live keeps its own version and typed text',
    async ({ page, site, dataDir }) => {
      const live = await liveVersion(site);
      const versions = new Set<string>();
      page.on('request', (sent) => {
        const version = /mfe-public\/([^/]+)\//.exec(sent.url())?.[1];
        if (version !== undefined) versions.add(version);
      });
      await page.goto('/contact');
      await page.locator('html[data-ready]').waitFor();
      const message = page.getByRole('textbox', { name: /Message/ });
      await message.fill('Half a question');
      const documents: string[] = [];
      page.on('request', (sent) => sent.isNavigationRequest() && documents.push(sent.url()));
      const build = changedBuild('mfe-public', `9.8.0-${RUN}`, (_file, text) => text.replaceAll(OLD_WORDS, NEW_WORDS));
      await release(dataDir, 'publish', 'mfe-public', '--from', build);
      await expect.poll(() => getText(`${site}/`)).toContain(NEW_WORDS);
      await expect(message).toHaveValue('Half a question');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
      await expect(page).toHaveURL(/\/team$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      expect({ documents, versions: [...versions] }).toEqual({ documents: [], versions: [live] });
      await release(dataDir, 'rollback', 'mfe-public');
    },
  );

  journey('PLT-2 PLT-3 the release checks pass both remotes and reject a broken one', async ({ site, dataDir }) => {
    const check = async (remote: string, from: string) => {
      const env = { ATELIER_DATA_DIR: dataDir, ATELIER_SKIP_INSTALL: '1' };
      const command = atelier(['release', 'publish', remote, '--from', from, '--dry-run', '--json'], env);
      const code = await command.ended;
      const line = command
        .output()
        .split('\n')
        .find((one) => one.startsWith('{'));
      return { code, report: JSON.parse(line ?? '{}') as { refusals?: { check: string; problem: string }[] } };
    };
    for (const remote of ['mfe-public', 'mfe-admin'])
      expect(await check(remote, join(repositoryRoot, remote, 'dist'))).toMatchObject({
        code: 0,
        report: { remote, refusals: [], isPublished: false },
      });
    const broken = changedBuild('mfe-public', `9.9.0-${RUN}`, throwsOnServerImport);
    const { code, report } = await check('mfe-public', broken);
    expect(code).toBe(2);
    expect(report.refusals).toMatchObject([{ check: 'import', problem: expect.stringContaining('broken on import') }]);
    expect(await getText(`${site}/`)).not.toContain(`9.9.0-${RUN}`);
  });

  journey(
    'PLT-3 a version that breaks on the server is skipped, on the server and in the browser, and withdrawn',
    async ({ page, site, dataDir }) => {
      const before = await liveVersion(site);
      const build = changedBuild('mfe-public', `9.1.0-${RUN}`, throwsOnServerImport);
      await release(dataDir, 'publish', 'mfe-public', '--from', build);
      await expect(async () => expect((await fetch(`${site}/contact?${Date.now()}`)).status).toBe(200)).toPass();
      await page.goto('/blog');
      await page.locator('html[data-ready]').waitFor();
      expect(await page.content()).not.toContain(`9.1.0-${RUN}`);
      await expect.poll(() => liveVersion(site), { timeout: 30_000 }).toBe(before);
    },
  );

  journey(
    'PLT-3 a version with a broken browser build falls back to the previous one, in the same page',
    async ({ page, dataDir }) => {
      const build = changedBuild('mfe-public', `9.2.0-${RUN}`, throwsInBrowser);
      await release(dataDir, 'publish', 'mfe-public', '--from', build);
      await expect(async () => {
        await page.goto('/blog');
        expect(await page.content()).toContain(`9.2.0-${RUN}`);
      }).toPass();
      await page.locator('html[data-ready]').waitFor();
      await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await release(dataDir, 'rollback', 'mfe-public');
    },
  );

  journey(
    'PLT-3 two broken versions in a row fall back to the last proven one, in the same page',
    async ({ page, site, state, dataDir }) => {
      const proven = await liveVersion(site);
      await makeMovesOlder(state(), 'mfe-public');
      for (const version of [`9.6.0-${RUN}`, `9.7.0-${RUN}`])
        await release(dataDir, 'publish', 'mfe-public', '--from', changedBuild('mfe-public', version, throwsInBrowser));
      await expect(async () => {
        await page.goto('/blog');
        expect(await page.content()).toContain(`9.7.0-${RUN}`);
      }).toPass();
      await page.locator('html[data-ready]').waitFor();
      const entries = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => /mfe-public\/([^/]+)\/remoteEntry\.js/.exec(name)?.[1])
          .filter((version) => version !== undefined),
      );
      expect([...new Set(entries)]).toEqual([`9.7.0-${RUN}`, `9.6.0-${RUN}`, proven]);
      await page.getByRole('main').locator('a[href^="/blog/"]').first().click();
      await expect(page.getByRole('article').first()).toBeVisible();
      for (const _version of ['9.7.0', '9.6.0']) await release(dataDir, 'rollback', 'mfe-public');
      expect(await liveVersion(site)).toBe(proven);
    },
  );

  journey(
    'PLT-3 a back-office page with a missing chunk reloads as a document, without endless chunk requests',
    async ({ page }) => {
      await openAs(page, STAFF.super_admin, '/admin/dashboard');
      await page.locator('html[data-ready]').waitFor();
      let requests = 0;
      await page.route('**/remotes/mfe-admin/**/webhooks*.js', async (route) => {
        requests += 1;
        if (requests <= 2) return route.fulfill({ status: 404 });
        return route.continue();
      });
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('link', { name: 'Webhooks' }).click();
      await expect(page.getByRole('heading', { name: 'Webhooks' }).first()).toBeVisible();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
      expect(requests).toBeGreaterThan(1);
      expect(requests).toBeLessThan(5);
    },
  );

  journey(
    'PLT-3 a version that throws at its first render falls back to the previous one, in the same page',
    async ({ page, dataDir }) => {
      const build = changedBuild('mfe-public', `9.3.0-${RUN}`, throwsAtFirstRender);
      await release(dataDir, 'publish', 'mfe-public', '--from', build);
      await expect(async () => {
        await page.goto('/blog');
        expect(await page.content()).toContain(`9.3.0-${RUN}`);
      }).toPass();
      const post = page.getByRole('main').locator('a[href^="/blog/"]').first();
      await expect(post).toBeVisible();
      await page.locator('html[data-ready]').waitFor();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await expect(async () => {
        await post.click();
        await expect(page.getByRole('article').first()).toBeVisible();
      }).toPass();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await expect(page.getByText('Something went wrong')).toBeHidden();
      await release(dataDir, 'rollback', 'mfe-public');
    },
  );

  journey(
    'PLT-3 a version that throws at its first render is withdrawn within a minute, without a blank page',
    async ({ page, site, state, dataDir }, info) => {
      journey.setTimeout(150_000);
      const before = await liveVersion(site);
      const version = `9.5.0-${RUN}`;
      const build = changedBuild('mfe-public', version, throwsAtFirstRender);
      await reportFromSeveralNetworks(page, state().serviceUrls.releases);
      await release(dataDir, 'publish', 'mfe-public', '--from', build);
      const startedAt = Date.now();
      const secondsSince = () => (Date.now() - startedAt) / 1000;
      while ((await liveVersion(site)) === version) {
        expect(secondsSince()).toBeLessThan(60);
        const reported = page.waitForResponse('**/api/releases/reports');
        await page.goto('/blog');
        await expect(page.getByRole('main').locator('a[href^="/blog/"]').first()).toBeVisible({ timeout: 1000 });
        await reported;
        await expect(page.getByRole('main').locator('a[href^="/blog/"]').first()).toBeVisible();
        await expect(page.getByText('Something went wrong')).toBeHidden();
      }
      info.annotations.push({
        type: 'seconds until the version was withdrawn',
        description: secondsSince().toFixed(1),
      });
      expect(await liveVersion(site)).toBe(before);
    },
  );

  journey('PLT-3 staff see views and Web Vitals of the live version', async ({ page, site, staff }) => {
    const ofLive = async () => {
      const version = await liveVersion(site);
      const { body } = await staff('GET', '/releases/mfe-public/health');
      return (body as unknown as { data: VersionHealth[] }).data.find((one) => one.version === version);
    };
    const before = await ofLive();
    const vitals = page.waitForResponse((answer) => /\/shell\/vitals\..*\.js$/.test(answer.url()));
    await page.goto('/');
    await vitals;
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await page.goto('/blog');
    await expect
      .poll(async () => (await ofLive())?.vitals.LCP?.count ?? 0)
      .toBeGreaterThan(before?.vitals.LCP?.count ?? 0);
    const after = await ofLive();
    expect(after?.views).toBeGreaterThan(before?.views ?? 0);
    expect(Object.keys(after?.vitals ?? {})).toEqual(expect.arrayContaining(['LCP', 'CLS', 'blocked']));
  });

  journey('PLT-3 an entry that never loads falls back to the previous version', async ({ page, dataDir }) => {
    const version = `9.4.0-${RUN}`;
    await release(
      dataDir,
      'publish',
      'mfe-admin',
      '--from',
      changedBuild('mfe-admin', version, (_file, text) => text),
    );
    await page.route(`**/${version}/remoteEntry.js`, () => new Promise(() => undefined));
    await expect(async () => {
      await page.goto('/admin/login', { waitUntil: 'commit' });
      expect(await page.content()).toContain(version);
    }).toPass();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible({ timeout: 15_000 });
    await release(dataDir, 'rollback', 'mfe-admin');
  });

  journey(
    'PLT-3 a broken admin does not affect the site and opens in its previous version',
    async ({ page, dataDir }) => {
      const build = changedBuild('mfe-admin', `9.0.0-${RUN}`, throwsInBrowser);
      await release(dataDir, 'publish', 'mfe-admin', '--from', build);
      await expect(async () => {
        await page.goto('/admin/login');
        expect(await page.content()).toContain(`9.0.0-${RUN}`);
      }).toPass();
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await page.goto('/');
      await page.locator('html[data-ready]').waitFor();
      await release(dataDir, 'rollback', 'mfe-admin');
    },
  );

  journey(
    'CHR-5 PLT-3 if no version of the admin loads, the shell shows an error and the site still works',
    async ({ page }) => {
      await page.route('**/remotes/mfe-admin/**', (route) => route.abort());
      await page.goto('/admin/login');
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload Application' })).toBeVisible();
      await page.goto('/');
      await page.locator('html[data-ready]').waitFor();
    },
  );

  journey(
    'PLT-3 a page that was open for hours gets a new document at its next link, unless a form is filled in',
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/contact');
      await page.locator('html[data-ready]').waitFor();
      const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
      const follow = async (name: string, path: string) => {
        await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(path);
      };
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.clock.fastForward('05:00:00');
      await page.getByLabel('Name').first().fill('Ada Byron');
      await follow('Journal', '/blog');
      expect(await isSamePage()).toBe(true);
      await follow('Services', '/services');
      await page.locator('html[data-ready]').waitFor();
      expect(await isSamePage()).toBe(false);
    },
  );

  journey(
    'PLT-3 if every version of the site throws at its first render, its pages stay readable',
    async ({ page, site, state, dataDir }) => {
      const before = await liveVersion(site);
      // As many as a document offers. The last two of its versions are proven ones, so the broken ones must count as proven.
      const broken = ['9.10.0', '9.11.0', '9.12.0', '9.13.0'].map((version) => `${version}-${RUN}`);
      for (const version of broken) {
        await makeMovesOlder(state(), 'mfe-public');
        const build = changedBuild('mfe-public', version, throwsAtFirstRender);
        await release(dataDir, 'publish', 'mfe-public', '--from', build);
      }
      const getOffered = () =>
        page
          .locator('#atelier-page')
          .textContent()
          .then((text) => (JSON.parse(text ?? '{}') as { versions: { version: string }[] }).versions);
      let thrown = 0;
      page.on('console', (message) => {
        if (message.text().includes('broken at its first render')) thrown += 1;
      });
      await expect(async () => {
        thrown = 0;
        await page.goto('/blog');
        expect((await getOffered()).map(({ version }) => version)).toEqual(broken.toReversed());
      }).toPass();
      await expect.poll(() => thrown).toBeGreaterThanOrEqual(broken.length);
      const post = page.getByRole('main').locator('a[href^="/blog/"]').first();
      await expect(post).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Something went wrong')).toBeHidden();
      await post.click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await release(dataDir, 'promote', 'mfe-public', before);
    },
  );

  journey('PLT-3 if no version of the site loads, its pages stay readable', async ({ page }) => {
    await page.route('**/remotes/mfe-public/**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Journal', exact: true }).first().click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});
