import type { Page } from '@playwright/test';
import { choose } from '../platform/choose.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const CONTENT = `<p>${'A sentence that somebody took the time to write. '.repeat(6)}</p>`;

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const editor = (page: Page) => page.getByRole('dialog', { name: /Blog Post/ });

const getCard = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

const find = async (page: Page, words: string, count: number) => {
  await page.getByPlaceholder('Search posts...').fill(words);
  await expect(page.getByText(`${count} of ${count} posts`)).toBeVisible();
};

const confirm = async (page: Page, title: string, text: string | RegExp) => {
  const question = page.getByRole('dialog', { name: title });
  await expect(question).toContainText(text);
  await question.getByRole('button', { name: 'Confirm' }).click();
};

journey(
  'ABLG-2 ABLG-3 ABULK-1 an editor writes, previews, publishes, changes, and deletes a post',
  async ({ page, site }) => {
    const mark = `${Date.now()}`;
    const title = `Notes from the workshop ${mark}`;
    const address = `${site}/blog/notes-from-the-workshop-${mark}`;
    await openAs(page, STAFF.editor, '/admin/blog');
    await page.getByRole('button', { name: 'New Post' }).click();
    await expect(page).toHaveURL(/\/admin\/blog\/new$/);
    await editor(page).getByRole('button', { name: 'Publish Post' }).click();
    await expect(editor(page).getByText('5 fields need another look')).toBeVisible();

    await editor(page)
      .getByRole('textbox', { name: /^Title/ })
      .fill(title);
    await expect(editor(page).getByRole('textbox', { name: 'Slug' })).toHaveValue(`notes-from-the-workshop-${mark}`);
    await editor(page)
      .getByRole('textbox', { name: /^Excerpt/ })
      .fill('What was on the bench this week.');
    await editor(page)
      .getByRole('textbox', { name: /^Content/ })
      .fill(CONTENT);
    await choose(page, editor(page), /^Category/, 'Design');
    await editor(page).getByRole('combobox', { name: /^Tags/ }).fill('Bench work');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await editor(page).getByRole('tab', { name: 'Preview' }).click();
    await expect(page.frameLocator('iframe[title="Preview of the post"]').locator('body')).toContainText(title);
    await editor(page).getByRole('button', { name: 'Publish Post' }).click();
    await expect(page.getByText('Blog post created successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/blog$/);
    expect((await fetch(address)).status).toBe(200);

    await find(page, mark, 1);
    await getCard(page, title)
      .getByRole('button', { name: `Edit ${title}` })
      .click();
    await editor(page)
      .getByRole('textbox', { name: /^Excerpt/ })
      .fill('Not meant to be kept.');
    await editor(page).getByRole('button', { name: 'Cancel' }).click();
    await confirm(page, 'Unsaved changes', 'You have unsaved changes.');
    await expect(editor(page)).toBeHidden();
    await getCard(page, title)
      .getByRole('button', { name: `Edit ${title}` })
      .click();
    await expect(editor(page).getByRole('textbox', { name: /^Excerpt/ })).toHaveValue(
      'What was on the bench this week.',
    );
    await editor(page)
      .getByRole('textbox', { name: /^Excerpt/ })
      .fill('What was on the bench, and what fell off it.');
    await editor(page).getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    await expect(async () => expect(await (await fetch(address)).text()).toContain('what fell off it')).toPass();

    await getCard(page, title)
      .getByRole('button', { name: `Actions for ${title}` })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await confirm(
      page,
      'Delete',
      'Are you sure you want to delete this post? You can restore it from the Trash for 30 days.',
    );
    await expect(page.getByText('Blog post deleted successfully')).toBeVisible();
    await expect(page.getByText('No posts found')).toBeVisible();
    await expect(async () => expect((await fetch(address)).status).toBe(410)).toPass();
  },
);

journey(
  'ABLG-1 ABULK-1 an editor finds drafts, publishes them together, and deletes them together',
  async ({ page, staff, site }) => {
    const mark = `${Date.now()}`;
    const titles = ['First', 'Second'].map((word) => `${word} of a pair ${mark}`);
    for (const title of titles) {
      const draft = { title, excerpt: 'One of two.', content: CONTENT, category: 'design', tags: ['Design'] };
      expect((await staff('POST', '/blog', { ...draft, status: 'draft' })).status).toBe(201);
    }
    const addresses = ['first', 'second'].map((word) => `${site}/blog/${word}-of-a-pair-${mark}`);
    const statuses = () => Promise.all(addresses.map(async (address) => (await fetch(address)).status));
    await openAs(page, STAFF.editor, '/admin/blog?status=draft');
    await find(page, mark, 2);
    expect(await statuses()).toEqual([404, 404]);

    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Bulk Actions' }).click();
    await page.getByRole('menuitem', { name: 'Publish Selected' }).click();
    await confirm(page, 'Publish Selected', 'Are you sure you want to publish 2 selected posts?');
    await expect(page.getByText('2 posts published successfully')).toBeVisible();
    await expect.poll(statuses).toEqual([200, 200]);

    await page.goto('/admin/blog');
    await find(page, mark, 2);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Bulk Actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete Selected' }).click();
    await confirm(page, 'Delete Selected', 'Are you sure you want to delete 2 selected posts?');
    await expect(page.getByText('2 posts deleted successfully')).toBeVisible();
    await expect.poll(statuses).toEqual([410, 410]);
  },
);
