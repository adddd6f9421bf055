import type { DraftRevision } from '@atelier/contracts';
import type { PostAnswer } from '@atelier/contracts/content/post-http';
import type { Browser, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { ADMINISTRATOR } from '../platform/administrator.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const CONTENT = `<p>${'A sentence that is begun in one place and ended in another. '.repeat(5)}</p>`;
const AUTO_SAVE = '00:31';
const QUIET = { reducedMotion: 'reduce' } as const;

journey.use({ contextOptions: QUIET });

const writePost = async (staff: Api, title: string): Promise<PostAnswer['post']> => {
  const draft = { excerpt: 'Written in two places.', content: CONTENT, category: 'design', tags: ['Design'] };
  const { body } = await staff('POST', '/blog', { ...draft, title, status: 'draft' });
  return (body as unknown as PostAnswer).post;
};

const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Blog Post' });
const excerpt = (page: Page) => editor(page).getByRole('textbox', { name: /^Excerpt/ });
const offer = (page: Page) => editor(page).getByRole('region', { name: 'Auto-saved draft' });
const press = (page: Page, name: string) => offer(page).getByRole('button', { name }).click();

/** Another browser without shared state. */
const elsewhere = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ ...QUIET, baseURL })).newPage();

journey(
  'ABLG-3 another browser offers an auto-saved draft, compares it, uses it, and drops it after saving',
  async ({ page, browser, site, staff }) => {
    const { id } = await writePost(staff, `Two browsers ${Date.now()}`);
    const address = `/admin/blog/${id}/edit`;
    await page.clock.install();
    await openAs(page, STAFF.editor, address);
    await excerpt(page).fill('Written on the train, and then the battery died.');
    await page.clock.fastForward(AUTO_SAVE);
    await expect(editor(page).getByText(/Auto-saved draft at/)).toBeVisible();
    await page.close();

    const home = await elsewhere(browser, site);
    await openAs(home, STAFF.editor, address);
    await expect(offer(home)).toContainText('You auto-saved a draft on');
    await expect(excerpt(home)).toHaveValue('Written in two places.');
    await press(home, 'Compare');
    await expect(offer(home).getByRole('region', { name: 'Excerpt, Draft' })).toContainText('on the train');
    expect(await violationsInBothSchemes(home)).toEqual([]);
    await press(home, 'Use draft');
    await expect(excerpt(home)).toHaveValue('Written on the train, and then the battery died.');
    await expect(editor(home).getByText('Unsaved changes')).toBeVisible();
    const { body } = await staff('GET', `/blog/${id}`);
    expect((body as unknown as PostAnswer).post.excerpt).toBe('Written in two places.');

    await editor(home).getByRole('button', { name: 'Update Post' }).click();
    await expect(home.getByText('Blog post updated successfully')).toBeVisible();
    await home.goto(address);
    await expect(excerpt(home)).toHaveValue('Written on the train, and then the battery died.');
    await expect(offer(home)).toHaveCount(0);
    await home.context().close();
  },
);

journey(
  'ABLG-3 a colleague’s draft is shown with its author, set aside by the reader, and discarded by the author',
  async ({ page, browser, site, staff }) => {
    const { id } = await writePost(staff, `Somebody else's ${Date.now()}`);
    const address = `/admin/blog/${id}/edit`;
    const kept = await staff('POST', '/blog/auto-save', { id, values: { excerpt: 'What the head has in mind.' } });
    const { savedBy } = kept.body.data as DraftRevision;
    await openAs(page, STAFF.editor, address);
    await expect(offer(page)).toContainText(`${savedBy} auto-saved a draft on`);
    await press(page, 'Set aside');
    await expect(page.getByText(`Draft set aside. ${savedBy} keeps it.`)).toBeVisible();
    await page.goto(address);
    await expect(excerpt(page)).toHaveValue('Written in two places.');
    await expect(offer(page)).toHaveCount(0);

    const author = await elsewhere(browser, site);
    await openAs(author, ADMINISTRATOR, address);
    await expect(offer(author)).toContainText('You auto-saved a draft on');
    await press(author, 'Discard');
    await expect(offer(author)).toHaveCount(0);
    await author.goto(address);
    await expect(excerpt(author)).toHaveValue('Written in two places.');
    await expect(offer(author)).toHaveCount(0);
    await author.context().close();
  },
);

journey('AFILE-1 conflicting edits to a file’s details are compared, and neither is lost', async ({ page, staff }) => {
  const name = `Compared ${Date.now()}.png`;
  const form = new FormData();
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  form.append('file', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), name);
  const uploaded = await staff('POST', '/upload', form);
  const [{ id = '' } = {}] = uploaded.body.data as { id?: string }[];
  await openAs(page, STAFF.editor, `/admin/media/${id}/edit`);
  const details = page.getByRole('dialog', { name });
  const alt = details.getByRole('textbox', { name: 'Alternative text' });
  const clash = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await alt.fill('What Edda sees');
  expect((await staff('PATCH', `/media-files/${id}`, { alt: 'What the head sees' })).status).toBe(200);
  await details.getByRole('button', { name: 'Save' }).click();
  await clash.getByRole('button', { name: 'Compare' }).click();
  await expect(clash.getByRole('region', { name: 'Alternative text, Theirs' })).toContainText('What the head sees');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await clash.getByRole('button', { name: 'Take theirs' }).click();
  await expect(alt).toHaveValue('What the head sees');
  await details.getByRole('button', { name: 'Restore' }).click();
  await expect(alt).toHaveValue('What Edda sees');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('File updated successfully')).toBeVisible();
  expect((await staff('DELETE', `/media-files/${id}?force=true`)).status).toBe(200);
});
