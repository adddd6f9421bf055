import type { PostAnswer } from '@atelier/contracts/content/post-http';
import type { Page } from '@playwright/test';
import { type Api, expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const QUIET = { reducedMotion: 'reduce' } as const;
const CONTENT = `<p>${'A sentence that is dated and stays where it is. '.repeat(5)}</p>`;

journey.use({ contextOptions: QUIET });

const made: string[] = [];
// Other journeys read the first list entries.
journey.afterEach(async ({ staff }) => {
  for (const id of made.splice(0)) await staff('DELETE', `/blog/${id}`);
});

const make = async (staff: Api, title: string, fields: object): Promise<PostAnswer['post']> => {
  const post = { title, excerpt: 'Dated.', content: CONTENT, category: 'design', tags: ['Zinc'], status: 'published' };
  const { status, body } = await staff('POST', '/blog', { ...post, ...fields });
  expect(status, JSON.stringify(body)).toBe(201);
  const { post: created } = body as unknown as PostAnswer;
  made.push(created.id);
  return created;
};
const read = async (staff: Api, id: string) => ((await staff('GET', `/blog/${id}`)).body as unknown as PostAnswer).post;
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Blog Post' });

journey(
  'ABLG-2 a browser in another time zone shows and keeps the studio’s time, and Update changes no date',
  async ({ browser, site, staff }) => {
    const publishDate = '2026-02-03T04:05:06.789Z';
    const { id, title } = await make(staff, `Dated ${Date.now()}`, { publishDate });
    const { timeZone } = (await staff('GET', '/studio')).body.data as unknown as { timeZone: string };
    const tokyo = await (await browser.newContext({ ...QUIET, baseURL: site, timezoneId: 'Asia/Tokyo' })).newPage();
    await openAs(tokyo, STAFF.editor, `/admin/blog/${id}/edit`);
    await editor(tokyo).getByRole('tab', { name: 'SEO & Settings' }).click();
    const wall = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
    const field = editor(tokyo).getByLabel('Publish Date', { exact: true });
    await expect(field).toHaveValue(wall.format(new Date(publishDate)).replace(' ', 'T'));
    await expect(editor(tokyo).getByText(`studio time, ${timeZone}`)).toBeVisible();
    await editor(tokyo).getByRole('tab', { name: 'Content' }).click();
    await editor(tokyo)
      .getByRole('textbox', { name: /^Excerpt/ })
      .fill('Changed, not moved.');
    await editor(tokyo).getByRole('button', { name: 'Update Post' }).click();
    await expect(tokyo.getByText('Blog post updated successfully')).toBeVisible();
    expect(await read(staff, id)).toMatchObject({ publishDate, excerpt: 'Changed, not moved.' });
    await tokyo.goto(`/admin/blog?search=${encodeURIComponent(title)}`);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(publishDate));
    await expect(tokyo.getByRole('main').getByText(day)).toBeVisible();
    await tokyo.context().close();
  },
);

journey(
  'ABLG-2 a scheduled post shows when it goes live, and Save Draft asks before it cancels the schedule',
  async ({ page, staff }) => {
    const publishDate = '2999-03-01T14:00:00.000Z';
    const { id } = await make(staff, `Scheduled ${Date.now()}`, { status: 'scheduled', publishDate });
    await openAs(page, STAFF.editor, `/admin/blog/${id}/edit`);
    await expect(editor(page).getByText(/Goes live Mar 1, 2999/)).toBeVisible();
    await editor(page)
      .getByRole('textbox', { name: /^Excerpt/ })
      .fill('Changed before it goes live.');
    await editor(page).getByRole('button', { name: 'Save Draft' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel the schedule' });
    await expect(question).toContainText(/scheduled to go live Mar 1, 2999/);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await editor(page).getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    expect(await read(staff, id)).toMatchObject({
      status: 'scheduled',
      publishDate,
      excerpt: 'Changed before it goes live.',
    });
  },
);
