import { NEWSLETTER_CONSENT } from '@atelier/contracts';
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

const getStatus = async (staff: Api, email: string): Promise<string | undefined> => {
  const { body } = await staff('GET', `/contact/newsletter?search=${encodeURIComponent(email)}`);
  return (body as unknown as SubscriberList).subscribers[0]?.status;
};

const said = (page: Page) => page.getByRole('heading', { level: 1 });

journey.describe('newsletter signup on the site', () => {
  journey(
    'NEWS-1 the full flow: footer, mail, confirmation, one-click unsubscribe',
    async ({ page, site, staff, dataDir }) => {
      const reader = `footer-${Date.now()}@example.com`;
      const watch = watchBrowser(page, site);
      await page.goto('/');
      await page.locator('html[data-ready]').waitFor();
      const footer = page.getByRole('contentinfo');
      await footer.getByLabel('Where should we send it?').pressSequentially(reader, { delay: 40 });
      await footer.getByRole('button', { name: 'Sign Up' }).click();
      await expect(footer.getByRole('status')).toHaveText('Check your inbox: we’ve emailed you a link.');
      await expect(footer.getByRole('status')).toHaveAttribute('data-tone', 'success');
      // An error has the accent color, a kind of red.
      await expect(footer.getByRole('status')).toHaveCSS('color', 'rgb(251, 248, 244)');
      await expect(page).toHaveURL(`${site}/`);
      expect(await getStatus(staff, reader)).toBe('pending');
      const { body } = await staff('GET', `/contact/newsletter?search=${encodeURIComponent(reader)}`);
      expect((body as unknown as SubscriberList).subscribers[0]?.consent).toMatchObject({
        wording: NEWSLETTER_CONSENT.version,
        source: 'footer',
      });
      await page.goto(await mailedLink(dataDir, reader, CONFIRM));
      await page.getByRole('button', { name: 'Confirm Subscription' }).click();
      await expect(said(page)).toHaveText('You’re subscribed');
      const oneClick = await mailedLink(dataDir, reader, '/api/contact/newsletter/unsubscribe');
      const answer = await fetch(oneClick, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect(answer.status).toBe(200);
      expect(await getStatus(staff, reader)).toBe('unsubscribed');
      expect(watch).toEqual({ problems: [], foreignRequests: [] });
    },
  );

  journey('NEWS-1 the footer form works by keyboard and reports errors', async ({ page }) => {
    await page.goto('/services');
    await page.locator('html[data-ready]').waitFor();
    const field = page.getByLabel('Where should we send it?');
    const form = page.locator('footer form');
    await field.focus();
    await expect(form).toHaveAttribute('data-in-place', '');
    await page.keyboard.type('no address');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeFocused();
    await page.keyboard.press('Enter');
    const status = form.getByRole('status');
    await expect(status).toHaveText('Please enter a valid email');
    await expect(field).toBeFocused();
    await expect(form.getByText('Where should we send it?')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    const getColor = () => status.evaluate((element) => getComputedStyle(element).color);
    const refused = await getColor();
    await field.fill(`keyboard-${Date.now()}@example.com`);
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Check your inbox: we’ve emailed you a link.');
    expect(await getColor()).not.toBe(refused);
  });

  journey('NEWS-1 a signup that fills in the honeypot waits in quarantine', async ({ page, staff }) => {
    const robot = `robot-${Date.now()}@example.com`;
    await page.goto('/newsletter');
    await page.locator('html[data-ready]').waitFor();
    await page.locator('main [name=website]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://robots.example';
    });
    await page.getByRole('main').getByLabel('Email').fill(robot);
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(said(page)).toHaveText('Check your inbox');
    const { body } = await staff('GET', '/contact/newsletter?status=quarantined&limit=100');
    expect((body as unknown as SubscriberList).subscribers.map((one) => one.email)).toContain(robot);
  });
});

journey.describe.serial('newsletter links', () => {
  const email = `reader-${Date.now()}@example.com`;

  journey('NEWS-1 opening a link changes nothing; its button confirms', async ({ page, site, staff, dataDir }) => {
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
    expect(await getStatus(staff, email)).toBe('pending');
    await page.getByRole('button', { name: 'Confirm Subscription' }).click();
    await expect(said(page)).toHaveText('You’re subscribed');
    await expect(said(page)).toBeFocused();
    expect(await getStatus(staff, email)).toBe('confirmed');
    await page.reload();
    await expect(said(page)).toHaveText('You’re subscribed');
    await page.getByRole('link', { name: 'Read the Journal' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    expect(tracked.join()).not.toContain(token);
  });

  journey.describe('without scripts', () => {
    journey.use({ javaScriptEnabled: false });

    journey(
      'NEWS-1 a reader unsubscribes by the link in any mail, and subscribes again',
      async ({ page, site, staff, dataDir }) => {
        await page.goto(await mailedLink(dataDir, email, UNSUBSCRIBE));
        await page.getByRole('button', { name: 'Unsubscribe' }).click();
        await expect(said(page)).toHaveText('You’re unsubscribed');
        await expect(page).toHaveURL(`${site}${UNSUBSCRIBE}?state=done`);
        expect(await getStatus(staff, email)).toBe('unsubscribed');
        await page.getByLabel('Email').fill('no address');
        await page.getByRole('button', { name: 'Subscribe' }).click();
        await expect(page.getByText('Please enter a valid email')).toBeVisible();
        await expect(page.getByLabel('Email')).toHaveValue('no address');
        await page.getByLabel('Email').fill(email);
        await page.getByRole('button', { name: 'Subscribe' }).click();
        await expect(said(page)).toHaveText('Check your inbox');
        await expect.poll(() => getStatus(staff, email)).toBe('pending');
      },
    );

    journey(
      'NEWS-1 the full flow without scripts: footer, mail, confirmation',
      async ({ page, site, staff, dataDir }) => {
        const reader = `plain-${Date.now()}@example.com`;
        await page.goto('/about');
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByText(NEWSLETTER_CONSENT.text)).toBeVisible();
        await footer.getByLabel('Where should we send it?').fill('plain@');
        await footer.getByRole('button', { name: 'Sign Up' }).click();
        const main = page.getByRole('main');
        await expect(main.getByText('Please enter a valid email')).toBeVisible();
        await expect(main.getByLabel('Email')).toHaveValue('plain@');
        await main.getByLabel('Email').fill(reader);
        await main.getByRole('button', { name: 'Subscribe' }).click();
        await expect(page).toHaveURL(`${site}/newsletter?state=asked`);
        await expect(said(page)).toHaveText('Check your inbox');
        await page.goto(await mailedLink(dataDir, reader, CONFIRM));
        await page.getByRole('button', { name: 'Confirm Subscription' }).click();
        await expect(said(page)).toHaveText('You’re subscribed');
        expect(await getStatus(staff, reader)).toBe('confirmed');
      },
    );

    journey('NEWS-1 an expired link returns 410 and offers a new one', async ({ page }) => {
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
    '/newsletter',
    '/newsletter?state=asked',
    `${CONFIRM}?state=done`,
    `${UNSUBSCRIBE}?token=any`,
    `${UNSUBSCRIBE}?state=done`,
  ])
    journey(`NEWS-1 ${path} passes axe, logs no browser problems, and fits a phone`, async ({ page, site }) => {
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

  journey('SEO-2 the pages behind the links are not in any sitemap', async ({ site }) => {
    expect(await (await fetch(`${site}/sitemap.xml`)).text()).not.toContain('newsletter');
  });
});
