import { expect, type Locator, type Page } from '@playwright/test';

/** A part of the back-office that opens over a screen, and how to open it. */
export interface OpenPart {
  what: string;
  /** Lists are shown oldest first: the sample content, which no other journey changes. */
  path: string;
  open: (page: Page) => Promise<void>;
}

const getDialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

const stands = async (part: Locator) => expect(part).toBeVisible();

const openMenu = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name }).first().click();
  await stands(page.getByRole('menu').last());
};

const selectTwo = async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
};

const chooseIn = async (page: Page, menu: RegExp, entry: string | RegExp) => {
  await openMenu(page, menu);
  await page.getByRole('menuitem', { name: entry }).click();
};

const ofFirst = /^Actions for/;

const opensMenu = (name: RegExp) => (page: Page) => openMenu(page, name);

const opensDialog = (entry: string | RegExp, dialog: string | RegExp, sign: string | RegExp) => async (page: Page) => {
  await chooseIn(page, ofFirst, entry);
  await expect(getDialog(page, dialog)).toContainText(sign);
};

const opensBulk = (entry: string, dialog: string) => async (page: Page) => {
  await selectTwo(page);
  await chooseIn(page, /^Bulk Actions/, entry);
  await stands(getDialog(page, dialog));
};

const writesIn = async (page: Page): Promise<Locator> => {
  const content = page.getByRole('textbox', { name: /^Content/ });
  await content.click();
  return content;
};

/** Menus, confirmations, and dialogs, one of each kind; those on separate screens have an address. */
export const OPEN_PARTS: readonly OpenPart[] = [
  { what: 'SHELL-1 the profile menu', path: '/admin/dashboard', open: opensMenu(/^Profile menu/) },
  {
    what: 'the command palette',
    path: '/admin/dashboard',
    open: async (page) => {
      await stands(page.getByRole('heading', { level: 1 }));
      await page.keyboard.press('ControlOrMeta+k');
      await stands(page.getByRole('combobox').last());
    },
  },
  {
    what: 'the saved views',
    path: '/admin/blog?sort=oldest',
    open: async (page) => {
      const views = page.getByRole('button', { name: /^Views/ });
      const filters = page.getByRole('button', { name: 'Filters', exact: true });
      await stands(views.or(filters).first());
      // A phone shows the filters on demand.
      if (await filters.isVisible()) await filters.click();
      await openMenu(page, /^Views/);
    },
  },
  { what: 'ABLG-1 the menu of a post', path: '/admin/blog?sort=oldest', open: opensMenu(ofFirst) },
  {
    what: 'ABULK-1 the bulk menu',
    path: '/admin/team?sort=oldest',
    open: async (page) => {
      await selectTwo(page);
      await openMenu(page, /^Bulk Actions/);
    },
  },
  {
    what: 'ABULK-1 a bulk confirmation',
    path: '/admin/team?sort=oldest',
    open: opensBulk('Deactivate Selected', 'Deactivate'),
  },
  {
    what: 'ABULK-1 the confirmation of a deletion',
    path: '/admin/team?sort=oldest',
    open: opensDialog('Delete', 'Delete', 'Are you sure'),
  },
  {
    what: 'ASVC-1 the details of a service',
    path: '/admin/services?sort=oldest',
    open: opensDialog('View Details', /.+/, 'Features'),
  },
  {
    what: 'the history of a service',
    path: '/admin/services?sort=oldest',
    open: opensDialog('History', /^History of/, 'Created'),
  },
  {
    what: 'the schedule of a service',
    path: '/admin/services?sort=oldest',
    open: opensDialog('Schedule', /^Schedule /, 'Show from'),
  },
  {
    what: 'the preview link of a post',
    path: '/admin/blog?sort=oldest',
    open: opensDialog('Preview Link', /^Preview of/, 'Create Link'),
  },
  {
    what: 'AFILE-1 the details of a file',
    path: '/admin/media?type=image&shown=used&sort=oldest',
    open: async (page) => {
      await page.getByRole('list', { name: 'Files' }).getByRole('button').first().click();
      await stands(page.getByRole('textbox', { name: 'Alternative text' }));
    },
  },
  {
    what: 'AFILE-1 the choice of a picture',
    path: '/admin/team/new',
    open: async (page) => {
      await getDialog(page, 'Add New Team Member').getByRole('button', { name: 'Choose from library' }).click();
      await stands(getDialog(page, 'Choose a picture'));
    },
  },
  {
    what: 'ABLG-2 a link in a text',
    path: '/admin/blog/new',
    open: async (page) => {
      await writesIn(page);
      await page.keyboard.press('ControlOrMeta+k');
      await stands(getDialog(page, 'Add a link'));
    },
  },
  {
    what: 'ABLG-2 the slash menu',
    path: '/admin/blog/new',
    open: async (page) => {
      await writesIn(page);
      await page.keyboard.type('/');
      await stands(page.getByRole('listbox').last());
    },
  },
  {
    what: 'ABLG-3 the question about unsaved changes',
    path: '/admin/blog/new',
    open: async (page) => {
      await page.getByRole('textbox', { name: /^Title/ }).fill('Words that nobody has saved');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(2);
    },
  },
  { what: 'ASET-1 the rights of somebody', path: '/admin/settings/users', open: opensDialog('Edit', /^Edit/, 'Role') },
  {
    what: 'ASET-1 a new API key',
    path: '/admin/settings/api-keys',
    open: async (page) => {
      await page.getByRole('button', { name: 'New API Key' }).click();
      await stands(getDialog(page, 'New API Key'));
    },
  },
];
