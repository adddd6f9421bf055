import type { PostAnswer } from '@atelier/contracts/content/post-http';
import type { Locator, Page } from '@playwright/test';
import { type Api, expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const SENTENCES = 'A sentence that somebody took the time to write. '.repeat(6);
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const aPicture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });

journey.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const made: string[] = [];
// Other journeys read the first public items.
journey.afterEach(async ({ staff }) => {
  if (made.length > 0) await staff('DELETE', '/blog/bulk', { ids: made.splice(0) });
});

const make = async (staff: Api, title: string, fields: object = {}): Promise<string> => {
  const content = `<p>${SENTENCES}</p>`;
  const post = { title, excerpt: 'In short.', content, category: 'design', tags: ['Design'], status: 'draft' };
  const { status, body } = await staff('POST', '/blog', { ...post, ...fields });
  expect(status, JSON.stringify(body)).toBe(201);
  const { id } = (body as unknown as PostAnswer).post;
  made.push(id);
  return id;
};

/** Counts clicks, and presses of keys that are no text; call once for each page. */
const countSteps = async (page: Page) => {
  let steps = 0;
  await page.exposeFunction('countStep', () => {
    steps += 1;
  });
  await page.addInitScript(() => {
    const count = (window as unknown as { countStep: () => void }).countStep;
    // On the document, because Playwright stops a press that would miss a moving target at the window, and repeats it.
    document.addEventListener('pointerdown', () => count(), true);
    document.addEventListener('keydown', ({ key }) => ['Control', 'Meta'].includes(key) || count(), true);
  });
  /** The steps since the last call. */
  return () => {
    const taken = steps;
    steps = 0;
    return taken;
  };
};

const editor = (page: Page) => page.getByRole('dialog', { name: /Blog Post/ });

const write = async (field: Locator, text: string) => {
  await field.click();
  await field.fill(text);
};

const isLive = (site: string, slug: string) =>
  expect.poll(async () => (await fetch(`${site}/blog/${slug}`)).status).toBe(200);

journey(
  'ABLG-2 a post is written and published in 9 steps, edited in 3, and scheduled in 4',
  async ({ page, staff, site }) => {
    const mark = `${Date.now()}`;
    const title = `Written in steps ${mark}`;
    const getSteps = await countSteps(page);
    await openAs(page, STAFF.editor, '/admin/blog');
    await page.getByRole('button', { name: 'New Post' }).click();
    await write(editor(page).getByRole('textbox', { name: /^Title/ }), title);
    await write(editor(page).getByRole('textbox', { name: /^Content/ }), SENTENCES);
    await write(editor(page).getByRole('textbox', { name: /^Excerpt/ }), 'In short.');
    await write(editor(page).getByRole('combobox', { name: /^Category/ }), 'Design');
    await page.keyboard.press('Enter');
    await write(editor(page).getByRole('combobox', { name: /^Tags/ }), 'Bench work');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('Blog post created successfully')).toBeVisible();
    expect(getSteps()).toBeLessThanOrEqual(9);
    await isLive(site, `written-in-steps-${mark}`);

    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await write(editor(page).getByRole('textbox', { name: /^Title/ }), `${title}, again`);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    expect(getSteps()).toBeLessThanOrEqual(3);
    expect((await staff('DELETE', `/blog/written-in-steps-${mark}`)).status).toBe(200);

    await make(staff, `Scheduled in steps ${mark}`);
    await page.goto(`/admin/blog?search=${mark}`);
    await expect(page.getByText('1 of 1 posts')).toBeVisible();
    await page.getByRole('button', { name: `Edit Scheduled in steps ${mark}` }).click();
    await editor(page).getByText('Later', { exact: true }).click();
    await write(editor(page).getByLabel('Publish Date', { exact: true }), '2999-04-09T10:30');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('Blog post updated successfully').last()).toBeVisible();
    await expect(editor(page)).toBeHidden();
    expect(getSteps()).toBeLessThanOrEqual(4);
    expect((await staff('GET', `/blog/scheduled-in-steps-${mark}`)).body).toMatchObject({
      post: { status: 'scheduled' },
    });
  },
);

journey('AFILE-1 two pictures are dropped into a live post and described in 5 steps', async ({ page, staff }) => {
  const id = await make(staff, `Two pictures ${Date.now()}`);
  const getSteps = await countSteps(page);
  await openAs(page, STAFF.editor, '/admin/blog');
  const title = ((await staff('GET', `/blog/${id}`)).body as unknown as PostAnswer).post.title;
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  // As if they were dropped on the text, which is one more step.
  await editor(page)
    .getByLabel('Images for the text')
    .setInputFiles([aPicture('first.png'), aPicture('second.png')]);
  const alt = page.getByRole('dialog', { name: 'Describe the image' });
  for (const text of ['The first bench', 'The second bench']) {
    await expect(alt.getByLabel('Alt text')).toHaveValue('');
    await alt.getByLabel('Alt text').fill(text);
    await page.keyboard.press('Enter');
  }
  await expect(alt).toBeHidden();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Blog post updated successfully')).toBeVisible();
  expect(getSteps() + 1).toBeLessThanOrEqual(5);
  const { content } = ((await staff('GET', `/blog/${id}`)).body as unknown as PostAnswer).post;
  for (const text of ['The first bench', 'The second bench']) expect(content).toContain(`alt="${text}"`);
});

journey('ABULK-1 all matching posts are deleted in 5 steps, however many they are', async ({ page, staff }) => {
  const mark = `${Date.now()}`;
  for (let place = 1; place <= 14; place += 1) await make(staff, `Deleted in steps ${mark} ${place}`);
  const getSteps = await countSteps(page);
  await openAs(page, STAFF.editor, `/admin/blog?search=${mark}`);
  await expect(page.getByText('12 of 14 posts')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Select all 14 matching' }).click();
  await page.getByRole('button', { name: 'Bulk Actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete Selected' }).click();
  await page.getByRole('dialog', { name: 'Delete Selected' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('14 posts deleted successfully')).toBeVisible();
  expect(getSteps()).toBeLessThanOrEqual(5);
});

journey('ACON-2 a message is answered in 3 steps', async ({ page, site }) => {
  const key = `steps-${Date.now()}`;
  const sent = await fetch(`${site}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Grace Hopper',
      email: `${key}@example.com`,
      subject: 'A compiler for our shop',
      message: 'A message about numbers.',
      serviceType: 'web-development',
    }),
  });
  expect(sent.status).toBe(201);
  const getSteps = await countSteps(page);
  await openAs(page, STAFF.support, `/admin/contacts?search=${key}`);
  await page.getByRole('button', { name: /^A compiler for our shop/ }).click();
  await page
    .getByRole('region', { name: 'A compiler for our shop', exact: true })
    .getByRole('button', { name: 'Send Response' })
    .click();
  const reply = page.getByRole('dialog', { name: 'Send Response' });
  await expect(reply.getByRole('textbox', { name: /^Response Message/ })).toBeFocused();
  await reply.getByRole('textbox', { name: /^Response Message/ }).fill('Thank you, Grace.');
  await reply.getByRole('button', { name: 'Send Response' }).click();
  await expect(page.getByText('Response sent successfully')).toBeVisible();
  expect(getSteps()).toBeLessThanOrEqual(3);
});
