import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const WEBHOOKS = '/admin/settings/webhooks';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The receiving system. */
const receiverOn = async () => {
  const received: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    received.push(request.headers);
    request.resume();
    request.once('end', () => response.end('Thank you'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

journey(
  'ASET-1 PLT-4 PLT-6 staff create a webhook, test it, see it receive a change, replay it, and delete it',
  async ({ page, staff }) => {
    const receiver = await receiverOn();
    const name = `Partner ${Date.now()}`;
    await openAs(page, STAFF.super_admin, WEBHOOKS);
    await page.getByRole('button', { name: 'New Webhook' }).click();
    const form = page.getByRole('dialog', { name: 'New Webhook' });
    await form.getByLabel(/^Description/).fill(name);
    await form.getByLabel(/^URL/).fill(receiver.url);
    await form.getByRole('combobox', { name: /^Events/ }).fill('Page created');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Add Header' }).click();
    await form.getByLabel(/^Header 1 name/).fill('X-Key');
    await form.getByLabel(/^Header 1 value/).fill('a-word-for-the-receiver');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await form.getByRole('button', { name: 'Create Webhook' }).click();
    const told = page.getByRole('dialog', { name: 'Signing Secret' });
    const secret = await told.getByLabel('Signing secret').inputValue();
    expect(secret).toMatch(/^whsec_/);
    await told.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    const actions = page.getByRole('button', { name: `Actions for ${name}` });
    await expect(actions).toBeVisible();
    expect(await page.content()).not.toContain(secret);
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await actions.click();
    await page.getByRole('menuitem', { name: 'Send test event' }).click();
    const result = page.getByRole('dialog', { name: 'Test Event' });
    await expect(result.getByText('Delivered')).toBeVisible();
    await expect(result.getByText('Thank you')).toBeVisible();
    await result.getByRole('button', { name: 'Done' }).click();
    expect(receiver.received[0]).toMatchObject({ 'x-key': 'a-word-for-the-receiver' });

    const draft = {
      title: `Told of ${name}`,
      description: 'A page.',
      content: '<p>Other systems are told of this page.</p>',
      status: 'draft',
    };
    const made = await staff('POST', '/pages', draft);
    expect(made.status).toBe(201);
    await expect.poll(() => receiver.received.length).toBe(2);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: `Deliveries to ${name}` })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Page created' });
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(row.getByText('Delivered')).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await row.getByRole('button', { name: /^Replay/ }).click();
    await expect.poll(() => receiver.received.length).toBe(3);
    expect(receiver.received[2]?.['webhook-id']).toBe(receiver.received[1]?.['webhook-id']);

    await page.getByRole('link', { name: 'All webhooks' }).click();
    await actions.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Webhook deleted successfully')).toBeVisible();
    await expect(actions).toHaveCount(0);
    const { id } = made.body.data as { id: string };
    await staff('DELETE', `/pages/${id}`);
    await staff('DELETE', `/trash/page/${id}`);
    await receiver.stop();
  },
);
