import { expect, journey } from '../platform/journey.ts';
import { takeTime } from '../platform/writing-time.ts';

const WORDS = 'Words that took me all morning.';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

journey(
  'CON-4 a message survives a reload, going offline, and navigating away, and arrives once',
  async ({ page, staff, context }) => {
    const email = `kept-${Date.now()}@example.com`;
    const arrived = async () =>
      (await staff('GET', `/contact?search=${encodeURIComponent(email)}`)).body.data as unknown as object[];
    const field = (name: string) => page.getByRole('textbox', { name });
    const button = page.getByRole('button', { name: 'Send Message' });
    const isKept = async () => {
      await field('Message').scrollIntoViewIfNeeded();
      await expect(field('Message')).toHaveValue(WORDS);
    };
    await page.goto('/contact');
    await page.locator('html[data-ready]').waitFor();
    await field('Name').fill('Ada Lovelace');
    await field('Email').fill(email);
    await page.getByRole('combobox', { name: 'Service' }).selectOption('Web Development');
    await field('Message').fill(WORDS);
    await page.reload();
    await isKept();
    await expect(page.getByText('We kept what you typed.')).toBeVisible();

    await page.getByRole('link', { name: 'Journal', exact: true }).first().click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.goBack();
    await isKept();

    await takeTime(page);
    await context.setOffline(true);
    await button.click();
    await expect(page.getByText('Something went wrong. Please try again or contact us directly.')).toBeVisible();
    await isKept();
    await context.setOffline(false);

    // The server accepts the message, but its answer is lost.
    await page.route('**/api/contact', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button.click();
    await expect.poll(arrived).toHaveLength(1);
    await expect(button).toBeEnabled();
    await page.unroute('**/api/contact');

    await page.reload();
    await isKept();
    await button.click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    expect(await arrived()).toHaveLength(1);
    await page.reload();
    await field('Message').scrollIntoViewIfNeeded();
    await expect(field('Message')).toHaveValue('');
  },
);
