import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { watchBrowser } from '../platform/browser-watch.ts';
import { choose } from '../platform/choose.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const PHONE_WIDTH_PX = 360;
const MEGABYTE = 1024 * 1024;
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const DRAFT = {
  description: 'Made to be found, shown and put away again.',
  category: 'cms',
  technologies: ['TypeScript'],
  key_features: ['Departures without a network'],
};

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Add|Edit) Project$/ });
const field = (page: Page, name: string | RegExp) => dialog(page).getByRole('textbox', { name });

const getCard = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

const find = async (page: Page, words: string, count: number) => {
  await page.getByPlaceholder('Search projects...').fill(words);
  await expect(page.getByText(`${count} of ${count} projects`)).toBeVisible();
};

const confirm = async (page: Page, title: string, text: string) => {
  const question = page.getByRole('dialog', { name: title });
  await expect(question).toContainText(text);
  await question.getByRole('button', { name: 'Confirm' }).click();
};

const png = (name: string, buffer = PICTURE) => ({ name, mimeType: 'image/png', buffer });

journey(
  'APRJ-1 APRJ-2 an editor writes a project with pictures, shows it, changes it, and deletes it',
  async ({ page, site }) => {
    const mark = `${Date.now()}`;
    const title = `Harbour clock ${mark}`;
    const address = `${site}/projects/harbour-clock-${mark}`;
    await openAs(page, STAFF.editor, '/admin/projects');
    await page.getByRole('button', { name: 'Add Project' }).click();
    await expect(page).toHaveURL(/\/admin\/projects\/new$/);
    await dialog(page).getByRole('button', { name: 'Create Project' }).click();
    await expect(dialog(page).getByText('4 fields need another look')).toBeVisible();

    const progress = dialog(page).getByRole('progressbar', { name: 'Form progress' });
    await expect(progress).toHaveAttribute('value', '17');
    await field(page, /^Title/).fill(title);
    await field(page, /^Description/).fill('A clock for the harbour that knows the tide as well as the hour.');
    await expect(field(page, 'SEO Title')).toHaveValue(title);
    await field(page, 'Key feature 1').fill('Tells the tide');
    await dialog(page)
      .getByRole('combobox', { name: /^Technologies/ })
      .fill('Brass');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await choose(page, dialog(page), /^Category/, 'UI/UX Design');
    await dialog(page).getByText('Now', { exact: true }).click();
    await field(page, 'Client').fill('Harbour Board');
    await field(page, 'Project URL').fill('https://harbour.example/clock');
    await expect(progress).toHaveAttribute('value', '83');

    await dialog(page)
      .getByLabel('Add images')
      .setInputFiles([png('first.png'), png('second.png')]);
    await dialog(page).getByRole('button', { name: 'Make image 2 the featured one' }).click();
    await dialog(page).getByRole('button', { name: 'Create Project' }).click();
    await expect(page.getByText('Project created successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/projects$/);
    expect((await fetch(address)).status).toBe(200);

    await find(page, mark, 1);
    const card = getCard(page, title);
    await expect(card.getByText('Harbour Board')).toBeVisible();
    await expect(card.getByRole('link', { name: `Live site of ${title}` })).toHaveAttribute(
      'href',
      'https://harbour.example/clock',
    );
    await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 1);
    await card.getByRole('button', { name: `Edit ${title}` }).click();
    await expect(dialog(page).getByRole('img', { name: /^Image / })).toHaveCount(2);
    await dialog(page).getByRole('button', { name: 'Remove image 2' }).click();
    await field(page, 'Client').fill('The pilots');
    await dialog(page).getByRole('switch', { name: 'Featured project' }).click();
    await dialog(page).getByRole('button', { name: 'Update Project' }).click();
    await expect(page.getByText('Project updated successfully')).toBeVisible();
    await expect(card.getByText('The pilots')).toBeVisible();
    await expect(card.getByText('Featured')).toBeVisible();

    const menu = () => card.getByRole('button', { name: `Actions for ${title}` }).click();
    await menu();
    const opened = page.waitForEvent('popup');
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    await expect((await opened).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await menu();
    await page.getByRole('menuitem', { name: 'Delete Project' }).click();
    await confirm(
      page,
      'Delete Project',
      'Are you sure you want to delete this project? You can restore it from the Trash for 30 days.',
    );
    await expect(page.getByText('Project deleted successfully')).toBeVisible();
    await expect(page.getByText('No projects found')).toBeVisible();
    await expect(async () => expect((await fetch(address)).status).toBe(410)).toPass();
  },
);

journey('APRJ-2 a file that is too large or not a picture is rejected before the upload', async ({ page }) => {
  await openAs(page, STAFF.editor, '/admin/projects/new');
  const chooser = dialog(page).getByLabel('Add images');
  await chooser.setInputFiles([png('huge.png', Buffer.alloc(10 * MEGABYTE + 1))]);
  await expect(dialog(page).getByText('Image 1 is too large. Maximum size is 10MB.')).toBeVisible();
  await chooser.setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: PICTURE }]);
  await expect(dialog(page).getByText(/^File type must be image\/jpeg/)).toBeVisible();
  await expect(dialog(page).getByRole('list', { name: 'Images of the project' })).toBeHidden();
});

