import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { mailsTo } from '../platform/mail-store.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const MAILS = '/admin/settings/mails';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const addressAt = (host: string): string => `ines-${Date.now()}@${host}`;

const invite = async (staff: Api, email: string) => {
  const person = { email, firstName: 'Ines', lastName: 'Invited', role: 'viewer' };
  const { status, body } = await staff('POST', '/auth/users/invite', person);
  expect(status).toBe(201);
  return (body.data as { id: string }).id;
};

const getNotified = async (staff: Api, since: number) => {
  const { body } = await staff('GET', '/notifications');
  const all = body.data as { kind: string; at: string }[];
  return all.filter(({ kind, at }) => kind === 'mail_failed' && Date.parse(at) >= since).length;
};

const toRow = (page: Page, email: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Invitation to ${email}` }) });

/** Stops the mail store, like a mail server outage. */
const withoutMailStore = async (dataDir: string, work: () => Promise<void>) => {
  const store = join(dataDir, 'mail');
  const aside = join(dataDir, 'mail-aside');
  renameSync(store, aside);
  writeFileSync(store, 'in the way');
  try {
    await work();
  } finally {
    rmSync(store);
    renameSync(aside, store);
  }
};

journey('SHELL-1 ASET-1 staff are notified of a rejected mail, retry it, and discard it', async ({ page, staff }) => {
  const since = Date.now() - 1000;
  // A host that no mail server can reach.
  const email = addressAt('refused.invalid');
  const userId = await invite(staff, email);
  await expect.poll(() => getNotified(staff, since)).toBeGreaterThan(0);

  await openAs(page, STAFF.super_admin, '/admin/dashboard');
  await page.getByRole('button', { name: /^Notifications: [1-9]/ }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await bell
    .getByRole('link', { name: /A mail could not be sent/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${MAILS}$`));

  const row = toRow(page, email);
  await expect(row.getByText('Failed', { exact: true })).toBeVisible();
  await expect(row.getByText('tried once')).toBeVisible();
  await expect(row).toContainText('The receiver’s address cannot exist.');
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await row.getByRole('button', { name: `Retry Invitation to ${email}` }).click();
  await expect(page.getByText('The email is queued again')).toBeVisible();
  await expect(row.getByText('tried 2 times')).toBeVisible();
  await expect(row.getByText('Failed', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Discard Invitation to ${email}` }).click();
  const question = page.getByRole('dialog', { name: 'Discard' });
  await expect(question).toContainText('It won’t be sent');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`${MAILS}?status=given_up`);
  await expect(row.getByText('Discarded', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  expect((await staff('DELETE', `/auth/users/${userId}`)).status).toBe(200);
});

journey('ASET-1 PLT-5 staff retry a delayed mail, which arrives once', async ({ page, staff, dataDir }) => {
  const email = addressAt('example.com');
  let userId = '';
  await openAs(page, STAFF.super_admin, MAILS);
  await withoutMailStore(dataDir, async () => {
    userId = await invite(staff, email);
    await page.reload();
    const row = toRow(page, email);
    await expect(row.getByText('Waiting', { exact: true })).toBeVisible();
    await expect(row).toContainText('The mail could not be written to the folder of mails');
    // The fourth attempt is a minute later, so the mail is not sent automatically before the journey sends it.
    await expect(row.getByText('tried 3 times')).toBeVisible();
  });
  await page.getByRole('checkbox', { name: `Select Invitation to ${email}` }).check();
  await page.getByRole('button', { name: /Bulk Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Retry Selected' }).click();
  await page.getByRole('dialog', { name: 'Retry Selected' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('1 mail queued again successfully')).toBeVisible();
  await expect(toRow(page, email)).toHaveCount(0);
  expect(mailsTo(dataDir, email)).toHaveLength(1);
  await page.goto(`${MAILS}?status=sent`);
  await expect(toRow(page, email).getByText('Sent', { exact: true })).toBeVisible();
  expect((await staff('DELETE', `/auth/users/${userId}`)).status).toBe(200);
});

journey('ASET-1 API-PUB failed mails are hidden from staff without permission on settings', async ({ page }) => {
  await openAs(page, STAFF.support, MAILS);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
