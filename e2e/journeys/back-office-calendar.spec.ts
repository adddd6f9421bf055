import type { PostAnswer } from '@atelier/contracts/content/post-http';
import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const CONTENT = `<p>${'A sentence that waits for its day. '.repeat(5)}</p>`;

const made: string[] = [];
journey.afterEach(async ({ staff }) => {
  for (const id of made.splice(0)) await staff('DELETE', `/blog/${id}`);
});

const make = async (staff: Api, title: string, publishDate: string): Promise<string> => {
  const post = { title, excerpt: 'Dated.', content: CONTENT, category: 'design', tags: ['Zinc'] };
  const { status, body } = await staff('POST', '/blog', { ...post, status: 'scheduled', publishDate });
  expect(status, JSON.stringify(body)).toBe(201);
  const { id } = (body as unknown as PostAnswer).post;
  made.push(id);
  return id;
};

const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

journey('ABLG-5 dragging moves a scheduled post to another day at the same time, and back', async ({ page, staff }) => {
  const title = `Calendar ${Date.now()}`;
  const publishDate = '2999-03-05T14:00:00.000Z';
  const id = await make(staff, title, publishDate);
  const dateOf = async () => ((await staff('GET', `/blog/${id}`)).body as unknown as PostAnswer).post.publishDate;
  await openAs(page, STAFF.editor, '/admin/blog');
  // The list moves what is below it when it arrives.
  await expect(page.getByText(/^\d+ of \d+ posts$/)).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { name: 'Content Calendar' })).toBeVisible();
  await page.goto('/admin/blog/calendar?day=2999-03-01');
  const post = cell(page, '2999-03-05').getByRole('link', { name: title });
  await expect(post).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const [from, to] = [await post.boundingBox(), await cell(page, '2999-03-12').boundingBox()];
  if (from === null || to === null) throw new Error('The calendar has no place for the post.');
  await page.mouse.move(from.x + from.width / 2, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + 40, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(cell(page, '2999-03-12').getByRole('link', { name: title })).toBeVisible();
  await expect.poll(dateOf).not.toBe(publishDate);
  expect((await dateOf())?.slice(0, 10)).toBe('2999-03-12');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, '2999-03-05').getByRole('link', { name: title })).toBeVisible();
  await expect.poll(dateOf).toBe(publishDate);
});

journey('ABLG-5 a keyboard user moves a post in the calendar with its publish control', async ({ page, staff }) => {
  const title = `By keys ${Date.now()}`;
  await make(staff, title, '2999-04-07T14:00:00.000Z');
  await openAs(page, STAFF.editor, '/admin/blog/calendar?day=2999-04-01&view=week');
  await page.goto('/admin/blog/calendar?day=2999-04-07&view=week');
  await page.getByRole('link', { name: title }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await dialog.getByLabel('Publish Date', { exact: true }).fill('2999-04-09T10:30');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Blog post updated successfully')).toBeVisible();
  await page.goto('/admin/blog/calendar?day=2999-04-07&view=week');
  await expect(cell(page, '2999-04-09')).toContainText(title);
  await expect(cell(page, '2999-04-09')).toContainText(/10:30\sAM/);
});
