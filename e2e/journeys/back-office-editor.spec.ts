import type { PostAnswer } from '@atelier/contracts/content/post-http';
import type { Locator, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { choose } from '../platform/choose.ts';
import { expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const SENTENCES = `<p>${'A sentence that somebody took the time to write. '.repeat(6)}</p>`;
const RED_DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==';
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoNormal style='mso-margin-top-alt:auto'><span style='color:#1F3864'>We <b>glued</b> the frame.</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Clamps<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Glue<o:p></o:p></p>
<!--EndFragment--></body></html>`;

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const editor = (page: Page) => page.getByRole('dialog', { name: /Blog Post/ });
const field = (page: Page, name: RegExp) => editor(page).getByRole('textbox', { name });
const text = (page: Page) => field(page, /^Content/);

/** Pastes like a browser: HTML with its text, or a file. */
const paste = (into: Locator, what: { html: string } | { png: string }) =>
  into.evaluate((element, pasted) => {
    const data = new DataTransfer();
    if ('html' in pasted) {
      data.setData('text/html', pasted.html);
      data.setData('text/plain', 'We glued the frame.');
    } else {
      const bytes = Uint8Array.from(atob(pasted.png), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], 'dot.png', { type: 'image/png' }));
    }
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, what);

const fillRest = async (page: Page, title: string) => {
  await field(page, /^Title/).fill(title);
  await field(page, /^Excerpt/).fill('What was on the bench this week.');
  await choose(page, editor(page), /^Category/, 'Design');
  await editor(page).getByRole('combobox', { name: /^Tags/ }).fill('Bench work');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
};

journey(
  'ABLG-2 BLOG-5 a post written by keyboard reads the same on the site without scripts',
  async ({ page, site, browser, staff }) => {
    const mark = `${Date.now()}`;
    await openAs(page, STAFF.editor, '/admin/blog/new');
    await fillRest(page, `Glue and clamps ${mark}`);
    const { keyboard } = page;
    await text(page).focus();
    await keyboard.type('## On the bench');
    await keyboard.press('Enter');
    await keyboard.type('A **heavy** word, a *light* one and `one of code`.');
    await keyboard.press('Enter');
    await keyboard.type('- First');
    await keyboard.press('Enter');
    await keyboard.type('Second');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await keyboard.type('/tab');
    await expect(page.getByRole('option', { name: /^Table/ })).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    for (const cell of ['Part', 'Hours', 'Who', 'Frame', '3']) {
      await keyboard.type(cell);
      await keyboard.press('Tab');
    }
    await keyboard.press('ControlOrMeta+End');
    await keyboard.type('```ts ');
    await keyboard.type('const hours: number = 3;');
    await expect(editor(page).getByLabel('Language of the code')).toHaveValue('typescript');
    await keyboard.press('ControlOrMeta+End');
    await keyboard.press('ArrowDown');
    await paste(text(page), { html: WORD });
    await keyboard.press('ControlOrMeta+End');
    await paste(text(page), { png: RED_DOT });
    const question = page.getByRole('dialog', { name: 'Describe the image' });
    await question.getByRole('textbox', { name: 'Alt text' }).fill('A red dot on the frame');
    await question.getByRole('button', { name: 'Save alt text' }).click();
    await expect(text(page).getByRole('img', { name: 'A red dot on the frame' })).toBeVisible();
    await expect(text(page)).toBeFocused();
    await keyboard.type('The dot, before the oil');
    await keyboard.press('Enter');
    await keyboard.type('/collapsible');
    await expect(page.getByRole('option', { name: /^Collapsible block/ })).toBeInViewport();
    await keyboard.press('Enter');
    await keyboard.type('How long did it take?');
    await keyboard.press('Enter');
    await keyboard.type('Three days, with the glue.');
    for (const _twice of [1, 2]) await keyboard.press('Enter');
    await keyboard.type('That was all.');

    await keyboard.press('Alt+F10');
    await expect(editor(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await keyboard.press('ArrowLeft');
    await expect(editor(page).getByRole('button', { name: 'More', exact: true })).toBeFocused();
    await keyboard.press('Escape');
    await expect(text(page)).toBeFocused();
    expect(await violationsInBothSchemes(page)).toEqual([]);

    await editor(page).getByRole('button', { name: 'Publish Post' }).click();
    await expect(page.getByText('Blog post created successfully')).toBeVisible();

    const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
    const reader = await visitor.newPage();
    await reader.goto(`/blog/glue-and-clamps-${mark}`);
    await expect(reader.getByRole('heading', { name: 'On the bench', level: 2 })).toBeVisible();
    await expect(reader.locator('strong', { hasText: 'heavy' })).toBeVisible();
    await expect(reader.getByRole('columnheader')).toHaveText(['Part', 'Hours', 'Who']);
    await expect(reader.getByRole('cell', { name: 'Frame' })).toBeVisible();
    await expect(reader.getByText('Clamps', { exact: true })).toBeVisible();
    await expect(reader.getByRole('img', { name: 'A red dot on the frame' })).toBeVisible();
    await expect(reader.locator('figure figcaption', { hasText: 'The dot, before the oil' })).toBeVisible();
    await expect(reader.getByText('Three days, with the glue.')).toBeHidden();
    await reader.locator('summary', { hasText: 'How long did it take?' }).click();
    await expect(reader.getByText('Three days, with the glue.')).toBeVisible();
    await expect(reader.locator('details')).not.toContainText('That was all.');
    const keyword = reader.locator('pre .hljs-keyword', { hasText: 'const' });
    const getColor = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);
    expect(await getColor(keyword)).not.toBe(await getColor(reader.locator('pre')));
    expect(await reader.locator('article').first().innerHTML()).not.toMatch(/mso-|style=|<o:p/);
    await visitor.close();
    // Other journeys read the first public items.
    expect((await staff('DELETE', `/blog/glue-and-clamps-${mark}`)).status).toBe(200);
  },
);

journey(
  'ABLG-3 unsaved text is restored after the page is closed and after the session has ended',
  async ({ page, context }) => {
    const title = `Never saved ${Date.now()}`;
    await openAs(page, STAFF.editor, '/admin/blog/new');
    await field(page, /^Title/).fill(title);
    await text(page).focus();
    await page.keyboard.type('Half a thought about clamps');
    const isKept = (where: Page) =>
      where.evaluate((words) => JSON.stringify({ ...localStorage }).includes(words), 'about clamps');
    await expect.poll(() => isKept(page)).toBe(true);
    await page.close();

    const again = await context.newPage();
    await again.goto('/admin/blog/new');
    const copies = again.getByRole('region', { name: 'Unsaved copies' });
    await copies.getByRole('button', { name: /^Compare/ }).click();
    await expect(again.getByRole('region', { name: 'Content, Unsaved' })).toContainText('Half a thought about clamps');
    expect(await violationsInBothSchemes(again)).toEqual([]);
    await copies.getByRole('button', { name: /^Restore/ }).click();
    await expect(field(again, /^Title/)).toHaveValue(title);
    await expect(text(again)).toContainText('Half a thought about clamps');

    await context.clearCookies();
    await again.evaluate(() => localStorage.setItem('adminToken', 'a.b.c'));
    await text(again).focus();
    await again.keyboard.press('ControlOrMeta+End');
    await again.keyboard.type(', and glue');
    await expect.poll(() => isKept(again)).toBe(true);
    // The failed automatic draft reveals that the session has ended.
    await expect(again).toHaveURL(/\/admin\/login/);
    await again.getByLabel(/^Email/).fill(STAFF.editor.email);
    await again
      .getByLabel(/^Password/)
      .first()
      .fill(STAFF.editor.password);
    await again.getByRole('button', { name: 'Sign In' }).click();
    await expect(again).toHaveURL(/\/admin\/blog\/new/);
    await copies
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await expect(text(again)).toContainText('Half a thought about clamps, and glue');
    await fillRest(again, title);
    await text(again).focus();
    await again.keyboard.press('ControlOrMeta+End');
    await again.keyboard.type(` ${'and more of it '.repeat(8)}`);
    await editor(again).getByRole('button', { name: 'Save Draft' }).click();
    await expect(again.getByText('Blog post created successfully')).toBeVisible();
    await expect.poll(() => isKept(again)).toBe(false);
  },
);

journey(
  'ABLG-2 two people who changed the same post compare their versions',
  async ({ page, browser, site, staff }) => {
    const draft = { excerpt: 'By two.', content: SENTENCES, category: 'design', tags: ['Design'], status: 'draft' };
    const created = await staff('POST', '/blog', { ...draft, title: `Compared by two ${Date.now()}` });
    const { id } = (created.body as unknown as PostAnswer).post;
    const elsewhere = await (await browser.newContext({ baseURL: site, reducedMotion: 'reduce' })).newPage();
    await openAs(page, STAFF.editor, `/admin/blog/${id}/edit`);
    await openAs(elsewhere, STAFF.super_admin, `/admin/blog/${id}/edit`);
    await field(page, /^Excerpt/).fill('The red door.');
    await field(elsewhere, /^Excerpt/).fill('The blue door.');
    await editor(elsewhere).getByRole('button', { name: 'Update Post' }).click();
    await expect(elsewhere.getByText('Blog post updated successfully')).toBeVisible();
    await editor(page).getByRole('button', { name: 'Update Post' }).click();
    const clash = page.getByRole('dialog', { name: 'Changed in the meantime' });
    await clash.getByRole('button', { name: 'Compare' }).click();
    await expect(clash.getByRole('region', { name: 'Excerpt, Mine' }).locator('mark')).toHaveText('red');
    await expect(clash.getByRole('region', { name: 'Excerpt, Theirs' }).locator('mark')).toHaveText('blue');
    await expect(clash.getByRole('region', { name: 'Content, Mine' })).toHaveCount(0);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await clash.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, /^Excerpt/)).toHaveValue('The red door.');
    await editor(page).getByRole('button', { name: 'Update Post' }).click();
    await clash.getByRole('button', { name: 'Compare' }).click();
    await clash.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    const { body } = await staff('GET', `/blog/${id}`);
    expect((body as unknown as PostAnswer).post.excerpt).toBe('The red door.');
    await elsewhere.context().close();
  },
);

journey(
  'ABLG-2 the text toolbar fits a phone: one scrolling row, and a block menu that stays in view',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAs(page, STAFF.editor, '/admin/blog/new');
    await text(page).focus();
    for (const line of ['One', 'Two', 'Three', 'Four']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    const bar = editor(page).getByRole('toolbar', { name: 'Formatting' });
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: /^Collapsible block/ })).toBeFocused();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem', { name: /^Collapsible block/ })).toBeHidden();
    await expect(bar.getByRole('button', { name: 'More' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text(page)).toBeFocused();
    await bar.getByRole('button', { name: 'Bulleted list' }).click();
    await page.keyboard.type('Five');
    await expect(text(page).getByRole('listitem')).toHaveText('Five');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond).toBeLessThanOrEqual(0);
  },
);
