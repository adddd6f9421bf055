import type { AnalyticsReport } from '@atelier/contracts/analytics/http';
import type { Browser, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

/** The limit for effects of events. */
const FOLLOWS_WITHIN_MS = 10_000;
const ADDRESS = '/admin/analytics?period=today&compare=none';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const getReport = async (staff: Api, query: string) =>
  ((await staff('GET', `/analytics?${query}`)).body as unknown as AnalyticsReport).data;
/** For the current day in the studio's time zone. */
const reportOfToday = (staff: Api) => getReport(staff, 'days=1');

/** Such as 'Nov 20, 2 PM EST'. */
const A_MOMENT = /\w{3} \d{1,2}, \d{1,2} (AM|PM) \S+/;

const headline = (page: Page) => page.getByRole('list', { name: 'Headline figures' });

/** Faster messages are quarantined. */
const WRITING_MS = 2500;

/** A message without browser data is assigned to a visit that follows within this time; other journeys send some. */
const ALONE_AFTER_MS = 16_000;

interface Message {
  email: string;
  isSpam: boolean;
}

const sendMessage = async (page: Page, { email, isSpam }: Message) => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Annie Easley');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Web Development');
  await page.getByRole('textbox', { name: 'Message' }).fill('We would like a calculator for orbits, with a website.');
  if (isSpam)
    await page.locator('main [name=website]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://robots.example';
    });
  await page.waitForTimeout(WRITING_MS);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you! Your message has been sent successfully.')).toBeVisible();
};

/** A visitor follows a campaign link, looks around, and sends a message. */
const visit = async (browser: Browser, site: string, message: Message & { campaign: string }) => {
  const visitor = await browser.newContext({
    baseURL: site,
    userAgent: `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/${Date.now()}`,
  });
  const reading = await visitor.newPage();
  await reading.goto(`/?utm_source=letter&utm_medium=email&utm_campaign=${message.campaign}&secret=never-told`);
  await reading.locator('html[data-ready]').waitFor();
  await reading.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await sendMessage(reading, message);
  expect(await visitor.cookies()).toEqual([]);
  await visitor.close();
};

const follows = (check: () => Promise<void>) => expect(check).toPass({ timeout: FOLLOWS_WITHIN_MS });

journey(
  'AANA-1 a visit and its message appear on the dashboard within seconds',
  async ({ page, site, staff, browser }) => {
    const before = await reportOfToday(staff);
    const campaign = `spring-${Date.now()}`;
    await visit(browser, site, { campaign, email: `annie-${Date.now()}@rockets.example`, isSpam: false });

    await follows(async () => {
      const { headline: figures, campaigns } = await reportOfToday(staff);
      expect(campaigns).toContainEqual(
        expect.objectContaining({ name: `${campaign} · letter / email`, visits: 1, conversions: 1 }),
      );
      expect(Number(figures.visitors.value) - Number(before.headline.visitors.value)).toBe(1);
      expect(Number(figures.messages.value) - Number(before.headline.messages.value)).toBe(1);
    });

    await openAs(page, STAFF.viewer, ADDRESS);
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible();
    await expect(headline(page)).toContainText('Visitors');
    const sources = page.getByRole('region', { name: 'Sources' });
    await sources.getByText('Campaigns', { exact: true }).click();
    await expect(sources.getByText(`${campaign} · letter / email`)).toBeVisible();
    const services = page.getByRole('region', { name: 'Messages Received' });
    await expect(services.getByText('Web Development')).toBeVisible();
  },
);

journey('AANA-1 spam does not count as a conversion until it is released', async ({ site, staff, browser }) => {
  await new Promise((resolve) => setTimeout(resolve, ALONE_AFTER_MS));
  const campaign = `held-${Date.now()}`;
  const email = `${campaign}@rockets.example`;
  const before = await reportOfToday(staff);
  await visit(browser, site, { campaign, email, isSpam: true });
  const conversions = async () =>
    (await reportOfToday(staff)).campaigns.find(({ name }) => name.startsWith(`${campaign} `))?.conversions;
  await follows(async () => expect(await conversions()).toBe(0));
  // A later event was counted, so the message was processed too.
  const told = `after-${Date.now()}`;
  await visit(browser, site, { campaign: told, email: `${told}@rockets.example`, isSpam: false });
  await follows(async () => {
    const { campaigns, headline: figures } = await reportOfToday(staff);
    expect(campaigns).toContainEqual(expect.objectContaining({ name: `${told} · letter / email`, conversions: 1 }));
    expect(Number(figures.messages.value) - Number(before.headline.messages.value)).toBe(1);
  });
  expect(await conversions()).toBe(0);

  const held = (await staff('GET', `/contact?folder=quarantine&search=${encodeURIComponent(email)}`)).body.data;
  const [message] = held as unknown as { id: string }[];
  await staff('PATCH', `/contact/${message?.id}/spam`, { spam: false });
  await follows(async () => expect(await conversions()).toBe(1));
});

journey('AANA-1 today is compared with the same part of yesterday', async ({ page }) => {
  await openAs(page, STAFF.viewer, '/admin/analytics?period=today');
  await expect(page.getByText(/^So far, against yesterday until \d{1,2}:(00|15|30|45) (AM|PM)$/)).toBeVisible();
  await expect(page.getByText(/^Counted without cookies\. Days begin at midnight in \w+/)).toBeVisible();
  await page.goto('/admin/analytics');
  await expect(
    page.getByText(/^So far, against .+ until .+, \d{1,2}:\d\d (AM|PM) · Visitors are counted per day/),
  ).toBeVisible();
  await expect(headline(page)).toContainText('sum of days');
});

