import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { watchBrowser } from '../platform/browser-watch.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { takeTime } from '../platform/writing-time.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const SERVICE_NAME = 'Commerce and Bookings';
const SUBJECT = `Inquiry about ${SERVICE_NAME}`;

const visit = async (page: Page, path: string) => {
  const answer = await page.goto(path);
  await page.locator('html[data-ready]').waitFor();
  return answer?.status();
};
const cards = (page: Page) => page.getByRole('region', { name: 'Our services' }).getByRole('article');
const service = (title: string) => ({
  name: title,
  short_description: 'A service that a test made and takes away.',
  description: 'A service that a test made in order to see what visitors are told when it is gone again.',
  category: 'custom_software',
  features: ['It is there', 'It goes away'],
  technologies: ['Teleprinter'],
  is_active: true,
});

/** A sender's newest message, as staff see it. */
const getMessage = async (staff: Api, email: string) => {
  const { body } = await staff('GET', `/contact?search=${encodeURIComponent(email)}`);
  return (body as { data?: readonly unknown[] }).data?.[0];
};

const sendMessage = async (page: Page, name: string, email: string) => {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill('We sell crossings, not pieces.');
  await takeTime(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
};

journey(
  'SVC-1 search and category filter the list together and appear in the address; Clear resets them',
  async ({ page }) => {
    await visit(page, '/services');
    const line = page.getByText(/^Showing \d+ services?$/);
    await expect(line).toBeVisible();
    const all = await cards(page).count();
    await page.getByRole('searchbox', { name: 'Search services' }).pressSequentially('POSTGRESQL');
    await expect(page).toHaveURL(/\/services\?search=POSTGRESQL$/);
    await expect.poll(() => cards(page).count()).toBeLessThan(all);
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Web Development');
    await expect(page).toHaveURL(/\/services\?category=web_development&search=POSTGRESQL$/);
    for (const card of await cards(page).all()) await expect(card).toContainText('Web Development');
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('');
    await page.getByRole('link', { name: 'Clear', exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue('');
    await expect(cards(page)).toHaveCount(all);
  },
);

journey(
  'SVC-2 an empty result offers two ways on, logs no browser problems, and passes axe',
  async ({ page, site }) => {
    const watch = watchBrowser(page, site);
    await visit(page, '/services?search=hand-knitted');
    await expect(page.getByText('No services found matching your criteria')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request Custom Service' })).toHaveAttribute('href', '/contact');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(watch).toEqual({ problems: [], foreignRequests: [] });
    await page.getByRole('link', { name: 'Clear All Filters' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText(/^Showing \d+ services$/)).toBeFocused();
  },
);

journey('SVC-3 a list that fails to load shows an error and one service, and Try Again loads it', async ({ page }) => {
  await visit(page, '/contact');
  await page.route('**/api/services?*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(page.getByText('Failed to load services. Please try again later.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.unroute('**/api/services?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/^Showing \d+ services$/)).toBeVisible();
});

journey(
  'SVC-4 SVC-5 a visitor finds a service and asks for a quote, and the message contains the subject',
  async ({ page, site, staff }) => {
    const watch = watchBrowser(page, site);
    await visit(page, '/services');
    await page.getByRole('link', { name: SERVICE_NAME }).click();
    await expect(page.getByRole('heading', { level: 1, name: SERVICE_NAME })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Home`);
    const related = page.getByRole('region', { name: 'Related Services' }).getByRole('article');
    await expect(related.first()).toBeVisible();
    expect(await related.count()).toBeLessThanOrEqual(3);
    await expect(related.filter({ hasText: SERVICE_NAME })).toHaveCount(0);
    for (const name of ['Get Started', 'Get Quote', 'Start Your Project Today'])
      await expect(page.getByRole('link', { name })).toHaveAttribute(
        'href',
        /^\/contact\?service=Commerce%20and%20Bookings/,
      );
    await page.getByRole('link', { name: 'Get Quote' }).click();
    await expect(page).toHaveURL(/\/contact\?/);
    await expect(page.getByText(`Subject: ${SUBJECT}`)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('Web Development');
    const email = `quote-${Date.now()}@example.com`;
    await sendMessage(page, 'Grace Hopper', email);
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expect
      .poll(() => getMessage(staff, email))
      .toMatchObject({ subject: SUBJECT, service_interest: 'web_development' });
    expect(watch).toEqual({ problems: [], foreignRequests: [] });
  },
);

journey(
  'SVC-6 a missing service returns 404, a deleted one 410, and both show Service not found',
  async ({ page, staff }) => {
    expect(await visit(page, '/services/nobody-offers-this')).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    const made = await staff('POST', '/services', service(`Telegrams ${Date.now()}`));
    const { id, slug } = made.body.data as { id: string; slug: string };
    expect(await visit(page, `/services/${slug}`)).toBe(200);
    expect((await staff('DELETE', `/services/${id}`)).status).toBe(200);
    await expect.poll(() => visit(page, `/services/${slug}`)).toBe(410);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
  },
);

journey('SVC-6 a service that fails to load shows an error, and Try Again loads it', async ({ page }) => {
  await visit(page, '/contact');
  await page.route('**/api/services/ui-ux-design', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'UI/UX Design' }).click();
  await expect(page.getByText('Failed to load service. Please try again later.')).toBeVisible();
  await page.unroute('**/api/services/ui-ux-design');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'UI/UX Design' })).toBeVisible();
});

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false });

  journey('SVC-1 SVC-4 a visitor searches services, reads one, and asks about it', async ({ page, staff }) => {
    await page.goto('/services');
    await page.getByRole('searchbox', { name: 'Search services' }).fill('postgresql');
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Web Development');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/services\?search=postgresql&category=web_development$/);
    await expect(page.getByText(/^Showing \d+ services?$/)).toBeVisible();
    await page.getByRole('link', { name: SERVICE_NAME }).click();
    for (const heading of ['Overview', 'Key Features', 'Our Process', 'Technologies', 'Related Services'])
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByText(`Subject: ${SUBJECT}`)).toBeVisible();
    const email = `start-${Date.now()}@example.com`;
    await sendMessage(page, 'Grace Hopper', email);
    await expect(page).toHaveURL(/\/contact\?sent=yes/);
    await expect
      .poll(() => getMessage(staff, email))
      .toMatchObject({ subject: SUBJECT, service_interest: 'web_development' });
  });

  journey('SVC-2 Clear All Filters returns to the full list', async ({ page }) => {
    await page.goto('/services?search=hand-knitted');
    await page.getByRole('link', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(cards(page).first()).toBeVisible();
  });
});
