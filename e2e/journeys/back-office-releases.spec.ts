import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseSet } from '@atelier/contracts';
import type { Page } from '@playwright/test';
import { dataDirectoryAt, readReleaseKey } from '../../deploy/embedded/data/data-directory.ts';
import { readBuiltRemote } from '../../packages/release-kit/src/built-remote.ts';
import { publishRemote } from '../../packages/release-kit/src/publish-remote.ts';
import { ReleaseClient } from '../../packages/release-kit/src/release-client.ts';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { getCode } from '../platform/authenticator.ts';
import { expect, journey } from '../platform/journey.ts';
import { mailedLink } from '../platform/mailed-link.ts';
import { photograph } from '../platform/photograph.ts';
import { openAs } from '../platform/staff.ts';
import type { Api } from '../platform/staff-api.ts';

const RUN = Date.now();
const REMOTE = `mfe-journey-${RUN}`;
const PHONE_WIDTH_PX = 390;

/** For review by people: on a desk and on a phone, in both color schemes. */
const photographBoth = async (page: Page, name: string): Promise<void> => {
  for (const width of [1440, PHONE_WIDTH_PX]) {
    await page.setViewportSize({ width, height: 900 });
    await photograph(page, name);
  }
};

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A build whose pages only the server renders; `words` determine its size. */
const aBuild = (version: string, words: string, remote: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-journey-'));
  writeFileSync(
    join(folder, 'remoteEntry.js'),
    'export const init = () => undefined; export const get = () => undefined;',
  );
  writeFileSync(join(folder, `page.${version.replaceAll('.', '')}abcde.js`), `/* ${words} */`);
  mkdirSync(join(folder, 'server'));
  const page = {
    status: 200,
    head: '<title>Journey</title>',
    html: `<main><h1>Version ${version}</h1></main>`,
    data: {},
  };
  writeFileSync(
    join(folder, 'server/render.mjs'),
    `export const render = async () => (${JSON.stringify({ ...page, page: 'app', isDegraded: false })});`,
  );
  const pages = { routes: [`/${remote}`] };
  const browser = { entry: 'remoteEntry.js', css: [], preload: {} };
  const manifest = { name: remote, version, platform: 2, ...browser, serverEntry: 'server/render.mjs', pages };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
  return folder;
};

const publish = async (
  site: string,
  dataDir: string,
  version: string,
  { isPromoted = true, words = 'page', remote = REMOTE } = {},
) => {
  const key = readReleaseKey(dataDirectoryAt(dataDir)) ?? '';
  const client = new ReleaseClient(`${site}/api/releases`, { 'x-api-key': key });
  const channel = isPromoted ? 'live' : undefined;
  await publishRemote(client, readBuiltRemote(aBuild(version, words, remote)), { channel, tell: () => undefined });
};

/** Reports of browsers: eight views of 100.0.0, and four of 101.0.0, of which two fail. */
const reportVisits = async (releasesUrl: string, remote: string): Promise<void> => {
  const [live, next] = ['100.0.0', '101.0.0'].map((version) => ({ remote, version }));
  const broken = { kind: 'failure', phase: 'render', message: 'title is undefined', ...next };
  for (const visit of [1, 2, 3, 4]) {
    const reports = [
      { kind: 'view', ...live },
      { kind: 'view', ...live },
      { kind: 'vital', name: 'LCP', value: 1400, ...live },
      { kind: 'view', ...next },
      ...(visit <= 2 ? [broken] : []),
    ];
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' };
    const body = JSON.stringify({ reports });
    const { status } = await fetch(`${releasesUrl}/releases/reports`, { method: 'POST', headers, body });
    expect(status).toBe(202);
  }
};

/** Turns on two-factor sign-in for the signed-in user; returns the authenticator app's secret. */
const enrol = async (page: Page, currentPassword: string): Promise<string> => {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('adminToken'))}` };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/auth/two-factor/${path}`, { headers, data });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as { data: { secret: string } };
  };
  const { data } = await post('enrolment', { currentPassword });
  await post('confirm', { code: getCode(data.secret) });
  return data.secret;
};

