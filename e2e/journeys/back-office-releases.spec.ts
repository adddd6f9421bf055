import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dataDirectoryAt, readReleaseKey } from '../../deploy/embedded/data/data-directory.ts';
import { readBuiltRemote } from '../../packages/release-kit/src/built-remote.ts';
import { publishRemote } from '../../packages/release-kit/src/publish-remote.ts';
import { ReleaseClient } from '../../packages/release-kit/src/release-client.ts';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { getCode } from '../platform/authenticator.ts';
import { expect, journey } from '../platform/journey.ts';
import { mailedLink } from '../platform/mailed-link.ts';
import { openAs } from '../platform/staff.ts';

const RUN = Date.now();
const REMOTE = `mfe-journey-${RUN}`;
const PHONE_WIDTH_PX = 390;

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A remote's build without a server bundle; `words` determine its size. */
const aBuild = (version: string, words: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-journey-'));
  writeFileSync(
    join(folder, 'remoteEntry.js'),
    'export const init = () => undefined; export const get = () => undefined;',
  );
  writeFileSync(join(folder, `page.${version.replaceAll('.', '')}abcde.js`), `/* ${words} */`);
  const pages = { routes: [`/${REMOTE}`] };
  const manifest = { name: REMOTE, version, platform: 2, entry: 'remoteEntry.js', css: [], preload: {}, pages };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
  return folder;
};

const publish = async (site: string, dataDir: string, version: string, { promote = true, words = 'page' } = {}) => {
  const key = readReleaseKey(dataDirectoryAt(dataDir)) ?? '';
  const client = new ReleaseClient(`${site}/api/releases`, { 'x-api-key': key });
  await publishRemote(client, readBuiltRemote(aBuild(version, words)), { promote, tell: () => undefined });
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
  await post('confirm', { code: getCode(data.secret, -1) });
  return data.secret;
};

journey(
  'PLT-2 staff see what is live, make a version live with their second factor, roll it back and block it',
  async ({ page, staff, site, dataDir }) => {
    await publish(site, dataDir, '100.0.0');
    await publish(site, dataDir, '101.0.0', { promote: false, words: 'more '.repeat(1000) });
    const person = { email: `rita-${RUN}@atelier.test`, password: 'quiet-harbour-9' };
    const invited = { email: person.email, firstName: 'Rita', lastName: 'Release', role: 'super_admin' };
    expect((await staff('POST', '/auth/users/invite', invited)).status).toBe(201);
    const link = await mailedLink(dataDir, person.email, '/admin/accept-invitation');
    const body = { token: new URL(link).searchParams.get('token'), password: person.password };
    expect((await page.request.post(`${site}/api/auth/invitations/accept`, { data: body })).status()).toBe(200);
    await openAs(page, person, '/admin/dashboard');
    const secret = await enrol(page, person.password);

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
    await expect(question).toContainText('1 changed');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await question.getByRole('button', { name: 'Make Live' }).click();
    const confirmation = page.getByRole('dialog', { name: 'Confirm it is you' });
    await expect(confirmation.getByRole('textbox', { name: /^Code/ })).toBeFocused();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.type(getCode(secret));
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
