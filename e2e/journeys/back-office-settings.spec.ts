import type { SitePage } from '@atelier/contracts/content/page';
import type { StudioSettingsAnswer } from '@atelier/contracts/studio/http';
import type { Browser, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { expect, journey } from '../platform/journey.ts';
import { lift } from '../platform/lift.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const SETTINGS = '/admin/settings';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });
// All of these change the same settings, so they run in order.
journey.describe.configure({ mode: 'default' });

let before: Partial<StudioSettingsAnswer['data']> = {};
journey.beforeEach(async ({ staff }) => {
  const { body } = await staff('GET', '/studio/settings');
  const {
    version: _version,
    updatedAt: _at,
    updatedBy: _by,
    ...settings
  } = (body as unknown as StudioSettingsAnswer).data;
  before = settings;
});
journey.afterEach(async ({ staff }) => {
  expect((await staff('PUT', '/studio/settings', before)).status).toBe(200);
});

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
};

/** What a visitor reads without scripts. */
const readWithoutScripts = async <Read>(browser: Browser, url: string, read: (page: Page) => Promise<Read>) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await read(page);
  } finally {
    await context.close();
  }
};

const getFooter = (browser: Browser, site: string) =>
  readWithoutScripts(browser, `${site}/`, (page) => page.getByRole('contentinfo').textContent());
const getHeader = (browser: Browser, site: string) =>
  readWithoutScripts(browser, `${site}/blog`, (page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts(),
  );

journey(
  'ASET-1 a new phone number appears in the footer of the site without scripts',
  async ({ page, browser, site }) => {
    const phone = `+49 30 ${Date.now() % 1_000_000}`;
    await openAs(page, STAFF.super_admin, SETTINGS);
    const field = page.getByRole('textbox', { name: /^Phone/ });
    await field.fill('call us');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: /^Phone may only contain digits/ }).click();
    await expect(field).toBeFocused();
    expect.soft(await violationsInBothSchemes(page)).toEqual([]);
    await field.fill(phone);
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await save(page);
    await expect.poll(() => getFooter(browser, site)).toContain(phone);
  },
);

journey('ASET-1 a keyboard user reorders the navigation', async ({ page, browser, site }) => {
  const labels = (before.navigation ?? []).filter(({ isVisible }) => isVisible).map(({ label }) => label);
  const [first = '', second = '', ...others] = labels;
  await openAs(page, STAFF.super_admin, `${SETTINGS}/navigation`);
  const down = page.getByRole('button', { name: 'Move link 1 down' }).first();
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Label' }).first()).toHaveValue(second);
  await save(page);
  await expect.poll(() => getHeader(browser, site)).toEqual([second, first, ...others]);
  // The handle also works with the keyboard: lift, move, drop.
  await lift(page.getByRole('button', { name: 'Drag link 2' }).first());
  await expect(page.getByText(/^link 2 is at position 2 of/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^link 2 is at position 1 of/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: 'Label' }).first()).toHaveValue(first);
  await save(page);
  await expect.poll(() => getHeader(browser, site)).toEqual(labels);
});

journey('ASET-1 the search engine settings appear in the head of every page', async ({ page, site }) => {
  await openAs(page, STAFF.super_admin, `${SETTINGS}/home`);
  await page.getByRole('textbox', { name: /^Title suffix/ }).fill('A studio by the water');
  await page.getByRole('switch', { name: 'Search engines may list the site' }).click();
  await save(page);
  const head = async () => (await (await fetch(`${site}/blog`)).text()).split('</head>')[0];
  await expect.poll(head).toContain('<title>Journal — A studio by the water</title>');
  await expect.poll(head).toContain('<meta name="robots" content="noindex">');
});

journey(
  'LEGAL-1 staff change the privacy page, and visitors read the change',
  async ({ page, browser, site, staff }) => {
    const sentence = `Nothing is known about anybody here since ${Date.now()}.`;
    const { body } = await staff('GET', '/pages/privacy');
    const privacy = (body as unknown as { page: SitePage }).page;
    await openAs(page, STAFF.super_admin, `${SETTINGS}/pages`);
    await page.getByRole('link', { name: privacy.title, exact: true }).click();
    await expect(page).toHaveURL(/\/pages\/[0-9a-f]+\/edit$/);
    const dialog = page.getByRole('dialog', { name: 'Edit Page' });
    await expect(dialog.getByRole('textbox', { name: /^Address/ })).toBeDisabled();
    const text = dialog.getByRole('textbox', { name: /^Content/ });
    await text.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type(sentence);
    expect.soft(await violationsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Update Page' }).click();
    await expect(page.getByText('Page updated successfully')).toBeVisible();
    const main = () => readWithoutScripts(browser, `${site}/privacy`, (shown) => shown.getByRole('main').textContent());
    await expect.poll(main).toContain(sentence);
    expect((await staff('PUT', '/pages/privacy', { content: privacy.content })).status).toBe(200);
  },
);

journey(
  'LEGAL-1 staff write, publish, view, and delete a page; required pages cannot be deleted',
  async ({ page, site }) => {
    const title = `Imprint ${Date.now()}`;
    const address = `${site}/${title.toLowerCase().replace(' ', '-')}`;
    await openAs(page, STAFF.super_admin, `${SETTINGS}/pages/new`);
    const dialog = page.getByRole('dialog', { name: 'New Page' });
    await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
    await dialog.getByRole('textbox', { name: /^Summary/ }).fill('Who is responsible for this site.');
    await dialog.getByRole('textbox', { name: /^Content/ }).click();
    await page.keyboard.type('The studio at the water is responsible for this site.');
    await dialog.getByText('Now', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Create Page' }).click();
    await expect(page.getByText('Page created successfully')).toBeVisible();
    await expect.poll(async () => (await fetch(address)).status).toBe(200);
    await page.getByRole('button', { name: 'Actions for Terms' }).click();
    await expect(page.getByRole('menuitem', { name: /Delete.*The site needs this page/ })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Page deleted successfully')).toBeVisible();
    await expect.poll(async () => (await fetch(address)).status).toBe(410);
  },
);

journey('ASET-1 a save conflict in the settings names the person who saved first', async ({ page, staff }) => {
  await openAs(page, STAFF.super_admin, SETTINGS);
  await page.getByRole('textbox', { name: /^Tagline/ }).fill('What I wrote');
  expect((await staff('PUT', '/studio/settings', { details: { tagline: 'What they wrote' } })).status).toBe(200);
  const clash = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(clash).toContainText(/Changed in the meantime by .+ on .+/);
  expect.soft(await violationsInBothSchemes(page)).toEqual([]);
  await clash.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('textbox', { name: /^Tagline/ })).toHaveValue('What they wrote');
});

journey(
  'ASET-1 AUTH-3 the screen opens for users without permission on settings, but shows none of them',
  async ({ page }) => {
    await openAs(page, STAFF.viewer, SETTINGS);
    await expect(page.getByRole('heading', { level: 1, name: 'System Settings' })).toBeVisible();
    await expect(
      page.getByText("You don't have permission to read settings. Contact your administrator for access."),
    ).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect((await page.request.get('/api/studio/settings')).status()).toBe(401);
    expect((await page.request.get('/api/studio')).status()).toBe(200);
  },
);