/** Signs in as a new person who may publish, with two-factor sign-in; answers the secret of their authenticator app. */
const openAsReleaser = async (
  page: Page,
  staff: Api,
  name: string,
  { site, dataDir }: { site: string; dataDir: string },
): Promise<string> => {
  const person = { email: `${name}-${RUN}@atelier.test`, password: 'quiet-harbour-9' };
  const invited = { email: person.email, firstName: 'Rita', lastName: 'Release', role: 'super_admin' };
  expect((await staff('POST', '/auth/users/invite', invited)).status).toBe(201);
  const link = await mailedLink(dataDir, person.email, '/admin/accept-invitation');
  const body = { token: new URL(link).searchParams.get('token'), password: person.password };
  expect((await page.request.post(`${site}/api/auth/invitations/accept`, { data: body })).status()).toBe(200);
  await openAs(page, person, '/admin/dashboard');
  return enrol(page, person.password);
};

journey(
  'PLT-2 staff see what is live, make a version live with their second factor, roll it back, and block it',
  async ({ page, staff, site, dataDir }) => {
    await publish(site, dataDir, '100.0.0');
    await publish(site, dataDir, '101.0.0', { isPromoted: false, words: 'more '.repeat(1000) });
    const secret = await openAsReleaser(page, staff, 'rita', { site, dataDir });

    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Releases' }).click();
    const card = page.getByRole('list', { name: 'Remotes' }).getByRole('listitem').filter({ hasText: REMOTE });
    await expect(card).toContainText('100.0.0');
    await expect(card).toContainText('Live since');
    await card.getByRole('link', { name: REMOTE }).click();
    const versions = page.getByRole('region', { name: `Versions of ${REMOTE}` });
    await expect(versions.getByRole('row').nth(1)).toContainText('101.0.0');
    await expect(versions.getByRole('row').nth(1)).toContainText('+5');

    await versions.getByRole('button', { name: 'Make live 101.0.0' }).press('Enter');
    const question = page.getByRole('dialog', { name: `Make 101.0.0 live: ${REMOTE}` });
    await expect(question).toContainText('2 changed');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await question.getByRole('button', { name: 'Make Live' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await expect(confirmation.getByRole('textbox', { name: /^Code/ })).toBeFocused();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.type(getCode(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${REMOTE}: 101.0.0 is live`)).toBeVisible();
    await expect(card).toContainText('by Rita Release');
    const history = page.getByRole('region', { name: `History of ${REMOTE}` });
    await expect(history.getByRole('row').nth(1)).toContainText('Rita Release');

    await page.setViewportSize({ width: PHONE_WIDTH_PX, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(PHONE_WIDTH_PX);
    await card.getByRole('button', { name: /^Roll back/ }).click();
    await page
      .getByRole('dialog', { name: `Roll back to 100.0.0: ${REMOTE}` })
      .getByRole('button', { name: 'Roll Back' })
      .click();
    await expect(page.getByText(`${REMOTE}: 100.0.0 is live again`)).toBeVisible();
    const rolledBack = versions.getByRole('row').filter({ hasText: '101.0.0' });
    await expect(rolledBack).toContainText('Rolled back');
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await versions.getByRole('button', { name: 'Block 101.0.0' }).click();
    const blocking = page.getByRole('dialog', { name: `Block 101.0.0: ${REMOTE}` });
    await blocking.getByLabel('Reason').fill('Orders are sent twice');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await blocking.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(rolledBack).toContainText('Blocked: Orders are sent twice');
  },
);

journey(
  'PLT-2 PLT-3 staff preview a stored version in the production page, and pin the live version',
  async ({ page, browser, staff, site, dataDir }) => {
    const remote = `mfe-preview-${RUN}`;
    await publish(site, dataDir, '100.0.0', { remote });
    await publish(site, dataDir, '101.0.0', { remote, isPromoted: false });
    const secret = await openAsReleaser(page, staff, 'petra', { site, dataDir });
    await page.goto(`${site}/admin/releases?remote=${remote}`);
    const versions = page.getByRole('region', { name: `Versions of ${remote}` });
    await expect(versions.getByRole('row').filter({ hasText: '101.0.0' })).toContainText('signed');
    await versions.getByRole('button', { name: 'Preview 101.0.0' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /^Code/ })).toBeFocused();
    await page.keyboard.type(getCode(secret, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/${remote}`);
    await expect(page.getByRole('heading', { name: 'Version 101.0.0' })).toBeVisible();
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toContainText(`Previewing ${remote} 101.0.0`);
    await expect(banner).toBeInViewport({ ratio: 1 });
    expect(await violationsInBothSchemes(page)).toEqual([]);
    const others = await fetch(`${site}/${remote}`);
    expect(await others.text()).toContain('Version 100.0.0');

    const withoutScripts = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await withoutScripts.newPage();
    await plain.goto(`${site}/${remote}`);
    await expect(plain.getByRole('heading', { name: 'Version 101.0.0' })).toBeVisible();
    await plain.getByRole('button', { name: 'Back to live' }).click();
    await plain.waitForURL(`${site}/${remote}`);
    await expect(plain.getByRole('heading', { name: 'Version 100.0.0' })).toBeVisible();
    await withoutScripts.close();
    await page.getByRole('button', { name: 'Back to live' }).click();
    await expect(page.getByRole('heading', { name: 'Version 100.0.0' })).toBeVisible();
    await expect(banner).toBeHidden();

    await page.goto(`${site}/admin/releases?remote=${remote}`);
    await page.getByRole('button', { name: `Pin ${remote}` }).click();
    const question = page.getByRole('dialog', { name: `Pin 100.0.0: ${remote}` });
    await question.getByLabel('Reason').fill('The launch');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await question.getByRole('button', { name: 'Pin', exact: true }).click();
    await expect(page.getByText('Pinned: The launch')).toBeVisible();
    await expect(publish(site, dataDir, '101.0.0', { remote })).rejects.toThrow(
      `${remote} is pinned to 100.0.0: The launch`,
    );
    await page.getByRole('button', { name: `Unpin ${remote}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unpin', exact: true }).click();
    await expect(page.getByText('Pinned: The launch')).toBeHidden();
    await publish(site, dataDir, '101.0.0', { remote });
  },
);

journey(
  'PLT-2 PLT-3 staff start a canary, compare it with the live version, change its share, and stop it',
  async ({ page, staff, site, state, dataDir }) => {
    const remote = `mfe-canary-${RUN}`;
    await publish(site, dataDir, '100.0.0', { remote });
    await publish(site, dataDir, '101.0.0', { remote, isPromoted: false });
    const secret = await openAsReleaser(page, staff, 'carla', { site, dataDir });
    await page.goto(`${site}/admin/releases?remote=${remote}`);
    const figures = page.getByRole('region', { name: 'Errors and Web Vitals', exact: true });
    await expect(figures).toContainText('Nothing was reported');

    await page.getByRole('button', { name: 'Start a canary of 101.0.0' }).click();
    const question = page.getByRole('dialog', { name: `Start a canary of 101.0.0: ${remote}` });
    await question.getByLabel(/^Share of the visitors/).fill('20');
    await question.getByLabel(/^Advance automatically/).uncheck();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await photographBoth(page, '-releases-canary-question');
    await question.getByRole('button', { name: 'Start Canary' }).click();
    await expect(page.getByRole('textbox', { name: /^Code/ })).toBeFocused();
    await page.keyboard.type(getCode(secret, 1));
    await page.keyboard.press('Enter');
    const canary = page.getByRole('region', { name: 'Canary', exact: true });
    await expect(canary).toContainText('20% of the visitors get 101.0.0');
    await expect(canary).toContainText('No visitor has reported a view of it yet.');

    const inUse = async () => (await (await fetch(`${site}/api/releases/live`)).json()) as { data: ReleaseSet };
    expect((await inUse()).data.remotes[remote]?.canary?.percent).toBe(20);
    await reportVisits(`${state().serviceUrls.releases}`, remote);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(canary).toContainText('It failed in 2 of 4 views (50%); 100.0.0 failed in 0 of 8 views (0%).');
    const rows = page.getByRole('region', { name: `Errors and Web Vitals of ${remote}` }).getByRole('row');
    await expect(rows.nth(1)).toContainText('100.0.0');
    await expect(rows.nth(1)).toContainText('No failures');
    await expect(rows.nth(1)).toContainText('Good');
    await expect(rows.nth(2)).toContainText('2 render');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await photographBoth(page, '-releases-canary');
    const makeLive = page.getByRole('button', { name: 'Make live 101.0.0' });
    await makeLive.scrollIntoViewIfNeeded();
    await expect(makeLive).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);

    await canary.getByRole('button', { name: 'Change share of 101.0.0' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Share of the visitors/)
      .fill('50');
    await page.getByRole('dialog').getByRole('button', { name: 'Change Share' }).click();
    await expect(canary).toContainText('50% of the visitors get 101.0.0');
    await canary.getByRole('button', { name: 'Stop canary 101.0.0' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop Canary' }).click();
    await expect(canary).toBeHidden();
    expect((await inUse()).data.remotes[remote]).not.toHaveProperty('canary');
  },
);
