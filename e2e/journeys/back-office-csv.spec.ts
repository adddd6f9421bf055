import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { expect, journey } from '../platform/journey.ts';
import { lift } from '../platform/lift.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const PHONE_WIDTH_PX = 360;

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const getDialog = (page: Page) => page.getByRole('dialog', { name: /^Import / });

const fromMenu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

const choose = (page: Page, name: string, content: string) =>
  getDialog(page)
    .getByLabel('Choose a CSV file, or drop it here')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

const getText = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

const saved = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const download = page.waitForEvent('download');
  await press();
  return getText(await download);
};

const fitsPhone = async (page: Page) => {
  await page.setViewportSize({ width: PHONE_WIDTH_PX, height: 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(PHONE_WIDTH_PX);
  await page.setViewportSize({ width: 1280, height: 800 });
};

journey(
  'ATM-1 an editor imports two members from a file, corrects an invalid row, and exports them again',
  async ({ page, site, staff }) => {
    const mark = `${Date.now()}`;
    const HEADERS = 'Name;Role;Department;Skills;Email;Phone;Shoe size';
    const rows = (mail: string) => [
      HEADERS,
      `Ina Import ${mark};Archivist;Design;Figma | React;ina@studio.example;+49 30 ${mark};39`,
      `Ivo Import ${mark};Courier;Sales;Agile;${mail};=1+1;44`,
    ];
    await openAs(page, STAFF.editor, '/admin/team');
    await fromMenu(page, 'Import CSV');
    await expect(page).toHaveURL(/\/admin\/team\/import$/);
    const dialog = getDialog(page);
    await expect(dialog.getByText('Name, Position, Department, Skills')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await fitsPhone(page);
    const template = await saved(page, () => dialog.getByRole('button', { name: 'Download a template' }).click());
    expect(template).toContain('Ada Martin');

    await choose(page, 'people.csv', rows('nobody').join('\n'));
    await expect(dialog.getByText(/^2 rows: 1 ready, 1 with errors/)).toBeVisible();
    await expect(dialog.getByText('people.csv, UTF-8, separated by semicolon')).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Errors to fix' })).toContainText(
      'Row 3 Email: Invalid email format',
    );
    await expect(dialog.getByRole('button', { name: 'Import 1 team member' })).toBeDisabled();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await fitsPhone(page);
    await dialog.getByRole('button', { name: 'Skip it' }).click();
    await dialog.getByRole('button', { name: 'Import 1 team member' }).click();
    await expect(dialog.getByText('1 team member created, 1 row refused')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Report by row' })).toContainText(`Row 2, Ina Import ${mark}Created`);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    const refused = await saved(page, () => dialog.getByRole('button', { name: 'Download rejected rows' }).click());
    expect(refused).toContain("nobody,'=1+1,44,Email: Invalid email format");
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page).toHaveURL(/\/admin\/team$/);

    await fromMenu(page, 'Import CSV');
    await choose(page, 'refused.csv', refused.replace('nobody', 'ivo@studio.example'));
    await dialog.getByRole('button', { name: 'Skip it' }).click();
    await dialog.getByRole('button', { name: 'Import 1 team member' }).click();
    await expect(dialog.getByText('1 team member created', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await page.getByPlaceholder('Search team members...').fill(mark);
    await expect(page.getByText('2 of 2 team members')).toBeVisible();
    const exported = await saved(page, () => fromMenu(page, 'Export CSV'));
    await expect(page.getByText('2 team members exported')).toBeVisible();
    expect(exported).toContain(`'+49 30 ${mark}`);
    expect(exported).toContain("'=1+1");
    expect(exported).toContain('Figma | React');

    // An exported file imports unchanged; the server rejects existing items row by row.
    await fromMenu(page, 'Import CSV');
    await choose(page, 'exported.csv', exported);
    await expect(dialog.getByText('2 rows: 2 ready', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 2 team members' }).click();
    await expect(dialog.getByText('0 team members created, 2 rows refused')).toBeVisible();
    expect((await fetch(`${site}/api/team/ivo-import-${mark}`)).status).toBe(200);
    const created = (await staff('GET', `/team?active=all&search=${mark}`)).body.data as { id: string }[];
    expect(created).toHaveLength(2);
    for (const { id } of created) expect((await staff('DELETE', `/team/${id}`)).status).toBe(200);
  },
);

journey(
  'ASVC-1 an editor arranges services by keyboard, and the public page follows',
  async ({ browser, page, staff, site }) => {
    const mark = `${Date.now()}`;
    const ids: string[] = [];
    for (const word of ['North', 'South']) {
      const { body } = await staff('POST', '/services', {
        name: `${word} service ${mark}`,
        short_description: 'Made to be put in an order.',
        description: 'This service is made to be put in front of another one, and behind it again, by keyboard.',
        category: 'custom_software',
        features: ['Can be moved'],
        technologies: ['TypeScript'],
        display_order: word === 'North' ? 90_000 : 90_001,
      });
      ids.push((body.data as { id: string }).id);
    }
    const [north, south] = [`North service ${mark}`, `South service ${mark}`];
    await openAs(page, STAFF.editor, '/admin/services/arrange');
    const list = page.getByRole('list', { name: 'Services in order' });
    const places = async () => {
      const names = await list.locator('strong').allTextContents();
      return [names.indexOf(north), names.indexOf(south)] as const;
    };
    await expect(list.getByText(south)).toBeVisible();
    const [first] = await places();
    expect(await places()).toEqual([first, first + 1]);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await fitsPhone(page);

    await lift(page.getByRole('button', { name: new RegExp(`^Drag ${south}`) }));
    await expect(page.getByText(new RegExp(`${south} is at position ${first + 2} of`))).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(new RegExp(`^${south} is at position ${first + 1} of`))).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(places).toEqual([first + 1, first]);
    await expect(page.getByText('Unsaved changes')).toBeVisible();

    await page.getByRole('button', { name: `Move ${north} up` }).press('Enter');
    await expect.poll(places).toEqual([first, first + 1]);
    await expect(page.getByText('Unsaved changes')).toBeHidden();
    await page.getByRole('button', { name: `Move ${north} down` }).press('Enter');
    await page.getByRole('button', { name: 'Save Order' }).click();
    await expect(page.getByText('Order of services saved')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/services$/);

    const visitor = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site })).newPage();
    await expect(async () => {
      await visitor.goto('/services');
      const headings = await visitor.getByRole('heading', { name: mark }).allTextContents();
      expect(headings.map((heading) => heading.trim())).toEqual([south, north]);
    }).toPass();
    await visitor.context().close();
    for (const id of ids) expect((await staff('DELETE', `/services/${id}`)).status).toBe(200);
  },
);

journey('ASVC-1 an order that the server rejects reverts visibly', async ({ page }) => {
  await openAs(page, STAFF.editor, '/admin/services/arrange');
  await page.route('**/api/services/order', (route) =>
    route.fulfill({ status: 409, json: { success: false, message: 'Services were added meanwhile' } }),
  );
  const names = () => page.getByRole('list', { name: 'Services in order' }).locator('strong').allTextContents();
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .waitFor();
  const before = await names();
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save Order' }).click();
  await expect(page.getByRole('alert').getByText('Services were added meanwhile')).toBeVisible();
  expect(await names()).toEqual(before);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use my order again' }).click();
  expect(await names()).not.toEqual(before);
});

journey('APRJ-1 a viewer exports projects, and reads which permission an import requires', async ({ page }) => {
  await openAs(page, STAFF.viewer, '/admin/projects');
  const exported = await saved(page, () => fromMenu(page, 'Export CSV'));
  expect(exported).toMatch(/^\uFEFF?Title,Slug,Category,Status/);
  await page.getByRole('button', { name: /^More/ }).click();
  const entry = page.getByRole('menuitem', { name: /^Import CSV/ });
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(entry).toContainText('You need write permission on projects.');
});
