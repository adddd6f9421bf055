import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { choose } from '../platform/choose.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { mailsTo } from '../platform/mail-store.ts';
import { openAs, STAFF } from '../platform/staff.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

let count = 0;
const someone = (word: string) => {
  count += 1;
  return `${word}-${Date.now()}-${count}@example.com`;
};

const post = async (site: string, path: string, body: object) =>
  fetch(`${site}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const send = async (site: string, email: string) => {
  const answer = await post(site, '/contact', {
    name: 'Ada Lovelace',
    email,
    subject: 'Web Development',
    message: 'We would like to talk about an engine.',
    serviceType: 'web-development',
  });
  expect(answer.status).toBe(201);
};

interface Found {
  id: string;
  assignee: { name: string } | null;
}
const found = async (staff: Api, email: string, folder = 'inbox') =>
  (await staff('GET', `/contact?folder=${folder}&search=${encodeURIComponent(email)}`)).body.data as unknown as Found[];

const open = (page: Page, email: string, folder = 'inbox') =>
  openAs(page, STAFF.support, `/admin/contacts?folder=${folder}&search=${encodeURIComponent(email)}`);

const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });

const act = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'Actions for Ada Lovelace' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

journey(
  'CON-5 a bot’s message appears to be sent, waits in quarantine with its reasons, and is released',
  async ({ page, staff, dataDir }) => {
    const email = someone('held');
    await page.goto('/contact');
    await page.locator('html[data-ready]').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('combobox', { name: 'Service' }).selectOption('Consulting');
    await page.getByRole('textbox', { name: 'Message' }).fill('A message of a robot, as fast as a robot.');
    await page.locator('main [name=website]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://robots.example';
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(await found(staff, email)).toEqual([]);
    expect(await found(staff, email, 'quarantine')).toHaveLength(1);
    expect(mailsTo(dataDir, email)).toEqual([]);

    await open(page, email, 'quarantine');
    await act(page, 'View Details');
    const dialog = page.getByRole('dialog', { name: 'Contact Submission Details' });
    await expect(dialog.getByText('A field was filled in that people do not see')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Not Spam' }).click();
    await expect(page.getByText('Moved to the Inbox')).toBeVisible();
    await expect.poll(() => found(staff, email)).toHaveLength(1);
    await expect.poll(() => mailsTo(dataDir, email).length).toBeGreaterThan(0);
  },
);

journey('ACON-1 staff assign a message and find it by its assignee', async ({ page, site, staff }) => {
  const email = someone('assigned');
  await send(site, email);
  await open(page, email);
  await act(page, 'Assign to Me');
  await expect(page.getByText('Submission assigned to Samira Member')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Submissions' }).getByText('Samira Member')).toBeVisible();
  expect((await found(staff, email))[0]?.assignee).toMatchObject({ name: 'Samira Member' });
  await choose(page, filters(page), /^Assigned to/, 'Nobody');
  await expect(page.getByText('No submissions found')).toBeVisible();
  await choose(page, filters(page), /^Assigned to/, 'Me');
  await expect(page.getByText(email)).toBeVisible();
});

journey('ACON-2 notes are saved, and the history shows who did what', async ({ page, site }) => {
  const email = someone('noted');
  await send(site, email);
  await open(page, email);
  await act(page, 'View Details');
  const dialog = page.getByRole('dialog', { name: 'Contact Submission Details' });
  await dialog.getByRole('textbox', { name: 'Internal Notes' }).fill('Call back on Monday.');
  await dialog.getByRole('button', { name: 'Save Notes' }).click();
  await expect(dialog.getByText('Internal notes changed')).toBeVisible();
  await expect(dialog.getByText(/^Samira Member, /).first()).toBeVisible();
});

journey(
  'ACON-2 two people discuss a message: one mentions the other, who opens it from the bell',
  async ({ page, browser, site, staff }) => {
    const email = someone('discussed');
    await send(site, email);
    const [{ id } = { id: '' }] = await found(staff, email);
    const samira = await (await browser.newContext({ baseURL: site, reducedMotion: 'reduce' })).newPage();
    await openAs(samira, STAFF.support, '/admin/dashboard');
    await openAs(page, STAFF.super_admin, `/admin/contacts?open=${id}`);
    const field = page.getByRole('textbox', { name: 'Add an internal comment' });
    await field.pressSequentially('@Sam');
    await expect(page.getByRole('menuitem', { name: 'Samira Member' })).toBeVisible();
    await page.keyboard.press('Enter');
    await field.pressSequentially('can we do this in June?');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('article').filter({ hasText: '@Samira Member can we do this in June?' })).toBeVisible();
    await expect(field).toHaveValue('');

    const ofMessage = samira.locator(`[role=dialog] a[href$="open=${id}"]`);
    const mention = ofMessage.filter({ hasText: 'You were mentioned in a comment' });
    await expect(async () => {
      await samira.reload();
      await samira.getByRole('button', { name: /^Notifications: / }).click();
      await expect(mention).toBeVisible({ timeout: 2000 });
    }).toPass();
    await mention.click();
    const comment = samira.getByRole('article').filter({ hasText: 'can we do this in June?' });
    await expect(comment).toContainText('Internal');
    expect(await violationsInBothSchemes(samira)).toEqual([]);
    await samira.getByRole('textbox', { name: 'Add an internal comment' }).fill('Yes, from the 8th.');
    await samira.getByRole('button', { name: 'Add Comment' }).click();
    await expect(samira.getByRole('article').filter({ hasText: 'Yes, from the 8th.' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article').last()).toContainText('Yes, from the 8th.');
    await samira.context().close();
  },
);

journey('ABULK-1 Undo restores a deleted message, and so does the trash later', async ({ page, site, staff }) => {
  const email = someone('undone');
  await send(site, email);
  await open(page, email);
  const remove = async () => {
    await act(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('No submissions found')).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await remove();
  await choose(page, filters(page), /^Folder/, 'Trash');
  await act(page, 'Restore');
  await expect(page.getByText('Submission restored successfully').first()).toBeVisible();
  expect(await found(staff, email)).toHaveLength(1);
});

journey(
  'ACON-2 staff export a person’s data as a file, and erase it by typing the address',
  async ({ page, site, staff }) => {
    const email = someone('person');
    await send(site, email);
    await open(page, email);
    await act(page, 'Personal Data');
    const dialog = page.getByRole('dialog', { name: 'Personal Data' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ]);
    const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as { submissions: { email: string }[] };
    expect(data.submissions).toMatchObject([{ email }]);
    await dialog.getByLabel('Type the address to confirm').fill('someone@else.example');
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expect(dialog.getByText('The addresses don’t match')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await dialog.getByLabel('Type the address to confirm').fill(email);
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expect(page.getByText('Everything about this person was erased')).toBeVisible();
    for (const folder of ['inbox', 'trash', 'quarantine']) expect(await found(staff, email, folder)).toEqual([]);
  },
);

journey('NEWS-1 staff find, export, and remove subscribers', async ({ page, site, staff }) => {
  const email = someone('reader');
  await post(site, '/contact/newsletter', { email, source: 'footer' });
  await openAs(page, STAFF.support, '/admin/contacts');
  await page
    .getByRole('navigation', { name: 'Contact' })
    .getByRole('link', { name: 'Newsletter', exact: true })
    .click();
  await page.getByPlaceholder('Search subscribers...').fill(email);
  const rows = page.getByRole('region', { name: 'Subscribers' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Pending');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain(`${email},pending,`);
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Subscriber deleted successfully')).toBeVisible();
  const { body } = await staff('GET', `/contact/newsletter?search=${encodeURIComponent(email)}`);
  expect(body.data).toEqual([]);
});
