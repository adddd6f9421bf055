import type { SubscriberList } from '@atelier/contracts/contacts/newsletter';
import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { watchBrowser } from '../platform/browser-watch.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { mailedLink } from '../platform/mailed-link.ts';

const CONFIRM = '/newsletter/confirm';
const UNSUBSCRIBE = '/newsletter/unsubscribe';
const PHONE_WIDTH_PX = 360;

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const subscribe = async (site: string, email: string) => {
  const answer = await fetch(`${site}/api/contact/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(202);
};

const statusOf = async (staff: Api, email: string): Promise<string | undefined> => {
  const { body } = await staff('GET', `/contact/newsletter?search=${encodeURIComponent(email)}`);
  return (body as unknown as SubscriberList).subscribers[0]?.status;
};

const said = (page: Page) => page.getByRole('heading', { level: 1 });

journey.describe.serial('the links of the newsletter', () => {
  const email = `reader-${Date.now()}@example.com`;

  journey('NEWS-1 opening a link changes nothing, its button confirms', async ({ page, site, staff, dataDir }) => {
    await subscribe(site, email);
    const link = await mailedLink(dataDir, email, CONFIRM);
    const token = new URL(link).searchParams.get('token') ?? '';
    const tracked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/analytics/track')) tracked.push(request.postData() ?? '');
    });
    await page.goto(link);
    await page.locator('html[data-ready]').waitFor();
    await expect(said(page)).toHaveText('One click to go');
    await expect(page).toHaveURL(new RegExp(`${CONFIRM}$`));
    expect(await statusOf(staff, email)).toBe('pending');
    await page.getByRole('button', { name: 'Confirm Subscription' }).click();
    await expect(said(page)).toHaveText('You are subscribed');
    await expect(said(page)).toBeFocused();
    expect(await statusOf(staff, email)).toBe('confirmed');
    await page.reload();
    await expect(said(page)).toHaveText('You are subscribed');
    await page.getByRole('link', { name: 'Read the Journal' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    expect(tracked.join()).not.toContain(token);
  });

  journey.describe('without scripts', () => {
    journey.use({ javaScriptEnabled: false });

    journey('NEWS-1 one leaves by the link of any mail, and comes back', async ({ page, site, staff, dataDir }) => {
      await page.goto(await mailedLink(dataDir, email, UNSUBSCRIBE));
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(said(page)).toHaveText('You are unsubscribed');
      await expect(page).toHaveURL(`${site}${UNSUBSCRIBE}?state=done`);
      expect(await statusOf(staff, email)).toBe('unsubscribed');
      await page.getByLabel('Email').fill('no address');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('Please enter a valid email')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('no address');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(said(page)).toHaveText('Check your inbox');
      await expect.poll(() => statusOf(staff, email)).toBe('pending');
    });

    journey('NEWS-1 a link that has expired is answered with 410 and the way to a new one', async ({ page }) => {
      await page.goto(`${CONFIRM}?token=from-another-year`);
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Confirm Subscription' }).click();
      expect((await answer).status()).toBe(410);
      await expect(said(page)).toHaveText('This link has expired');
      await expect(page.getByLabel('Email')).toBeVisible();
    });
  });

  for (const path of [
    `${CONFIRM}?token=any`,
    CONFIRM,
    `${CONFIRM}?state=done`,
    `${UNSUBSCRIBE}?token=any`,
    `${UNSUBSCRIBE}?state=done`,
  ])
    journey(`NEWS-1 ${path} hinders nobody, stays quiet and fits a phone`, async ({ page, site }) => {
      const watch = watchBrowser(page, site);
      expect((await page.goto(path))?.status()).toBe(200);
      await page.locator('html[data-ready]').waitFor();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await violationsInBothSchemes(page)).toEqual([]);
      await page.setViewportSize({ width: PHONE_WIDTH_PX, height: 800 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(PHONE_WIDTH_PX);
      expect(watch).toEqual({ problems: [], foreignRequests: [] });
    });

  journey('SEO-2 the pages behind the links are in no sitemap', async ({ site }) => {
    expect(await (await fetch(`${site}/sitemap.xml`)).text()).not.toContain('newsletter');
  });
});
