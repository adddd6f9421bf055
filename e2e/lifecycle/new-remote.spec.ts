import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '@atelier/test-kit/free-port';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ADMINISTRATOR } from '../platform/administrator.ts';
import { getCode } from '../platform/authenticator.ts';
import { atelier, type Platform, repositoryRoot } from '../platform/platform.ts';
import { signIn } from '../platform/sign-in.ts';
import { type Api, apiWith, staffApi } from '../platform/staff-api.ts';
import { makeFederationHost, serveFederationHost } from './federation-host.ts';
import { startInstance, temporaryFolder } from './instances.ts';
import { getMappedSources } from './mapped-sources.ts';
import { makeRspackRemote, WIDGET_VERSION } from './rspack-remote.ts';

/** The limit for a release; on a busy machine, a new bundle's process starts slowly. */
const LIVE_WITHIN_MS = 15_000;

const NPM = process.env.npm_execpath;

interface Command {
  code: number | null;
  output: string;
}

/** Runs a command in the remote's folder, without access to this repository. */
const start = (command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(command, args, { cwd, env: { ...process.env, NODE_PATH: '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

const getOutput = (child: ChildProcess): (() => string) => {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
  return () => output;
};

const run = async (child: ChildProcess): Promise<Command> => {
  const output = getOutput(child);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
};

const npm = (args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Command> =>
  run(NPM === undefined ? start('npm', args, cwd, env) : start(process.execPath, [NPM, ...args], cwd, env));

/** The status of an address, fetched as soon as the command prints it. */
const fetchOncePrinted = async (child: ChildProcess, address: string): Promise<number> => {
  const getText = getOutput(child);
  while (!getText().includes(address)) await once(child.stdout as Readable, 'data');
  return (await fetch(address)).status;
};

const getChangedFiles = (): string =>
  execFileSync('git', ['status', '--porcelain'], { cwd: repositoryRoot, encoding: 'utf8' });

/** Changes a word in the remote's page, as its team would. */
const changeHeading = (folder: string, from: string, to: string): void => {
  const file = join(folder, 'src/Page.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`<h1>${from}</h1>`, `<h1>${to}</h1>`));
};

/** Sets the remote's language in package.json, or removes it. */
const setLanguage = (folder: string, language: string | undefined): void => {
  const file = join(folder, 'package.json');
  const { atelier, ...others } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...others, atelier: { ...atelier, language } }, null, 2));
};

/** Writes a catalog with one translated text, as a translator would. */
const translate = (folder: string, language: string, text: string, translation: string): void => {
  const english = readFileSync(join(folder, 'texts/en.json'), 'utf8');
  writeFileSync(join(folder, `texts/${language}.json`), english.replace(`": "${text}"`, `": "${translation}"`));
};

/** Lets the remote show its page in two slots, with the name of the slot as the heading. */
const fillSlots = (folder: string): void => {
  const change = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
  };
  change('package.json', '"routes"', '"slots": ["home", "dashboard"],\n    "routes"');
  change('src/Page.tsx', '<main className={styles.page}>', '<section className={styles.page}>');
  change('src/Page.tsx', '</main>', '</section>');
  change('src/Page.tsx', '  services: ServiceList;', '  services: ServiceList;\n  slot: string | undefined;');
  change('src/Page.tsx', 'Page({ services }', 'Page({ services, slot }');
  change('src/Page.tsx', '<h1>All orders</h1>', "<h2>{slot === undefined ? 'All orders' : 'Portal in ' + slot}</h2>");
  change('src/app.tsx', '({ platform, data })', '({ platform, data, slot })');
  change('src/app.tsx', '<Page ', '<Page slot={slot} ');
  change('src/server.tsx', 'async ({ api })', 'async ({ api, slot })');
  change('src/server.tsx', '<Page ', '<Page slot={slot} ');
};

/** Clicks the remote's only button until React responds. */
const clickButtonIn = async (place: Page | Locator): Promise<void> => {
  await expect(async () => {
    await place.getByRole('button', { name: /Clicked/ }).click();
    await expect(place.getByRole('button', { name: /Clicked [1-9]/ })).toBeVisible({ timeout: 500 });
  }).toPass();
};

/** Turns on two-factor sign-in for the administrator, and calls with a code that was just checked. */
const withSecondFactor = async (url: string): Promise<Api> => {
  const staff = staffApi(url);
  const enrolment = await staff('POST', '/auth/two-factor/enrolment', { currentPassword: ADMINISTRATOR.password });
  const { secret } = enrolment.body.data as { secret: string };
  await staff('POST', '/auth/two-factor/confirm', { code: getCode(secret) });
  const confirmed = await staff('POST', '/auth/confirm', { code: getCode(secret, 1) });
  const { token } = confirmed.body.data as { token: string };
  return apiWith(url, async () => token);
};

test.describe
  .serial('another team’s remote in a separate folder', () => {
    let place: ReturnType<typeof temporaryFolder>;
    let folder: string;
    let platform: Platform;
    let release: NodeJS.ProcessEnv;
    let changedFiles: string;
    let processes: Record<string, number>;

    test.beforeAll(async () => {
      place = temporaryFolder();
      folder = join(place.path, 'portal');
      platform = await startInstance(join(place.path, 'data'), {
        ATELIER_ADMIN_EMAIL: ADMINISTRATOR.email,
        ATELIER_ADMIN_PASSWORD: ADMINISTRATOR.password,
      });
      const key = readFileSync(join(place.path, 'data/secrets/release-key'), 'utf8').trim();
      release = { ATELIER_URL: platform.url, ATELIER_RELEASE_KEY: key };
      changedFiles = getChangedFiles();
      ({ processes } = platform.state());
    });
    test.afterAll(async () => {
      await platform?.stop();
      place.remove();
    });

    const text = async (path: string) => (await fetch(`${platform.url}${path}`)).text();

    test('PLT-1 is created by one command, and installs, builds, and passes its tests without this repository', async () => {
      expect(await text('/portal')).not.toContain('<h1>Portal</h1>');
      const made = atelier(['new-remote', 'mfe-portal', folder], {});
      expect([await made.ended, made.output()]).toEqual([0, expect.stringContaining(`Made mfe-portal in ${folder}.`)]);
      expect(await npm(['install', '--no-audit', '--no-fund'], folder)).toMatchObject({ code: 0 });
      expect(await npm(['test'], folder)).toMatchObject({ code: 0, output: expect.stringContaining('pass 2') });
      const sources = readFileSync(join(folder, 'package.json'), 'utf8');
      expect(sources).not.toContain(repositoryRoot);
    });

    test('PLT-3 cannot publish a faulty release: the error names reason and remedy, and nothing changes', async () => {
      const server = join(folder, 'src/server.tsx');
      const sources = readFileSync(server, 'utf8');
      writeFileSync(
        server,
        sources.replace('  const { status, body }', "  throw new Error('No orders yet');\n  const { status, body }"),
      );
      const { code, output } = await npm(['run', 'release'], folder, release);
      expect(code).toBe(2);
      expect(output).toContain('render: /portal cannot be rendered against the live API: No orders yet');
      expect(output).toContain('Render every address under atelier.routes');
      writeFileSync(server, sources);
      expect(await text('/portal')).not.toContain('<h1>Portal</h1>');
      const dry = await npm(['run', '--silent', 'release', '--', '--dry-run', '--json'], folder, release);
      expect([dry.code, dry.output]).toEqual([0, expect.stringContaining('"refusals":[],"isPublished":false')]);
      expect(await text('/portal')).not.toContain('<h1>Portal</h1>');
    });

    test('PLT-2 goes live without a restart or a change here, renders on the server, and hydrates', async ({
      page,
    }) => {
      const { code, output } = await npm(['run', 'release'], folder, release);
      expect([code, output]).toEqual([0, expect.stringContaining('is live.')]);
      await expect(async () => expect(await text('/portal')).toContain('<h1>Portal</h1>')).toPass({
        timeout: LIVE_WITHIN_MS,
      });
      expect([platform.state().processes, getChangedFiles()]).toEqual([processes, changedFiles]);
      expect(await text('/portal')).toContain('<li>Web Development</li>');
      expect(await (await fetch(`${platform.url}/portal`)).headers.get('content-security-policy')).toContain(
        "script-src 'self' 'sha256-",
      );
      const base = /\/remotes\/mfe-portal\/[^/]+\//.exec(await text('/portal'))?.[0];
      expect(JSON.parse(await text(`${base}mf-manifest.json`))).toMatchObject({
        metaData: { remoteEntry: { name: 'remoteEntry.js', type: 'module' } },
        exposes: [{ path: './app' }],
      });
      await page.goto(`${platform.url}/portal/orders`);
      await clickButtonIn(page);
      await page.getByRole('link', { name: 'Back to the site' }).click();
      await expect(page).toHaveURL(`${platform.url}/`);
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });

    test('PLT-2 is the only remote that a second release and a rollback change', async () => {
      const home = /remotes\/mfe-public\/[^/]+/.exec(await text('/'))?.[0];
      changeHeading(folder, 'Portal', 'Your orders');
      expect(await npm(['run', 'release'], folder, release)).toMatchObject({ code: 0 });
      await expect(async () => expect(await text('/portal')).toContain('Your orders')).toPass({
        timeout: LIVE_WITHIN_MS,
      });
      expect(await npm(['run', 'rollback'], folder, release)).toMatchObject({ code: 0 });
      await expect(async () => expect(await text('/portal')).toContain('<h1>Portal</h1>')).toPass({
        timeout: LIVE_WITHIN_MS,
      });
      expect(/remotes\/mfe-public\/[^/]+/.exec(await text('/'))?.[0]).toBe(home);
    });

    test('PLT-2 speaks another language with a catalog of its texts', async () => {
      expect(await npm(['run', 'texts'], folder)).toMatchObject({ code: 0 });
      translate(folder, 'de', 'Back to the site', 'Zurück zur Website');
      setLanguage(folder, 'de');
      expect(await npm(['run', 'release'], folder, release)).toMatchObject({ code: 0 });
      await expect(async () => expect(await text('/portal')).toContain('Zurück zur Website')).toPass({
        timeout: LIVE_WITHIN_MS,
      });
      expect(await text('/portal')).toContain('<html lang="de">');
      expect(await text('/')).toContain('<html lang="en">');
      setLanguage(folder, undefined);
      expect(await npm(['run', 'rollback'], folder, release)).toMatchObject({ code: 0 });
      await expect(async () => expect(await text('/portal')).toContain('Back to the site')).toPass({
        timeout: LIVE_WITHIN_MS,
      });
    });

    test('PLT-1 shows a change in the running platform within 3 s during development, with source maps', async ({
      page,
    }) => {
      const port = await freePort();
      const development = start(
        process.execPath,
        [
          join(folder, 'node_modules/@atelier/build-config/atelier-remote.mjs'),
          'dev',
          '--against',
          platform.url,
          '--port',
          String(port),
        ],
        folder,
      );
      try {
        expect(await fetchOncePrinted(development, `http://localhost:${port}/portal`)).toBe(200);
        await page.goto(`http://localhost:${port}/portal`);
        await expect(page.getByRole('heading', { name: 'Your orders' })).toBeVisible();
        await clickButtonIn(page);
        await expect(page.getByRole('listitem').filter({ hasText: 'Web Development' })).toBeVisible();
        expect(await getMappedSources(page)).toContainEqual(expect.stringContaining('src/Page.tsx'));
        changeHeading(folder, 'Your orders', 'All orders');
        await expect(page.getByRole('heading', { name: 'All orders' })).toBeVisible({ timeout: 3000 });
        expect(await text('/portal')).toContain('<h1>Portal</h1>');
      } finally {
        development.kill('SIGTERM');
      }
    });

    test('PLT-2 runs in the same shell if built by Rspack with its own federation runtime', async ({ page }) => {
      const widget = join(place.path, 'widget');
      makeRspackRemote(widget);
      expect(await npm(['install', '--no-audit', '--no-fund'], widget)).toMatchObject({ code: 0 });
      expect(await run(start(process.execPath, ['build.mjs'], widget))).toMatchObject({ code: 0 });
      const command = join(folder, 'node_modules/@atelier/build-config/atelier-remote.mjs');
      const released = await run(start(process.execPath, [command, 'release', '--no-build'], widget, release));
      expect([released.code, released.output]).toEqual([0, expect.stringContaining('is live.')]);
      await expect(async () => expect(await text('/widget')).toContain('<title>Widget')).toPass({
        timeout: LIVE_WITHIN_MS,
      });
      await page.goto(`${platform.url}/widget`);
      await clickButtonIn(page);
    });

    test('PLT-1 is loaded by another host on another origin, by its mf-manifest.json, and so is the public site', async ({
      page,
    }) => {
      const host = join(place.path, 'host');
      makeFederationHost(host);
      expect(await npm(['install', '--no-audit', '--no-fund'], host)).toMatchObject({ code: 0 });
      expect(await run(start(process.execPath, ['build.mjs'], host))).toMatchObject({ code: 0 });
      const served = await serveFederationHost(host);
      const open = async (remote: string, path: string) => {
        const base = new RegExp(`/remotes/${remote}/[^/]+/`).exec(await text(path))?.[0];
        const manifest = `${platform.url}${base}mf-manifest.json`;
        await page.goto(`${served.url}/?${new URLSearchParams({ name: remote.replace('-', '_'), manifest, path })}`);
        await expect(page.locator('body')).toHaveAttribute('data-prepared', path);
      };
      try {
        await open('mfe-portal', '/portal');
        await clickButtonIn(page);
        await open('mfe-public', '/');
      } finally {
        served.stop();
      }
    });

    test('PLT-2 fills slots in other teams’ pages: the home page on the server, the dashboard in the browser', async ({
      page,
    }) => {
      fillSlots(folder);
      const next = await npm(['run', 'release', '--', '--next'], folder, release);
      expect([next.code, next.output]).toEqual([0, expect.stringContaining('is on the channel next.')]);
      expect(await text('/')).not.toContain('Portal in home');
      expect(await npm(['run', 'release', '--', '--no-build'], folder, release)).toMatchObject({ code: 0 });
      await expect(async () => expect(await text('/')).toContain('Portal in home')).toPass({ timeout: LIVE_WITHIN_MS });

      await page.goto(platform.url);
      await clickButtonIn(page.locator('[data-slot="home"]'));
      await page.getByRole('link', { name: 'About' }).first().click();
      await expect(page).toHaveURL(/about/);
      await page.goBack();
      await expect(page.locator('[data-slot="home"]').getByText('Portal in home')).toBeVisible();

      await page.goto(`${platform.url}/admin/login`);
      await signIn(page);
      await clickButtonIn(page.locator('[data-slot="dashboard"]'));
      await expect(page.getByText('Portal in dashboard')).toBeVisible();
      expect(await npm(['run', 'rollback'], folder, release)).toMatchObject({ code: 0 });
      await expect(async () => expect(await text('/')).not.toContain('Portal in home')).toPass({
        timeout: LIVE_WITHIN_MS,
      });
    });

    test('PLT-2 PLT-3 leaves the site with its only version, also for a visitor on the page', async ({ page }) => {
      await page.goto(`${platform.url}/widget`);
      await clickButtonIn(page);
      const block = `/releases/mfe-widget/versions/${WIDGET_VERSION}/block`;
      const reason = 'It reads what visitors type';
      const staff = await withSecondFactor(platform.url);
      expect(await staff('POST', block, { reason })).toMatchObject({ status: 200 });
      await expect(async () => expect((await fetch(`${platform.url}/widget`)).status).toBe(404)).toPass({
        timeout: LIVE_WITHIN_MS,
      });
      await page.reload();
      await expect(page.getByRole('button', { name: /Clicked/ })).toBeHidden();
      expect((await fetch(`${platform.url}/portal`)).status).toBe(200);
      expect((await fetch(platform.url)).status).toBe(200);
    });
  });