journey(
  'APRJ-1 ABULK-1 an editor finds drafts, and publishes, archives, and deletes them together',
  async ({ page, staff, site }) => {
    const mark = `${Date.now()}`;
    for (const word of ['First', 'Second'])
      expect((await staff('POST', '/projects', { ...DRAFT, title: `${word} of a pair ${mark}` })).status).toBe(201);
    const addresses = ['first', 'second'].map((word) => `${site}/projects/${word}-of-a-pair-${mark}`);
    const statuses = () => Promise.all(addresses.map(async (address) => (await fetch(address)).status));
    const doWithAll = async (entry: string, verb: string, done: string) => {
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page.getByRole('button', { name: 'Bulk Actions' }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
      await confirm(page, entry, `Are you sure you want to ${verb} 2 selected projects?`);
      await expect(page.getByText(`2 projects ${done} successfully`)).toBeVisible();
    };
    await openAs(page, STAFF.editor, '/admin/projects?status=draft&category=cms');
    await find(page, mark, 2);
    await doWithAll('Publish', 'publish', 'published');
    await expect.poll(statuses).toEqual([200, 200]);

    await page.goto('/admin/projects?status=published');
    await find(page, mark, 2);
    await doWithAll('Archive', 'archive', 'archived');
    await expect.poll(statuses).toEqual([410, 410]);

    await page.goto('/admin/projects?status=archived&view=list');
    await find(page, mark, 2);
    await doWithAll('Delete Selected', 'delete', 'deleted');
    await expect(page.getByText('No projects found')).toBeVisible();
  },
);

journey('APRJ-1 a viewer sees every control, and which permission it requires', async ({ page }) => {
  await openAs(page, STAFF.viewer, '/admin/projects');
  await expect(page.getByText(/of \d+ projects/)).toBeVisible();
  const add = page.getByRole('button', { name: 'Add Project' });
  await expect(add).toBeDisabled();
  await add.focus();
  await expect(page.getByRole('tooltip')).toHaveText('You need write permission on projects.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/projects$/);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: /^Delete Project/ })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'View Details' })).toBeEnabled();
});

const SCREENS = [
  { what: 'APRJ-1 the projects', path: '/admin/projects' },
  { what: 'APRJ-1 the projects as a list', path: '/admin/projects?view=list' },
  { what: 'APRJ-2 the project dialog', path: '/admin/projects/new' },
];

for (const { what, path } of SCREENS)
  journey(`${what}: logs no browser problems, passes axe, and fits a phone`, async ({ page, site }) => {
    const watch = watchBrowser(page, site);
    await openAs(page, STAFF.super_admin, path);
    await expect(page.getByText(/of \d+ projects/)).toBeVisible();
    if (path.endsWith('new')) await expect(field(page, /^Title/)).toBeVisible();
    const violations = await violationsInBothSchemes(page);
    await page.setViewportSize({ width: PHONE_WIDTH_PX, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(PHONE_WIDTH_PX);
    expect.soft(violations).toEqual([]);
    expect(watch).toEqual({ problems: [], foreignRequests: [] });
  });
