import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { mailsTo } from '../platform/mail-store.ts';
import { mailedLink } from '../platform/mailed-link.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const PHONE_WIDTH_PX = 390;

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const post = async (site: string, path: string, body: object) => {
  const answer = await fetch(`${site}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
};

const confirmedReader = async (site: string, dataDir: string, name: string): Promise<string> => {
  const email = `${name}-${Date.now()}@example.com`;
  await post(site, '/contact/newsletter', { email });
  const link = new URL(await mailedLink(dataDir, email, '/newsletter/confirm'));
  await post(site, '/contact/newsletter/confirm', { token: link.searchParams.get('token') });
  return email;
};

const countConfirmed = async (staff: Api): Promise<number> => {
  const { body } = await staff('GET', '/contact/newsletter?status=confirmed');
  return (body as unknown as { pagination: { total: number } }).pagination.total;
};

const figure = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Results' })
    .locator('div', { has: page.getByText(label, { exact: true }) })
    .last();

journey(
  'NEWS-1 staff write, test, and send an issue to every subscriber, who unsubscribes by its link',
  async ({ page, site, staff, dataDir }) => {
    const readers = [await confirmedReader(site, dataDir, 'ada'), await confirmedReader(site, dataDir, 'grace')];
    const subject = `What we learned ${Date.now()}`;
    await openAs(page, STAFF.support, '/admin/newsletter');
    await page.getByRole('button', { name: 'New Issue' }).click();
    await expect(page).toHaveURL(/\/admin\/newsletter\/new$/);
    await page.getByRole('textbox', { name: /^Subject/ }).fill(subject);
    await page.getByRole('textbox', { name: /^Content/ }).pressSequentially('Three things that we would do again.');
    await page.goBack();
    await page.getByRole('dialog', { name: 'Unsaved changes' }).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Review and Send' }).click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    const mail = page.frameLocator('iframe[title="Preview of the email"]');
    await expect(mail.getByText('Three things that we would do again.')).toBeVisible();
    await expect(mail.getByRole('link', { name: 'Unsubscribe' })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await page.getByRole('button', { name: 'Send Test to Me' }).click();
    await expect(page.getByText(`A test mail is on its way to ${STAFF.support.email}`)).toBeVisible();
    const tests = () => mailsTo(dataDir, STAFF.support.email).filter((text) => text.includes(`Test: ${subject}`));
    await expect.poll(tests).toHaveLength(1);

    const total = await countConfirmed(staff);
    await page.getByRole('button', { name: `Send to ${total} subscribers` }).click();
    const question = page.getByRole('dialog', { name: 'Send Newsletter' });
    await expect(question).toContainText(`goes to ${total} subscribers now`);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your newsletter is on its way')).toBeVisible();
    await expect(figure(page, 'Sent')).toHaveText(`Sent${total}`);
    await expect(page.getByRole('button', { name: /^Send to/ })).toHaveCount(0);

    const links = await Promise.all(
      readers.map((reader) => mailedLink(dataDir, reader, '/api/contact/newsletter/unsubscribe')),
    );
    for (const reader of readers)
      expect(mailsTo(dataDir, reader).filter((text) => text.includes(`Subject: ${subject}`))).toHaveLength(1);
    expect(new Set(links).size).toBe(2);
    const left = await fetch(links[0] ?? '', {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(left.status).toBe(200);
    await page.setViewportSize({ width: PHONE_WIDTH_PX, height: 800 });
    await page.reload();
    await expect(figure(page, 'Unsubscribed')).toHaveText('Unsubscribed1');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(PHONE_WIDTH_PX);
    await page.getByRole('link', { name: 'All issues' }).click();
    await expect(page.getByRole('region', { name: 'Issues' }).getByText(subject)).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  },
);
