import type { Locator, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const TOTAL = 130;
/** More than one page. */
const FEW = 14;
const AT_ONCE = 10;
const PAGE = 25;
const CONTENT = `<p>${'A sentence that somebody took the time to write. '.repeat(4)}</p>`;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const MANAGERS = [
  ['blog', 'Blog Manager'],
  ['projects', 'Projects Manager'],
  ['services', 'Services Manager'],
  ['team', 'Team Manager'],
] as const;

/** The lists that are no manager of content, with their rows. */
const OTHER_LISTS = [
  ['/admin/contacts?view=table', 'support', 'tbody tr'],
  ['/admin/media', 'editor', 'ul[aria-label="Files"] > li'],
  ['/admin/settings/pages', 'super_admin', 'tbody tr'],
  ['/admin/settings/users', 'super_admin', 'tbody tr'],
] as const;

journey.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: DESKTOP });

// Other journeys count the pages of the journal.
journey.afterEach(async ({ staff }) => {
  for (;;) {
    const { body } = await staff('GET', '/blog?tag=Many&status=all&limit=100');
    const ids = (body.data as unknown as { id: string }[]).map(({ id }) => id);
    if (ids.length === 0) return;
    expect((await staff('DELETE', '/blog/bulk', { ids })).status).toBe(200);
  }
});

const getMiddle = async (shown: Locator): Promise<number> => {
  const { y, height } = (await shown.boundingBox()) ?? { y: 0, height: 0 };
  return y + height / 2;
};

const writePosts = async (staff: Api, mark: string, count = TOTAL): Promise<void> => {
  const write = (index: number) =>
    staff('POST', '/blog', {
      title: `Number ${index} of ${mark}`,
      excerpt: 'One of many.',
      content: CONTENT,
      category: 'news',
      tags: ['Many'],
      author: `Author ${mark}`,
      status: 'draft',
    });
  for (let start = 0; start < count; start += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - start) }, (_none, index) => write(start + index)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  }
};

const chooseBulk = async (page: Page, entry: string, count = TOTAL) => {
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: `Select all ${count} matching` }).click();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

const runBulk = async (page: Page, entry: string, verb: string) => {
  await chooseBulk(page, entry);
  const question = page.getByRole('dialog', { name: entry });
  await expect(question).toContainText(`Are you sure you want to ${verb} ${TOTAL} selected posts?`);
  await question.getByRole('button', { name: 'Confirm' }).click();
};

journey(
  'ABULK-1 ABLG-1 an editor publishes, deletes, and restores all matching posts',
  async ({ page, site, staff }) => {
    const mark = `m${Date.now()}`;
    await writePosts(staff, mark);
    const published = async () =>
      ((await (await fetch(`${site}/api/blog?search=${mark}`)).json()) as { total: number }).total;
    await openAs(page, STAFF.editor, `/admin/blog?view=table&search=${mark}&sort=title`);
    await expect(page.getByText(`10 of ${TOTAL} posts`)).toBeVisible();

    await page.getByRole('checkbox', { name: `Select Number 1 of ${mark}`, exact: true }).check();
    await page.getByRole('navigation', { name: 'Pages' }).getByTitle('2', { exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText('1 selected')).toBeVisible();

    // Somebody changes a post between reading the list and changing it.
    const changed = `Number 77 of ${mark}`;
    await page.route(
      '**/api/blog/bulk',
      async (route) => {
        await staff('PUT', `/blog/number-77-of-${mark}`, { excerpt: 'Changed by somebody else.' });
        await route.continue();
      },
      { times: 1 },
    );
    await runBulk(page, 'Publish Selected', 'publish');
    const report = page.getByRole('dialog', { name: 'Some items were not changed' });
    await expect(report).toContainText(`${TOTAL - 1} done, 1 failed:`);
    await expect(report.getByRole('listitem')).toContainText([
      new RegExp(`${changed}.*This item was changed by someone else in the meantime.`),
    ]);
    await report.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(published).toBe(TOTAL - 1);

    await runBulk(page, 'Delete Selected', 'delete');
    await expect(page.getByText('No posts found')).toBeVisible();
    await expect.poll(published).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${TOTAL} posts restored successfully`)).toBeVisible();
    await expect.poll(published).toBe(TOTAL - 1);
  },
);

journey(
  'ABULK-1 an editor sets the category and a tag of all matching posts, and undoes it',
  async ({ page, staff }) => {
    const mark = `f${Date.now()}`;
    await writePosts(staff, mark, FEW);
    await openAs(page, STAFF.editor, `/admin/blog?view=table&search=${mark}`);
    await expect(page.getByText(`10 of ${FEW} posts`)).toBeVisible();
    const inDesign = async () =>
      (await staff('GET', `/blog?search=${mark}&status=all&category=design&tag=Harbor`)).body.total;
    await chooseBulk(page, 'Edit Category and Tags', FEW);
    const fields = page.getByRole('dialog', { name: 'Edit Category and Tags' });
    await fields.getByLabel('Category').fill('Design');
    await page.keyboard.press('Enter');
    await fields.getByLabel('Add tags').fill('Harbor');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await fields.getByRole('button', { name: `Change ${FEW} posts` }).click();
    await expect(page.getByText(`${FEW} posts changed successfully`)).toBeVisible();
    expect(await inDesign()).toBe(FEW);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${FEW} posts restored successfully`)).toBeVisible();
    expect(await inDesign()).toBe(0);
  },
);

