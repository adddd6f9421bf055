import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const QUIET = { reducedMotion: 'reduce' } as const;

journey.use({ contextOptions: QUIET });

const newPost = (page: Page) => page.getByRole('dialog', { name: 'Add Blog Post' });
const copies = (page: Page) => page.getByRole('region', { name: 'Unsaved copies' });

journey(
  'ABLG-3 each of two New Post tabs keeps its own copy, and Restore deletes neither',
  async ({ page, browser, site, staff }) => {
    const mark = `${Date.now()}`;
    const [long, short] = [`Long ${mark}`, `Short ${mark}`];
    await openAs(page, STAFF.editor, '/admin/blog/new');
    const title = (of: Page) => newPost(of).getByRole('textbox', { name: /^Title/ });
    await title(page).fill(long);
    await newPost(page)
      .getByRole('textbox', { name: /^Excerpt/ })
      .fill('One two three four five six seven eight.');
    const other = await page.context().newPage();
    await other.goto('/admin/blog/new');
    await expect(copies(other)).toContainText(long);
    await title(other).fill(short);
    await expect(newPost(other).getByText(/Auto-saved draft at/)).toBeVisible();
    await expect(newPost(page).getByText(/Auto-saved draft at/)).toBeVisible();
    await page.close();
    await other.close();

    const again = await (await browser.newContext({ ...QUIET, baseURL: site })).newPage();
    await openAs(again, STAFF.editor, '/admin/blog/new');
    const getCopy = (name: string) => copies(again).getByRole('listitem').filter({ hasText: name });
    await expect(getCopy(long)).toContainText('10 words');
    await expect(getCopy(short)).toContainText('2 words');
    expect(await violationsInBothSchemes(again)).toEqual([]);
    await getCopy(short)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(title(again)).toHaveValue(short);
    await newPost(again).getByRole('button', { name: 'Save Draft' }).click();
    await expect(again.getByText('Draft saved. You’ll find it under New Post until it’s complete.')).toBeVisible();
    await again.goto('/admin/blog/new');
    await expect(getCopy(long)).toHaveCount(1);
    await getCopy(long)
      .getByRole('button', { name: /^Discard/ })
      .click();
    await expect(getCopy(long)).toHaveCount(0);
    await again.context().close();
    expect((await staff('GET', `/blog?status=all&search=${mark}`)).body.total).toBe(0);
  },
);
