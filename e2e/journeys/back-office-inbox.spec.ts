import type { SavedReply } from '@atelier/contracts';
import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { mailsTo } from '../platform/mail-store.ts';
import { openAs, STAFF } from '../platform/staff.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

/** Two messages just for one journey; the latest is first in the list. */
const receiveTwo = async (site: string, word: string) => {
  const key = `${word}-${Date.now()}`;
  for (const name of ['Ada Lovelace', 'Grace Hopper']) {
    const answer = await fetch(`${site}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        email: `${key}-${name.split(' ')[0]?.toLowerCase()}@example.com`,
        subject: name === 'Ada Lovelace' ? 'An engine for our shop' : 'A compiler for our shop',
        message: `A message of ${name}, about numbers.`,
        serviceType: 'web-development',
      }),
    });
    expect(answer.status).toBe(201);
  }
  return { list: `/admin/contacts?search=${key}`, email: (name: string) => `${key}-${name}@example.com` };
};

/** What a colleague makes of a saved reply in the meantime. */
const changeReply = async (staff: Api, name: string, text: string) => {
  const { data } = (await staff('GET', '/contact/saved-replies')).body as unknown as { data: SavedReply[] };
  const id = data.find((reply) => reply.name === name)?.id;
  expect((await staff('PUT', `/contact/saved-replies/${id}`, { name, text })).status).toBe(200);
};

const pane = (page: Page, subject: string) => page.getByRole('region', { name: subject, exact: true });
const subjectOf = (page: Page, subject: string) => page.getByRole('button', { name: new RegExp(`^${subject}`) });
const ENGINE = 'An engine for our shop';
const COMPILER = 'A compiler for our shop';

journey('ACON-2 support staff read messages one after the other beside the list', async ({ page, site }) => {
  const { list } = await receiveTwo(site, 'reading');
  await openAs(page, STAFF.support, list);
  await subjectOf(page, COMPILER).click();
  await expect(pane(page, COMPILER)).toContainText('A message of Grace Hopper');
  await expect(pane(page, COMPILER).getByRole('heading', { name: COMPILER })).toBeFocused();
  await expect(subjectOf(page, ENGINE)).toBeVisible();
  await expect(pane(page, COMPILER).getByRole('button', { name: 'Send Response' })).toBeInViewport();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await page.keyboard.press('j');
  await expect(pane(page, ENGINE)).toContainText('A message of Ada Lovelace');
  await page.reload();
  await expect(pane(page, ENGINE)).toContainText('A message of Ada Lovelace');
  await page.keyboard.press('k');
  await expect(pane(page, COMPILER)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(pane(page, COMPILER)).toBeHidden();

  await subjectOf(page, ENGINE).click();
  await page.keyboard.press('Escape');
  await expect(subjectOf(page, ENGINE)).toBeFocused();
});

journey(
  'ACON-2 on a narrow screen, a message opens in a dialog without the on-screen keyboard',
  async ({ page, site }) => {
    const { list } = await receiveTwo(site, 'narrow');
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, STAFF.support, list);
    await subjectOf(page, ENGINE).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Submission Details' });
    await expect(dialog).toContainText('A message of Ada Lovelace');
    await expect(dialog.getByRole('textbox', { name: 'Internal Notes' })).not.toBeFocused();
    await page.goBack();
    await expect(dialog).toBeHidden();
  },
);

journey(
  'ACON-2 ACON-3 a reply is saved once, inserted into another response, and mailed to the customer',
  async ({ page, site, staff, dataDir }) => {
    const { list, email } = await receiveTwo(site, 'saved');
    const name = `Thanks ${Date.now()}`;
    await openAs(page, STAFF.support, list);
    await subjectOf(page, COMPILER).click();
    await pane(page, COMPILER).getByRole('button', { name: 'Send Response' }).click();
    const reply = page.getByRole('dialog', { name: 'Send Response' });
    const response = reply.getByRole('textbox', { name: /^Response Message/ });
    const choose = async (entry: string) => {
      await reply.getByRole('button', { name: /^Saved Replies/ }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await response.fill('Hello {name}, your question about “{subject}” is with our engineers.');
    await choose('Save this text…');
    const form = page.getByRole('dialog', { name: 'Save Reply' });
    await form.getByRole('textbox', { name: /^Name/ }).fill(name);
    await form.getByRole('button', { name: 'Save Reply' }).click();
    await expect(page.getByText('Reply saved')).toBeVisible();
    await expect(form).toBeHidden();

    await response.fill('');
    await choose(name);
    const filled = `Hello Grace Hopper, your question about “${COMPILER}” is with our engineers.`;
    await expect(response).toHaveValue(filled);
    await expect(response).toBeFocused();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await reply.getByRole('button', { name: 'Send Response' }).click();
    await expect(page.getByText('Response sent successfully')).toBeVisible();
    await expect(pane(page, COMPILER).getByText(filled)).toBeVisible();
    await expect
      .poll(() => mailsTo(dataDir, email('grace')).filter((mail) => mail.includes('Hello Grace Hopper, your question')))
      .toHaveLength(1);

    await expect(reply).toBeHidden();
    await page.keyboard.press('j');
    await expect(pane(page, ENGINE)).toBeVisible();
    await pane(page, ENGINE).getByRole('button', { name: 'Send Response' }).click();
    await choose('Manage saved replies…');
    const saved = page.getByRole('dialog', { name: 'Saved Replies' });
    await saved.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Saved Reply' });
    await edit.getByRole('textbox', { name: /^Name/ }).fill(`Renamed ${name}`);
    await changeReply(staff, name, 'By a colleague');
    await edit.getByRole('button', { name: 'Save Reply' }).click();
    const clash = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await clash.getByRole('button', { name: 'Compare' }).click();
    await expect(clash.getByRole('region', { name: 'Text, Theirs' })).toHaveText('By a colleague');
    await clash.getByRole('button', { name: 'Keep mine' }).click();
    await saved.getByRole('button', { name: `Delete Renamed ${name}` }).click();
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Saved reply deleted')).toBeVisible();
    const { body } = await staff('GET', '/contact/saved-replies');
    expect(JSON.stringify(body.data)).not.toContain(name);
  },
);
