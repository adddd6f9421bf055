import type { Page } from '@playwright/test';
import { expect, journey } from '../platform/journey.ts';
import { takeTime } from '../platform/writing-time.ts';

const ready = (page: Page) => page.locator('html[data-ready]').waitFor();
const field = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Kinds of results' });
const results = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const search = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await field(page).fill('relase');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=relase$/);
  await expect(page.getByText(/^\d+ results? for “relase”$/)).toBeVisible();
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/releas/i);
  await page.getByRole('paragraph').filter({ hasText: 'Did you mean' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/search\?q=release$/);
  await expect(field(page)).toHaveValue('release');
  await kinds(page)
    .getByRole('link', { name: /^Articles/ })
    .click();
  await expect(page).toHaveURL(/\/search\?q=release&type=post$/);
  await expect(page.getByText(/^\d+ results? in Articles for “release”$/)).toBeVisible();
  const first = results(page).first();
  const title = (await first.textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
};

journey('a visitor finds results despite a typo, narrows them down, and opens one', async ({ page }) => search(page));

journey('a search stays in the browser history, and its result count receives focus', async ({ page }) => {
  await page.goto('/search?q=release');
  await ready(page);
  await kinds(page)
    .getByRole('link', { name: /^Services/ })
    .click();
  const line = page.getByText(/results? in Services for “release”$/);
  await expect(line).toBeFocused();
  await page.goBack();
  await expect(page.getByText(/^\d+ results? for “release”$/)).toBeVisible();
  await expect(kinds(page).getByRole('link', { name: /^Everything/ })).toHaveAttribute('aria-current', 'true');
});

journey(
  'LEGAL-1 a page that staff change is updated within moments, and search finds its new words',
  async ({ page, staff }) => {
    const { body } = await staff('GET', '/pages/terms');
    const before = (body.data as { content: string }).content;
    const word = `quillfeather${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
    await staff('PUT', '/pages/terms', { content: `${before}<h2>Of ${word}</h2><p>New.</p>` });
    try {
      await expect(async () => {
        await page.goto('/terms');
        await expect(page.getByRole('heading', { name: `Of ${word}` })).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(async () => {
        await page.goto(`/search?q=${word}`);
        await expect(results(page)).toHaveText(['Terms'], { timeout: 500 });
      }).toPass();
    } finally {
      await staff('PUT', '/pages/terms', { content: before });
    }
  },
);

journey(
  'LEGAL-1 a page that staff add is available at its own address until it is deleted',
  async ({ page, staff }) => {
    const slug = `house-rules-${Date.now()}`;
    const text = {
      title: 'House rules',
      slug,
      description: 'How we live.',
      content: '<p>Boots off at the door, please.</p>',
    };
    const { body } = await staff('POST', '/pages', { ...text, status: 'published' });
    await expect(async () => {
      expect((await page.goto(`/${slug}`))?.status()).toBe(200);
      await expect(page.getByText('Boots off at the door')).toBeVisible({ timeout: 500 });
    }).toPass();
    await staff('DELETE', `/pages/${(body.data as { id: string }).id}`);
    await expect(async () => expect((await page.goto(`/${slug}`))?.status()).toBe(410)).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  },
);

journey(
  'LEGAL-1 the sections of a long page are linked, and a role in careers links to the application form',
  async ({ page }) => {
    await page.goto('/privacy');
    await ready(page);
    const parts = page.getByRole('navigation', { name: 'On this page' });
    await parts.getByRole('link', { name: 'How long we keep things' }).click();
    await expect(page.getByRole('heading', { name: 'How long we keep things' })).toBeInViewport();
    await page.goto('/careers');
    await ready(page);
    await page.getByRole('link', { name: 'Apply for this role' }).first().click();
    await expect(page).toHaveURL(/\/careers\?role=Front-end\+engineer#apply$/);
    await expect(page.getByRole('textbox', { name: 'Role' })).toHaveValue('Front-end engineer');
  },
);

journey('LEGAL-1 ACON-1 a visitor applies with a resume, and staff find the application', async ({ page, staff }) => {
  const email = `applicant-${Date.now()}@example.com`;
  await page.goto('/careers?role=Product+designer#apply');
  await ready(page);
  const form = page.getByRole('form', { name: 'Which chair is yours?' });
  await expect(form.getByRole('textbox', { name: 'Role' })).toHaveValue('Product designer');
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  const resume = { name: 'Ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
  await form.getByLabel('Resume').setInputFiles(resume);
  await form.getByRole('textbox', { name: 'Message' }).fill('I would draw your forms.');
  await takeTime(page);
  await form.getByRole('button', { name: 'Send Application' }).click();
  await expect(page.getByText('Your application has arrived.')).toBeVisible();
  const { body } = await staff('GET', `/contact?kind=application&search=${encodeURIComponent(email)}`);
  expect(body.data).toMatchObject([
    { kind: 'application', subject: 'Application: Product designer', attachment: { name: 'Ada.pdf' } },
  ]);
});

journey('LEGAL-1 a page prints only its text', async ({ page }) => {
  await page.goto('/careers');
  await ready(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: 'Open positions' })).toBeVisible();
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Which chair is yours?' })).toBeHidden();
});

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false });

  journey('a visitor finds results despite a typo with links and a plain form', async ({ page }) => search(page));

  journey('result pages are links', async ({ page }) => {
    await page.goto('/search?q=the+a');
    await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/search\?q=the\+a&page=2$/);
    expect(await results(page).count()).toBeGreaterThan(0);
  });

  journey('LEGAL-1 the footer links to readable pages', async ({ page }) => {
    for (const [name, words] of [
      ['Careers', 'Open positions'],
      ['Privacy', 'When you only read'],
      ['Terms', 'Who owns what'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('heading', { name: words })).toBeVisible();
    }
  });
});