journey(
  'APRO-1 ABLG-1 the table view, its columns, and its order persist across browsers',
  async ({ page, browser, site }) => {
    await openAs(page, STAFF.editor, '/admin/blog');
    await page.getByTitle('Table view').click();
    const table = page.getByRole('region', { name: 'Blog Manager' }).getByRole('table');
    await expect(table).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Tags' }).click();
    await page.keyboard.press('Escape');
    await table.getByRole('button', { name: 'Title' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/sort=title/);
    await expect(table.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
    // The new order may replace the rows while they are measured.
    await expect(async () => {
      const heights = await table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
      expect(heights).not.toEqual([]);
      expect(heights.filter((height) => height < 44 || height > 52)).toEqual([]);
    }).toPass();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    const elsewhere = await (await browser.newContext({ baseURL: site, viewport: DESKTOP })).newPage();
    await openAs(elsewhere, STAFF.editor, '/admin/blog');
    const again = elsewhere.getByRole('table');
    await expect(again).toBeVisible();
    await expect(again.getByRole('columnheader', { name: 'Tags' })).toBeHidden();
    await elsewhere.getByTitle('Grid view').click();
    await expect(again).toBeHidden();
    await elsewhere.context().close();
  },
);

journey('ABLG-1 the selection and the scroll position survive paging', async ({ page, staff }) => {
  const mark = `s${Date.now()}`;
  await writePosts(staff, mark, 2 * PAGE);
  await page.setViewportSize({ ...DESKTOP, height: 500 });
  await openAs(page, STAFF.editor, `/admin/blog?view=table&size=${PAGE}&search=${mark}&sort=title`);
  const row = page.getByRole('checkbox', { name: /^Select Number/ }).nth(20);
  await row.check();
  const name = (await row.getAttribute('aria-label')) ?? '';
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const turnTo = async (title: string) => {
    await pages.getByTitle(title, { exact: true }).click();
    await expect(pages.getByRole('listitem', { name: title })).toBeVisible();
  };
  await pages.scrollIntoViewIfNeeded();
  const getScroll = () => page.evaluate(() => Math.round(window.scrollY));
  const scroll = await getScroll();
  expect(scroll).toBeGreaterThan(0);
  for (const [title, isShown] of [
    ['2', false],
    ['1', true],
  ] as const) {
    await turnTo(title);
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible({ visible: isShown });
    await expect(page.getByText('1 selected')).toBeVisible();
    expect(await getScroll()).toBe(scroll);
  }
  await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
});

for (const [path, role, row] of OTHER_LISTS)
  journey(`SHELL-1 the list at ${path} starts near the top, also on a phone`, async ({ page }) => {
    await openAs(page, STAFF[role], path);
    const first = page.getByRole('main').locator(row).first();
    const getSpace = async () => {
      await expect(first).toBeVisible();
      return ((await first.boundingBox())?.y ?? 0) - ((await page.locator('main').boundingBox())?.y ?? 0);
    };
    expect.soft(await getSpace()).toBeLessThanOrEqual(160);
    await page.setViewportSize(PHONE);
    expect.soft(await getSpace()).toBeLessThanOrEqual(200);
  });

for (const [path, title] of MANAGERS)
  journey(
    `SHELL-1 ${title}: the table starts near the top, also on a phone, with the menu beside the title`,
    async ({ page }) => {
      const getSpace = async () => {
        const top = async (place: string) => (await page.locator(place).boundingBox())?.y ?? 0;
        return (await top('tbody tr >> nth=0')) - (await top('main'));
      };
      await openAs(page, STAFF.editor, `/admin/${path}?view=table`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('tbody tr').first()).toBeVisible();
      expect.soft(await getSpace()).toBeLessThanOrEqual(160);
      await page.setViewportSize(PHONE);
      await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
      expect.soft(await getSpace()).toBeLessThanOrEqual(200);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(PHONE.width);
      const line = await getMiddle(page.getByRole('heading', { level: 1, name: title }));
      expect(await getMiddle(page.getByRole('button', { name: 'More' }))).toBeCloseTo(line, -1);
      await expect(page.getByRole('button', { name: /^(New|Add) / }).first()).toBeInViewport();
      expect(await violationsInBothSchemes(page)).toEqual([]);
    },
  );

journey('ASET-1 no settings table scrolls sideways at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, STAFF.super_admin, '/admin/settings/users');
  for (const path of ['users', 'pages', 'api-keys']) {
    await page.goto(`/admin/settings/${path}`);
    const table = page.getByRole('main').getByRole('table');
    await expect(table).toBeVisible();
    const hiddenPx = await table.evaluate(
      ({ parentElement: area }) => (area?.scrollWidth ?? 0) - (area?.clientWidth ?? 0),
    );
    expect.soft(hiddenPx, path).toBe(0);
  }
});
