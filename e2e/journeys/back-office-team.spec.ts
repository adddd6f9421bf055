import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { choose } from '../platform/choose.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

/** A one-pixel picture. */
const PHOTO = {
  name: 'portrait.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => page.getByRole('dialog', { name: /Team Member$/ });

const getCard = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

const find = async (page: Page, words: string, count: number) => {
  await page.getByPlaceholder('Search team members...').fill(words);
  await expect(page.getByText(`${count} of ${count} team members`)).toBeVisible();
};

const confirm = async (page: Page, title: string, text: string) => {
  const question = page.getByRole('dialog', { name: title });
  await expect(question).toContainText(text);
  await question.getByRole('button', { name: 'Confirm' }).click();
};

const doWithSelected = async (page: Page, title: string, text: string) => {
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  await page.getByRole('menuitem', { name: title, exact: true }).click();
  await confirm(page, title, text);
};

journey(
  'ATM-2 ABULK-1 an editor adds a member with a photo, changes the member, and deletes the member',
  async ({ page, site }) => {
    const mark = `${Date.now()}`;
    const name = `Wilma Werkstatt ${mark}`;
    const address = `${site}/api/team/wilma-werkstatt-${mark}`;
    await openAs(page, STAFF.editor, '/admin/team');
    await page.getByRole('button', { name: 'Add Team Member' }).click();
    await expect(page).toHaveURL(/\/admin\/team\/new$/);
    const form = dialog(page);
    await form.getByRole('button', { name: 'Add Member' }).click();
    await expect(form.getByText('4 fields need another look')).toBeVisible();
    await form.getByRole('heading', { name: 'Profile Photo' }).hover();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await form.getByLabel(/^Choose a photo/).setInputFiles({ ...PHOTO, mimeType: 'image/gif', name: 'moving.gif' });
    await expect(form.getByText('File type must be image/jpeg, image/png, image/webp')).toBeVisible();
    await form.getByLabel(/^Choose a photo/).setInputFiles(PHOTO);
    await expect(form.getByAltText('The photo as it will be shown')).toBeVisible();
    await form.getByRole('textbox', { name: /^Name/ }).fill(name);
    await form.getByRole('textbox', { name: /^Position/ }).fill('Bench keeper');
    await choose(page, form, /^Department/, 'Design');
    await form.getByRole('textbox', { name: 'Email', exact: true }).fill('wilma@studio.example');
    await form.getByRole('combobox', { name: /^Skills/ }).fill('Figma');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await form.getByRole('spinbutton', { name: 'Years of Experience' }).fill('51');
    await form.getByRole('textbox', { name: 'GitHub' }).fill('https://code.example/wilma');
    await form.getByRole('button', { name: 'Add Member' }).click();
    await expect(form.getByText('Experience cannot exceed 50 years').first()).toBeVisible();
    await form.getByRole('spinbutton', { name: 'Years of Experience' }).fill('7');
    await form.getByRole('button', { name: 'Add Member' }).click();
    await expect(page.getByText('Team member added successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/team$/);

    await find(page, mark, 1);
    const card = getCard(page, name);
    await expect(card).toContainText('7 years of experience');
    await expect(card.getByRole('link', { name: `Email ${name}` })).toHaveAttribute(
      'href',
      'mailto:wilma@studio.example',
    );
    const photo = card.locator('img');
    await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await page.getByTitle('List view').click();
    await expect(page).toHaveURL(/view=list/);

    await card.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await form.getByRole('switch', { name: 'Leadership' }).click();
    await form.getByRole('button', { name: 'Remove photo' }).click();
    await form.getByRole('button', { name: 'Update Member' }).click();
    await expect(page.getByText('Team member updated successfully')).toBeVisible();
    await expect(async () => {
      const { member } = (await (await fetch(address)).json()) as { member: Record<string, unknown> };
      expect(member).toMatchObject({ is_leadership: true, profile_image: null, years_experience: 7, email: null });
    }).toPass();

    await card.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await confirm(
      page,
      'Delete',
      'Are you sure you want to delete this team member? You can restore it from the Trash for 30 days.',
    );
    await expect(page.getByText('Team member deleted successfully')).toBeVisible();
    await expect(page.getByText('No team members found')).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
    await expect(async () => expect((await fetch(address)).status).toBe(410)).toPass();
  },
);

journey(
  'ATM-1 ABULK-1 an editor filters members, and hides, shows, and deletes them together',
  async ({ page, staff, site }) => {
    const mark = `${Date.now()}`;
    for (const [word, department] of [
      ['Paul', 'HR'],
      ['Paula', 'Finance'],
    ]) {
      const member = { name: `${word} Paar ${mark}`, position: 'Clerk', department, skills: ['Agile', 'Scrum'] };
      expect((await staff('POST', '/team', { ...member, expertise_level: 'junior' })).status).toBe(201);
    }
    const statuses = () =>
      Promise.all(['paul', 'paula'].map(async (word) => (await fetch(`${site}/api/team/${word}-paar-${mark}`)).status));
    await openAs(page, STAFF.editor, '/admin/team?expertise=junior');
    await find(page, mark, 2);
    await choose(page, page.getByRole('region', { name: 'Filters' }), /^Department/, 'Finance');
    await expect(page.getByText('1 of 1 team members')).toBeVisible();
    await expect(getCard(page, `Paula Paar ${mark}`)).toBeVisible();

    await page.goto('/admin/team');
    await find(page, mark, 2);
    const question = (verb: string) => `Are you sure you want to ${verb} 2 selected team members?`;
    await doWithSelected(page, 'Deactivate Selected', question('deactivate'));
    await expect(page.getByText('2 team members deactivated successfully')).toBeVisible();
    await expect.poll(statuses).toEqual([410, 410]);
    await expect(getCard(page, `Paul Paar ${mark}`).getByText('Inactive')).toBeVisible();
    await doWithSelected(page, 'Activate Selected', question('activate'));
    await expect(page.getByText('2 team members activated successfully')).toBeVisible();
    await expect.poll(statuses).toEqual([200, 200]);
    await doWithSelected(page, 'Delete Selected', question('delete'));
    await expect(page.getByText('2 team members deleted successfully')).toBeVisible();
    await expect.poll(statuses).toEqual([410, 410]);
  },
);

journey('ATM-1 a read-only user finds members and changes none', async ({ page }) => {
  await openAs(page, STAFF.viewer, '/admin/team');
  await expect(page.getByRole('main').getByText(/of \d+ team members/)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Add Team Member' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  const menu = page.getByRole('menuitem');
  await expect(menu.filter({ hasText: /^(Edit|Delete)/ })).toHaveCount(0);
  for (const entry of ['Schedule', 'Preview Link'])
    await expect(menu.filter({ hasText: entry })).toHaveAttribute('aria-disabled', 'true');
  await menu.filter({ hasText: 'View Details' }).click();
  await expect(menu.first()).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  const entry = page.getByRole('menuitem', { name: /^Deactivate Selected/ });
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expect(entry).toContainText('You need write permission on team.');
});