journey('AANA-1 ASET-1 days start at midnight in the studio’s time zone, even after it changes', async ({ staff }) => {
  const zone = async () => (await reportOfToday(staff)).timeZone;
  const before = await zone();
  const move = async (timeZone: string) =>
    expect((await staff('PUT', '/studio/settings', { timeZone })).status).toBe(200);
  await move('Asia/Tokyo');
  await follows(async () => expect(await zone()).toBe('Asia/Tokyo'));
  await move(before);
  await follows(async () => expect(await zone()).toBe(before));
});

journey('AANA-1 a viewer filters, compares, reads the chart by keyboard, and exports', async ({ page, site }) => {
  await page.goto('/projects');
  await page.locator('html[data-ready]').waitFor();
  await openAs(page, STAFF.viewer, ADDRESS);
  const pages = page.getByRole('region', { name: 'Pages' });
  await expect(async () => {
    await page.reload();
    await expect(pages.getByRole('button', { name: '/projects', exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();

  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.locator('.recharts-surface').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.recharts-tooltip-wrapper')).toContainText(A_MOMENT);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('region', { name: 'Figures over time' }).getByRole('row').nth(1)).toContainText(A_MOMENT);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await pages.getByRole('button', { name: '/projects', exact: true }).click();
  await expect(page).toHaveURL(/path=%2Fprojects/);
  await expect(page.getByText('The report covers only visits that meet this.')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/path=/);

  await page.goto('/admin/analytics?compare=year');
  await expect(headline(page)).toContainText('was');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^analytics-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  expect((await fetch(`${site}/api/analytics/export`)).status).toBe(401);
});

journey(
  'AANA-1 staff define a goal, a visitor reaches it, and everyone can read it in a saved segment',
  async ({ page, site, staff, browser }) => {
    const campaign = `goal-${Date.now()}`;
    const name = `Contact ${campaign}`;
    await openAs(page, STAFF.super_admin, ADDRESS);
    const goals = page.getByRole('region', { name: 'Goals' });
    await goals.getByRole('button', { name: 'Manage Goals' }).click();
    const dialog = page.getByRole('dialog', { name: 'Goals' });
    const getHeight = async () => (await dialog.boundingBox())?.height;
    await expect(dialog.getByRole('status', { name: 'Loading' })).toBeHidden();
    const height = await getHeight();
    await page.getByRole('button', { name: 'Add Goal' }).click();
    const form = page.getByRole('form', { name: 'Goal' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Page', { exact: false }).fill('/contact');
    await page.getByRole('button', { name: 'Save Goal' }).click();
    await expect(dialog.getByText(name)).toBeVisible();
    expect(await getHeight()).toBe(height);
    await page.getByRole('button', { name: 'Done' }).click();

    await visit(browser, site, { campaign, email: `${campaign}@rockets.example`, isSpam: false });
    const segment = `campaign=${encodeURIComponent(`${campaign} · letter / email`)}`;
    await follows(async () => {
      const { goals: reached = [] } = await getReport(staff, `days=1&${segment}`);
      expect(reached.find((goal) => goal.name === name)?.visits.value).toBe(1);
    });
    await page.goto(`${ADDRESS}&${segment}`);
    await expect(goals.getByRole('row', { name: new RegExp(name) })).toContainText('100%');
    await page.getByRole('button', { name: /^Segment:/ }).click();
    await page.getByRole('menuitem', { name: 'Save this segment…' }).click();
    await page.getByRole('form', { name: 'Segment' }).getByLabel('Name').fill(campaign);
    await page.getByRole('button', { name: 'Save Segment' }).click();
    await expect(page.getByRole('button', { name: `Segment: ${campaign}` })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await openAs(page, STAFF.viewer, ADDRESS);
    await page.getByRole('button', { name: 'Segment: All visits' }).click();
    await page.getByRole('menuitem', { name: campaign }).click();
    await expect(page).toHaveURL(/campaign=goal-/);
    await page.reload();
    await expect(goals.getByRole('row', { name: new RegExp(name) })).toContainText('100%');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Segment: All visits' })).toBeVisible();
  },
);

journey('AANA-1 AUTH-3 the screen opens for support and explains why it shows no figures', async ({ page }) => {
  await openAs(page, STAFF.support, '/admin/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' })).toBeVisible();
  await expect(
    page.getByText("You don't have permission to read analytics. Contact your administrator for access."),
  ).toBeVisible();
});

journey(
  'AANA-1 PLT-6 a link shows the report without a session until it is revoked',
  async ({ page, browser, site, staff }) => {
    const name = `For the board ${Date.now()}`;
    await openAs(page, STAFF.super_admin, '/admin/analytics/shared');
    await page.getByRole('button', { name: 'New Link' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Create Link' }).click();
    const address = await page.getByRole('textbox', { name: 'Link to the report' }).inputValue();
    await page.getByRole('button', { name: 'Done' }).click();

    const visitor = await browser.newContext({ baseURL: site, reducedMotion: 'reduce' });
    const outside = await visitor.newPage();
    await outside.goto('/projects');
    await follows(async () => expect(Number((await reportOfToday(staff)).headline.pageViews.value)).toBeGreaterThan(0));
    const document = await outside.goto(address);
    expect(document?.headers()).toMatchObject({ 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' });
    await expect(outside.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(headline(outside)).toContainText('Visitors');
    await expect(outside.getByRole('navigation')).toHaveCount(0);
    expect(await violationsInBothSchemes(outside)).toEqual([]);
    expect(await visitor.cookies()).toEqual([]);

    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Link revoked')).toBeVisible();
    await outside.reload();
    await expect(outside.getByText('This link has expired or was revoked.')).toBeVisible();
    await visitor.close();
  },
);
