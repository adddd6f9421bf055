import type { PostAnswer } from '@atelier/contracts/content/post-http';
import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { watchBrowser } from '../platform/browser-watch.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const SENTENCES = `<p>${'A sentence that somebody took the time to write. '.repeat(6)}</p>`;
const DRAFT = {
  excerpt: 'What was on the bench.',
  content: SENTENCES,
  category: 'design',
  tags: ['Design'],
  status: 'draft',
};
const WITHIN_MS = 1_000;

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const editor = (page: Page) => page.getByRole('dialog', { name: /Blog Post/ });
const titleIn = (page: Page) => editor(page).getByRole('textbox', { name: /^Title/ });

journey(
  'ABLG-2 ABLG-3 the full-page editor saves, closes, and publishes by keyboard, and the list keeps its state',
  async ({ page, staff, site }) => {
    const title = `Written on a page ${Date.now()}`;
    const created = await staff('POST', '/blog', { ...DRAFT, title });
    const { id, slug } = (created.body as unknown as PostAnswer).post;
    await openAs(page, STAFF.editor, `/admin/blog?search=${encodeURIComponent(title)}`);
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await expect(titleIn(page)).toHaveValue(title);
    const { width, height } = (await editor(page).boundingBox()) ?? {};
    expect([width, height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height]);

    await titleIn(page).fill(`${title}, again`);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/admin/blog/${id}/edit`));
    await expect(titleIn(page)).toBeFocused();
    await expect(editor(page).getByText(/^Unsaved changes/)).toBeHidden();
    expect((await fetch(`${site}/blog/${slug}`)).status).toBe(404);

    await page.goBack();
    await expect(editor(page)).toBeHidden();
    await expect(page.getByRole('checkbox', { name: `Select ${title}, again` })).toBeChecked();
    await page.getByRole('button', { name: `Edit ${title}, again` }).click();
    await titleIn(page).fill(`${title}, and once more`);
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(titleIn(page)).toHaveValue(`${title}, and once more`);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(editor(page)).toBeHidden();
    await expect(async () => expect((await fetch(`${site}/blog/${slug}`)).status).toBe(200)).toPass();
    expect((await staff('DELETE', `/blog/${id}`)).status).toBe(200);
  },
);

journey(
  'ABLG-2 the live preview shows typed text within a second, at phone and desktop widths',
  async ({ page, staff, site }) => {
    const created = await staff('POST', '/blog', { ...DRAFT, title: `Seen beside ${Date.now()}` });
    const { id } = (created.body as unknown as PostAnswer).post;
    const watch = watchBrowser(page, site);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, STAFF.editor, `/admin/blog/${id}/edit`);
    await editor(page).getByRole('button', { name: 'Live preview' }).click();
    const preview = page.frameLocator('iframe[title="Preview of the post"]');
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Seen beside');
    await titleIn(page).fill('Seen beside the text');
    const typedAt = Date.now();
    await expect(preview.getByRole('heading', { level: 1, name: 'Seen beside the text' })).toBeVisible();
    journey
      .info()
      .annotations.push({ type: 'live preview', description: `${Date.now() - typedAt} ms, ${WITHIN_MS} wanted` });
    const widthOfPage = () =>
      page.locator('iframe[title="Preview of the post"]').evaluate((frame) => (frame as HTMLIFrameElement).clientWidth);
    expect(await widthOfPage()).toBe(1280);
    await editor(page).getByText('Phone', { exact: true }).click();
    expect(await widthOfPage()).toBe(390);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(watch).toEqual({ problems: [], foreignRequests: [] });
    expect((await staff('DELETE', `/blog/${id}`)).status).toBe(200);
  },
);

journey(
  'ABLG-2 BLOG-5 an editor adds callouts, galleries, and videos, and the site shows them',
  async ({ page, staff, site, browser }) => {
    const picture = (name: string) => `<img src="/favicon.svg?${name}" alt="${name}" width="40" height="30">`;
    const content = `${SENTENCES}${picture('First')}${picture('Second')}<p>The end.</p>`;
    const created = await staff('POST', '/blog', { ...DRAFT, title: `Blocks of a text ${Date.now()}`, content });
    const { id, slug } = (created.body as unknown as PostAnswer).post;
    await openAs(page, STAFF.editor, `/admin/blog/${id}/edit`);
    const text = editor(page).getByRole('textbox', { name: /^Content/ });
    await text.getByRole('img', { name: 'First' }).click();
    const pictureTools = editor(page).getByRole('toolbar', { name: 'Image' });
    await pictureTools.getByRole('button', { name: 'Gallery', pressed: false }).click();
    await expect(pictureTools.getByRole('button', { name: 'Gallery', pressed: true })).toBeVisible();
    await text.getByText('The end.').click();
    // The editor learns of a moved cursor after the click; keys pressed before that go to the picture.
    await expect(pictureTools).toBeHidden();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/callout');
    await expect(page.getByRole('option', { name: /^Callout/ })).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Mind the glue');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/video');
    await expect(page.getByRole('option', { name: /^Video/ })).toBeInViewport();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Add a video' });
    await question.getByLabel('Address of the video').fill('https://videos.example/1');
    await question.getByRole('button', { name: 'Add video' }).click();
    await expect(question.getByRole('alert')).toHaveText('Use the address of a video on YouTube or Vimeo.');
    await question.getByLabel('Address of the video').fill('https://vimeo.com/76979871');
    await question.getByLabel('Title').fill('How the frame was glued');
    await question.getByRole('button', { name: 'Add video' }).click();
    await expect(text.getByText('How the frame was glued')).toBeVisible();
    // While the question closes, keys belong to it.
    await expect(question).toBeHidden();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(editor(page)).toBeHidden();
    await expect(async () => expect((await fetch(`${site}/blog/${slug}`)).status).toBe(200)).toPass();

    const context = await browser.newContext({ baseURL: site });
    const reader = await context.newPage();
    await reader.goto(`/blog/${slug}`);
    await expect(reader.locator('figure.gallery img')).toHaveCount(2);
    await expect(reader.locator('figure.callout')).toHaveText('Mind the glue');
    await expect(reader.getByRole('link', { name: 'How the frame was glued' })).toBeVisible();
    await expect(reader.locator('figure.embed iframe')).toHaveCount(0);
    await reader.getByRole('button', { name: 'Play on Vimeo' }).click();
    await expect(reader.locator('figure.embed iframe')).toHaveAttribute(
      'src',
      'https://player.vimeo.com/video/76979871?autoplay=1',
    );
    await context.close();
    expect((await staff('DELETE', `/blog/${id}`)).status).toBe(200);
  },
);
