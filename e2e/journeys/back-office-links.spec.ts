import { choose } from '../platform/choose.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const SENTENCES = `<p>${'A sentence that somebody took the time to write. '.repeat(6)}</p>`;

journey(
  'ABLG-2 a link to a post, found by search in the editor, leads there on the site',
  async ({ page, site, staff }) => {
    const mark = `${Date.now()}`;
    const [target, title] = [`Clamps of oak ${mark}`, `Glue and links ${mark}`];
    const { status } = await staff('POST', '/blog', {
      title: target,
      excerpt: 'What holds the frame.',
      content: SENTENCES,
      category: 'design',
      status: 'published',
      tags: ['Bench work'],
    });
    expect(status).toBe(201);
    await expect.poll(async () => (await fetch(`${site}/api/search?q=${mark}`)).text()).toContain(target);

    await openAs(page, STAFF.editor, '/admin/blog/new');
    const editor = page.getByRole('dialog', { name: /Blog Post/ });
    const field = (name: RegExp) => editor.getByRole('textbox', { name });
    await field(/^Title/).fill(title);
    await field(/^Excerpt/).fill('What was on the bench this week.');
    await choose(page, editor, /^Category/, 'Design');
    await editor.getByRole('combobox', { name: /^Tags/ }).fill('Bench work');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await field(/^Content/).focus();
    await page.keyboard.type(`${'A sentence before the link. '.repeat(6)}See `);
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: 'Add a link' });
    await dialog.getByRole('textbox', { name: 'Address' }).fill(mark);
    const found = dialog.getByRole('list', { name: 'Pages and files of this site' });
    await found.getByRole('button', { name: target }).click();
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(`/blog/clamps-of-oak-${mark}`);
    await dialog.getByRole('button', { name: 'Save link' }).click();
    await editor.getByRole('button', { name: 'Publish Post' }).click();
    await expect(page.getByText('Blog post created successfully')).toBeVisible();

    await page.goto(`/blog/glue-and-links-${mark}`);
    await page.getByRole('article').getByRole('link', { name: target }).first().click();
    await expect(page).toHaveURL(`${site}/blog/clamps-of-oak-${mark}`);
    await expect(page.getByRole('heading', { level: 1, name: target })).toBeVisible();
    for (const slug of [`glue-and-links-${mark}`, `clamps-of-oak-${mark}`])
      expect((await staff('DELETE', `/blog/${slug}`)).status).toBe(200);
  },
);
