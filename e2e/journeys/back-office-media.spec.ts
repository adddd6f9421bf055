import type { Locator, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';
import { staffApi } from '../platform/staff-api.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const aPicture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const getCard = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Files' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

const upload = (page: Page, names: readonly string[]) =>
  page.getByLabel('Files to upload').setInputFiles(names.map(aPicture));

const find = async (page: Page, words: string, count: number) => {
  await page.getByPlaceholder('Search media...').fill(words);
  await expect(page.getByText(`${count} of ${count} files`)).toBeVisible();
};

const confirm = async (page: Page, title: string, text: string) => {
  const question = page.getByRole('dialog', { name: title, exact: true });
  await expect(question).toContainText(text);
  await question.getByRole('button', { name: 'Confirm' }).click();
};

const chooseAction = async (page: Page, card: Locator, name: string, action: string) => {
  await card.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

journey('AFILE-1 an editor uploads, describes, finds, and replaces pictures', async ({ page, site }) => {
  const mark = `${Date.now()}`;
  const [loom, tide] = [`loom ${mark}.png`, `tide ${mark}.png`];
  await openAs(page, STAFF.editor, '/admin/media');
  await expect(page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
  await upload(page, [loom, tide]);
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText('2 of 2 uploaded');
  await find(page, mark, 2);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await page.getByRole('button', { name: loom, exact: true }).click();
  const details = page.getByRole('dialog', { name: loom });
  await details.getByRole('button', { name: /^Focal point: 50% from the left, 50% from the top/ }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(details.getByText('40% from the left, 51% from the top')).toBeVisible();
  await details.getByRole('textbox', { name: 'Alternative text' }).fill('A loom by the window');
  await details.getByRole('combobox', { name: 'Tags' }).fill(`tag ${mark}`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('File updated successfully')).toBeVisible();

  await page.goto(`/admin/media?tag=${encodeURIComponent(`tag ${mark}`)}`);
  await expect(page.getByText('1 of 1 files')).toBeVisible();
  await page.getByRole('button', { name: loom, exact: true }).click();
  await expect(details.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('A loom by the window');
  const address = (await details.locator('code').textContent()) ?? '';
  await details.getByLabel('Replace with another picture').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(details.getByText(/^File type must be image\/jpeg/)).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Replace', exact: true });
  for (const answer of ['Cancel', 'Confirm']) {
    await expect(details.locator('code')).toHaveText(address);
    await details.getByLabel('Replace with another picture').setInputFiles(aPicture('another.png'));
    await expect(question).toContainText(`replace “${loom}” with “another.png”`);
    await question.getByRole('button', { name: answer }).click();
  }
  await expect(page.getByText('File replaced successfully')).toBeVisible();
  await expect(details.locator('code')).not.toHaveText(address);
  expect((await fetch(`${site}${address}`)).status).toBe(200);
});

journey(
  'AFILE-1 a file in use is deleted only after a second confirmation, and deleted files are restored',
  async ({ page, site }) => {
    const mark = `${Date.now()}`;
    const name = `harbour ${mark}.png`;
    const api = staffApi(site);
    await openAs(page, STAFF.super_admin, '/admin/media');
    await upload(page, [name]);
    await find(page, mark, 1);
    const found = await api('GET', `/media-files?search=${mark}`);
    const [file] = found.body.data as { id: string; url: string }[];
    const title = `How the harbour was drawn ${mark}`;
    const post = await api('POST', '/blog', {
      title,
      excerpt: 'A post that shows a picture of the library.',
      content: `<p>${'A harbour is drawn from the water. '.repeat(4)}</p>`,
      category: 'design',
      tags: ['Testing'],
      status: 'draft',
      featuredImage: file?.url,
    });
    expect(post.status).toBe(201);
    await expect(async () => {
      await page.reload();
      await expect(getCard(page, name)).toContainText('Used once', { timeout: 2000 });
    }).toPass();
    await page.getByRole('button', { name, exact: true }).click();
    const details = page.getByRole('dialog', { name });
    await expect(details.getByRole('link', { name: title })).toHaveAttribute('href', /^\/admin\/blog\/.+\/edit$/);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();

    await chooseAction(page, getCard(page, name), name, 'Delete');
    await confirm(page, 'Delete', name);
    const again = page.getByRole('dialog', { name: 'Delete anyway' });
    await expect(again).toContainText(`This file is shown by “${title}”.`);
    await again.getByRole('button', { name: 'Cancel' }).click();
    await expect(getCard(page, name)).toBeVisible();

    await chooseAction(page, getCard(page, name), name, 'Delete');
    await confirm(page, 'Delete', name);
    await confirm(page, 'Delete anyway', title);
    await expect(page.getByText(`“${name}” is in the Trash.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('File restored successfully')).toBeVisible();
    await expect(getCard(page, name)).toBeVisible();
    expect((await fetch(`${site}${file?.url}`)).status).toBe(200);

    const { id } = post.body.data as { id: string };
    await api('DELETE', `/blog/${id}`);
    await api('DELETE', `/media-files/${file?.id}?force=true`);
    await page.goto(`/admin/media?shown=trash&search=${mark}`);
    await expect(page.getByText('1 of 1 files')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expect(page.getByText('File restored successfully')).toBeVisible();
  },
);

journey('ABULK-1 an editor tags and deletes several files together', async ({ page }) => {
  const mark = `${Date.now()}`;
  await openAs(page, STAFF.editor, '/admin/media');
  await upload(page, [`one ${mark}.png`, `two ${mark}.png`]);
  await find(page, mark, 2);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Add tags' }).click();
  const tags = page.getByRole('dialog', { name: 'Add tags' });
  await tags.getByRole('combobox', { name: 'Tags to add' }).fill(`batch ${mark}`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await tags.getByRole('button', { name: 'Add tags' }).click();
  await expect(page.getByText('2 files tagged successfully')).toBeVisible();
  await page.getByTitle('List view').click();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete Selected' }).click();
  await confirm(page, 'Delete Selected', 'Are you sure you want to delete 2 selected files?');
  await expect(page.getByText('2 files deleted successfully')).toBeVisible();
  await expect(page.getByText('No files found')).toBeVisible();
});

journey('ATM-2 AFILE-1 an editor chooses a picture from the library in the member dialog', async ({ page, site }) => {
  const mark = `${Date.now()}`;
  await openAs(page, STAFF.editor, '/admin/team/new');
  const form = page.getByRole('dialog', { name: 'Add New Team Member' });
  await form.getByRole('button', { name: 'Choose from library' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.getByLabel('Upload pictures, or drop them here').setInputFiles(aPicture(`portrait ${mark}.png`));
  await expect(picker.getByText('1 of 1 uploaded')).toBeVisible();
  await expect(picker.getByRole('radio', { name: `portrait ${mark}.png` })).toBeChecked();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await picker.getByRole('radio', { name: `portrait ${mark}.png` }).press('Enter');
  await expect(picker).toBeHidden();
  const preview = form.getByAltText('The photo as it will be shown');
  await expect(preview).toHaveAttribute('src', /^\/media\/library\//);
  expect((await fetch(`${site}${await preview.getAttribute('src')}`)).status).toBe(200);
});

journey('AFILE-1 the choice of a picture keeps its height while it loads, finds none, and fails', async ({ page }) => {
  const loading = Promise.withResolvers<void>();
  const list = /\/api\/media-files\?/;
  await openAs(page, STAFF.editor, '/admin/team/new');
  await page.route(list, async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Choose from library' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(picker.getByRole('status', { name: 'Loading' })).toBeVisible();
  const height = async () => (await picker.boundingBox())?.height;
  const whenLoading = await height();
  loading.resolve();
  await expect(picker.getByRole('radio').first()).toBeVisible();
  expect(await height()).toBe(whenLoading);
  await picker.getByRole('searchbox').fill('no picture is called this');
  await expect(picker.getByText('No pictures match your search.')).toBeVisible();
  expect(await height()).toBe(whenLoading);
  await page.route(list, (route) => route.abort());
  await picker.getByRole('searchbox').fill('this search fails');
  await expect(picker.getByRole('alert')).toBeVisible();
  expect(await height()).toBe(whenLoading);
});

journey('AUTH-2 the library is closed to users without permission on media', async ({ page }) => {
  await openAs(page, STAFF.viewer, '/admin/media');
  await expect(page.getByText(/Access Denied/i)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Media' })).toHaveCount(0);
});
