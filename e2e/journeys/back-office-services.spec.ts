import type { ServiceAnswer } from '@atelier/contracts/content/service-http';
import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { choose } from '../platform/choose.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const DESCRIPTION = 'What it is, said in as many words as the people who pay for it need to understand it.';
/** A single red pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Add|Edit) Service$/ });
const field = (page: Page, name: RegExp | string) => dialog(page).getByRole('textbox', { name });

const getCard = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

const find = async (page: Page, words: string, count: number) => {
  await page.getByPlaceholder('Search services...').fill(words);
  await expect(page.getByText(`${count} of ${count} services`)).toBeVisible();
};

const confirm = async (page: Page, title: string, text: string) => {
  const question = page.getByRole('dialog', { name: title });
  await expect(question).toContainText(text);
  await question.getByRole('button', { name: 'Confirm' }).click();
};

const getStatus = async (address: string) => (await fetch(address)).status;

journey(
  'ASVC-2 AFILE-1 an editor adds a service with a picture, changes it, and deletes it',
  async ({ page, site }) => {
    const mark = `${Date.now()}`;
    const name = `Design of doors ${mark}`;
    const address = `${site}/services/design-of-doors-${mark}`;
    await openAs(page, STAFF.editor, '/admin/services');
    await page.getByRole('button', { name: 'Add Service' }).click();
    await expect(page).toHaveURL(/\/admin\/services\/new$/);
    await dialog(page).getByRole('button', { name: 'Create Service' }).press('Enter');
    await expect(dialog(page).getByText('6 fields need another look')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await field(page, /^Name/).fill(name);
    await field(page, /^Short Description/).fill('Doors that people open the right way.');
    await field(page, /^Description/).fill(DESCRIPTION);
    await choose(page, dialog(page), /^Category/, 'UI/UX Design');
    await field(page, 'Estimated Timeline').fill('3 weeks');
    await field(page, 'Feature 1').fill('A handle');
    await field(page, 'Feature 1').press('Enter');
    await page.keyboard.type('A hinge');
    await dialog(page)
      .getByRole('combobox', { name: /^Technologies/ })
      .fill('Oak');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: 'Add step' }).click();
    await field(page, /^Step 1 title/).fill('Knock');
    const file = dialog(page).getByLabel(/^Choose .* image/);
    await file.setInputFiles({ name: 'door.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(
      dialog(page).getByText('File type must be image/jpeg, image/png, image/webp, image/gif'),
    ).toBeVisible();
    await file.setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(dialog(page).getByRole('img', { name: 'The image as it will be shown' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Create Service' }).click();
    await expect(page.getByText('Service created successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/services$/);
    expect(await getStatus(address)).toBe(200);

    await find(page, mark, 1);
    for (const part of [
      'Doors that people open the right way.',
      'UI/UX Design',
      'Active',
      'Oak',
      '3 weeks',
      '2 features',
    ])
      await expect(getCard(page, name).getByText(part, { exact: true })).toBeVisible();
    await expect(getCard(page, name).locator('img')).toHaveAttribute('src', /\/media\//);

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(field(page, /^Step 1 title/)).toHaveValue('Knock');
    await dialog(page).getByRole('button', { name: 'Unpublish', exact: true }).click();
    await confirm(page, 'Unpublish', 'Visitors will no longer see it.');
    await expect(page.getByText(`${name} is no longer on the site`)).toBeVisible();
    await expect(getCard(page, name).getByText('Inactive')).toBeVisible();
    // The message would cover the button that saves.
    await expect(page.getByText(`${name} is no longer on the site`)).toBeHidden();
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog(page).getByRole('button', { name: 'Remove image' }).click();
    await dialog(page).getByRole('button', { name: 'Update Service' }).click();
    await expect(page.getByText('Service updated successfully')).toBeVisible();
    await expect(getCard(page, name).locator('img')).toHaveCount(0);
    await expect.poll(() => getStatus(address)).toBe(410);

    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await confirm(
      page,
      'Delete',
      'Are you sure you want to delete this service? You can restore it from the Trash for 30 days.',
    );
    await expect(page.getByText('Service deleted successfully')).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  },
);

journey(
  'ASVC-1 ABULK-1 an editor filters services, and hides, shows, and deletes them together',
  async ({ page, staff }) => {
    const mark = `${Date.now()}`;
    const ids: string[] = [];
    for (const word of ['First', 'Second']) {
      const { status, body } = await staff('POST', '/services', {
        name: `${word} of a pair ${mark}`,
        short_description: 'One of two services.',
        description: DESCRIPTION,
        category: 'custom_software',
        features: ['A pair'],
        technologies: ['Go'],
      });
      expect(status).toBe(201);
      ids.push((body as unknown as ServiceAnswer).service.id);
    }
    const runOnAll = async (action: string, verb: string, done: string, count: number) => {
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await page.getByRole('button', { name: 'Bulk Actions' }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
      await confirm(page, action, `Are you sure you want to ${verb} ${count} selected services?`);
      await expect(page.getByText(done).first()).toBeVisible();
    };
    await openAs(page, STAFF.editor, '/admin/services?category=custom_software');
    await find(page, mark, 2);
    await runOnAll('Deactivate Selected', 'deactivate', '2 services deactivated successfully', 2);
    await page.getByRole('button', { name: /^Active/ }).click();
    await expect(page.getByText('No services found')).toBeVisible();
    await choose(page, page.getByRole('main'), /^Status/, 'Inactive');
    await expect(page.getByText('2 of 2 services')).toBeVisible();
    await runOnAll('Activate Selected', 'activate', '2 services activated successfully', 2);
    await page.getByRole('button', { name: /^Total Services/ }).click();
    await expect(page.getByText('2 of 2 services')).toBeVisible();

    // One item disappears before the user deletes both.
    expect((await staff('DELETE', `/services/${ids[0]}`)).status).toBe(200);
    await runOnAll('Delete Selected', 'delete', 'Failed to delete services', 2);
    const report = page.getByRole('dialog', { name: 'Some items were not changed' });
    await expect(report.getByRole('listitem').filter({ hasText: `First of a pair ${mark}` })).not.toContainText('Done');
    await expect(report.getByRole('listitem').filter({ hasText: `Second of a pair ${mark}` })).toContainText('Done');
  },
);

journey('ASVC-1 a read-only user sees everything, changes nothing, and is told why', async ({ page }) => {
  await openAs(page, STAFF.viewer, '/admin/services?view=list');
  await expect(page.getByText(/of \d+ services/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Service' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  const deleteAll = page.getByRole('menuitem', { name: /^Delete Selected/ });
  await expect(deleteAll).toHaveAttribute('aria-disabled', 'true');
  await expect(deleteAll).toContainText('You need delete permission on services.');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem').filter({ hasText: /^(Edit|Delete)/ })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'View Details' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Features' })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
