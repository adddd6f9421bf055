import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { watchBrowser } from '../platform/browser-watch.ts';
import { expect, journey } from '../platform/journey.ts';

const WITH_STORY = '/projects/the-old-tree-map';
const WITH_RICH_TEXT = '/projects/a-ward-that-explains-itself';
const EMPTY_LIST = {
  success: true,
  data: [],
  projects: [],
  total: 0,
  pagination: { page: 1, limit: 24, total: 0, totalPages: 0 },
};

const ready = (page: Page) => page.locator('html[data-ready]').waitFor();
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** Requests a new list, which the document does not contain. */
const chooseMobile = (page: Page) =>
  categories(page)
    .getByRole('link', { name: /^Mobile/ })
    .click();

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/projects', '/projects?category=api', WITH_STORY, WITH_RICH_TEXT])
  journey(`PRJ-1 PRJ-3 ${path} logs no browser problems, passes axe, and fits every width`, async ({ page, site }) => {
    const watch = watchBrowser(page, site);
    await page.goto(path);
    await ready(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
    expect(watch).toEqual({ problems: [], foreignRequests: [] });
  });

journey(
  'PRJ-1 choosing a category requests it and adds it to the address, and the back button resets it',
  async ({ page }) => {
    await page.goto('/projects');
    await ready(page);
    await expect(page.getByText(/^Showing \d+ projects in All Projects$/)).toBeVisible();
    const asked = page.waitForRequest(/\/api\/projects\?.*category=mobile_application/);
    await chooseMobile(page);
    await asked;
    await expect(page).toHaveURL(/\/projects\?category=mobile_application$/);
    await expect(page.getByText(/^Showing \d+ projects? in Mobile$/)).toBeFocused();
    await expect(categories(page).getByRole('link', { name: /^Mobile/ })).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page.getByText(/^Showing \d+ projects in All Projects$/)).toBeVisible();
  },
);

journey(
  'PRJ-2 a list that fails to load shows an error and retries; an empty list links to all projects',
  async ({ page }) => {
    await page.goto('/projects');
    await ready(page);
    const list = /\/api\/projects\?.*category=mobile_application/;
    await page.route(list, (route) => route.fulfill({ status: 400, json: { success: false } }));
    await chooseMobile(page);
    await expect(page.getByRole('heading', { name: 'Unable to load projects' })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.unroute(list);
    await page.route(list, (route) => route.fulfill({ json: EMPTY_LIST }));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'No Projects Found' })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await expect(page.getByRole('main').getByRole('link', { name: 'Start Your Project' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'View All Projects' }).click();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(cards(page).first()).toBeVisible();
  },
);

journey('PRJ-2 six placeholders appear while cards load', async ({ page }) => {
  await page.goto('/projects');
  await ready(page);
  let letAnswer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    letAnswer = resolve;
  });
  await page.route(/\/api\/projects\?.*category=mobile_application/, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await chooseMobile(page);
  await expect(page.getByTestId('project-placeholder')).toHaveCount(6);
  letAnswer();
  await expect(page.getByText(/ in Mobile$/)).toBeVisible();
  await expect(page.getByTestId('project-placeholder')).toHaveCount(0);
});

journey('PRJ-3 a card links to its project, which opens external sites in a new tab', async ({ page }) => {
  // Other journeys add projects, which are listed first.
  await page.goto('/projects?category=web_application');
  await ready(page);
  await page.getByRole('link', { name: 'The Old Tree Map' }).click();
  await expect(page).toHaveURL(/\/projects\/the-old-tree-map$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const name of [/^View Live Project/, /^View Source Code/]) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name })).toHaveAttribute('rel', /noopener/);
  }
  await expect(page.getByText('Feature 1', { exact: true })).toBeVisible();
  await expect(page.getByText('Successfully Delivered')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL(/\/projects$/);
});

journey('PRJ-4 rich text by staff runs no scripts', async ({ page, staff }) => {
  const slug = `rich-${Date.now()}`;
  const project = {
    title: 'Rich text',
    slug,
    description: 'A project that is told in rich text alone.',
    category: 'cms',
    key_features: ['Told in rich text alone'],
    technologies: ['HTML'],
    status: 'published',
    content:
      '<h2>Told</h2><p>Read <img src="/nothing.png" onerror="window.ran = true"> on.</p><script>window.ran = true</script>',
  };
  expect((await staff('POST', '/projects', project)).status).toBe(201);
  try {
    await page.goto(`/projects/${slug}`);
    await ready(page);
    await expect(page.getByRole('heading', { name: 'Told' })).toBeVisible();
    await expect(page.getByText('Client')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await page.locator('article script, article [onerror]').count()).toBe(0);
  } finally {
    await staff('DELETE', `/projects/${slug}`);
  }
  await expect.poll(async () => (await page.goto(`/projects/${slug}`))?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
});

journey(
  'PRJ-5 Share copies the address if the browser cannot share, and saved projects persist',
  async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(WITH_STORY);
    await ready(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site}${WITH_STORY}`);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/projects');
    const saved = page.getByRole('region', { name: 'Saved work' });
    await expect(saved.getByRole('link', { name: 'The Old Tree Map' })).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await saved.getByRole('button', { name: 'Remove The Old Tree Map' }).click();
    await expect(saved).toHaveCount(0);
  },
);

journey('PRJ-5 a missing project shows Project Not Found with status 404 and a link back', async ({ page }) => {
  const answer = await page.goto('/projects/nobody-made-this');
  expect(answer?.status()).toBe(404);
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
  await expect(page.getByText("The project you're looking for doesn't exist or has been moved.")).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL(/\/projects$/);
});

journey('CHR-9 a card without its picture shows a drawing, and a project page omits it', async ({ page }) => {
  await page.route(/\/media\/covers\/project-the-old-tree-map/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/projects?category=web_application');
  await ready(page);
  const card = cards(page).filter({ hasText: 'The Old Tree Map' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('[data-cover="default"]')).toBeVisible();
  await page.goto(WITH_STORY);
  await ready(page);
  await expect(page.locator('article > header [data-cover-frame]')).toHaveCount(0);
});

journey.describe('without scripts', () => {
  journey.use({ javaScriptEnabled: false });

  journey('PRJ-1 PRJ-3 a visitor finds work by category and reads it', async ({ page }) => {
    await page.goto('/projects');
    await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
    await categories(page)
      .getByRole('link', { name: /^E-Commerce/ })
      .click();
    await expect(page).toHaveURL(/\/projects\?category=e_commerce$/);
    await expect(page.getByText(/^Showing \d+ projects? in E-Commerce$/)).toBeVisible();
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Key Features' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  });

  journey('PRJ-4 a rich-text project is readable too', async ({ page }) => {
    await page.goto(WITH_RICH_TEXT);
    await expect(page.getByRole('heading', { name: 'Seven questions', exact: true })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')['@graph'][0]).toMatchObject({ '@type': 'CreativeWork' });
  });
});
