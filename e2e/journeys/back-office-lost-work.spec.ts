import type { PostAnswer } from '@atelier/contracts/content/post-http';
import type { Page } from '@playwright/test';
import { type Api, expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const CONTENT = `<p>${'A sentence that nobody wants to write twice. '.repeat(6)}</p>`;

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Blog Post' });

const createPost = async (staff: Api, fields: object = {}): Promise<string> => {
  const draft = { excerpt: 'First.', content: CONTENT, category: 'design', tags: ['Zinc'], status: 'draft' };
  const created = await staff('POST', '/blog', { ...draft, title: `Not lost ${Date.now()}`, ...fields });
  expect(created.status).toBe(201);
  return (created.body as unknown as PostAnswer).post.id;
};
const readPost = async (staff: Api, id: string) =>
  ((await staff('GET', `/blog/${id}`)).body as unknown as PostAnswer).post;

journey('ACON-2 Escape asks before it closes a reply, and the reply stays with its message', async ({ page, site }) => {
  const email = `lost-work-${Date.now()}@example.com`;
  const answer = await fetch(`${site}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada Lovelace',
      email,
      subject: 'Web Development',
      message: 'Do you build engines for reckoning?',
      serviceType: 'web-development',
    }),
  });
  expect(answer.status).toBe(201);
  const reply = page.getByRole('dialog', { name: 'Send Response' });
  const text = reply.getByRole('textbox', { name: 'Response Message' });
  const open = async () => {
    await page.getByRole('button', { name: 'Actions for Ada Lovelace' }).click();
    await page.getByRole('menuitem', { name: 'Send Response' }).click();
  };
  await openAs(page, STAFF.support, `/admin/contacts?search=${encodeURIComponent(email)}`);
  await open();
  await text.fill('We do, and we can start in June.');
  await text.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without sending?' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(reply).toBeHidden();
  await page.reload();
  await open();
  await expect(text).toHaveValue('We do, and we can start in June.');
});

journey(
  'AUTH-4 signing out in one tab signs out the others, and signing in restores them all',
  async ({ page, staff }) => {
    const id = await createPost(staff);
    await openAs(page, STAFF.editor, `/admin/blog/${id}/edit`);
    const excerpt = editor(page).getByRole('textbox', { name: /^Excerpt/ });
    await excerpt.fill('Written just before the session ended.');
    const other = await page.context().newPage();
    await other.goto('/admin/dashboard');
    await other.getByRole('button', { name: /Edda/ }).click();
    await other.getByRole('menuitem', { name: /Log ?out/i }).click();
    await expect(page.getByLabel(/^Password/)).toBeVisible();
    await other.getByLabel(/^Email/).fill(STAFF.editor.email);
    await other.getByLabel(/^Password/).fill(STAFF.editor.password);
    await other.getByRole('button', { name: 'Sign In', exact: true }).click();
    await editor(page).getByRole('button', { name: 'Restore' }).click();
    await expect(excerpt).toHaveValue('Written just before the session ended.');
  },
);

journey.describe('ABLG-2 post tags and category', () => {
  for (const [what, keys, tags] of [
    ['Enter adds the word that was typed', ['R', 'e', 'Enter'], ['Zinc', 'Re']],
    ['Tab adds the word that was typed', ['R', 'e', 'Tab'], ['Zinc', 'Re']],
    ['Enter with nothing typed adds and removes nothing', ['Enter', 'Enter'], ['Zinc']],
    ['arrow keys choose a suggestion', ['R', 'e', 'ArrowDown', 'ArrowDown', 'Enter'], ['Zinc', 'React']],
    ['Tab with nothing typed adds and removes nothing', ['ArrowDown', 'ArrowUp', 'Tab'], ['Zinc']],
  ] as const)
    journey(what, async ({ page, staff }) => {
      const id = await createPost(staff);
      await openAs(page, STAFF.editor, `/admin/blog/${id}/edit`);
      await editor(page).getByRole('combobox', { name: /^Tags/ }).click();
      await expect(page.getByTitle('React', { exact: true })).toBeVisible();
      for (const key of keys) await page.keyboard.press(key);
      await editor(page).getByText('Edit Blog Post').click();
      await editor(page).getByRole('button', { name: 'Update Post' }).click();
      await expect(page.getByText(/Blog post updated successfully|At least one tag/).first()).toBeVisible();
      expect((await readPost(staff, id)).tags).toEqual(tags);
    });

  journey('typing finds a category', async ({ page, staff }) => {
    const id = await createPost(staff);
    await openAs(page, STAFF.editor, `/admin/blog/${id}/edit`);
    await editor(page)
      .getByRole('combobox', { name: /^Category/ })
      .click();
    await page.keyboard.type('case');
    await page.keyboard.press('Enter');
    await editor(page).getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByText('Blog post updated successfully')).toBeVisible();
    expect((await readPost(staff, id)).category).toBe('case-study');
  });
});

journey(
  'ABLG-2 a save merges with another person’s changes in other fields',
  async ({ page, browser, site, staff }) => {
    const id = await createPost(staff);
    const elsewhere = await (await browser.newContext({ baseURL: site, reducedMotion: 'reduce' })).newPage();
    await openAs(page, STAFF.editor, `/admin/blog/${id}/edit`);
    await openAs(elsewhere, STAFF.super_admin, `/admin/blog/${id}/edit`);
    await editor(page)
      .getByRole('textbox', { name: /^Excerpt/ })
      .fill('What Edda wrote.');
    const title = `Renamed meanwhile ${Date.now()}`;
    await editor(elsewhere)
      .getByRole('textbox', { name: /^Title/ })
      .fill(title);
    for (const person of [elsewhere, page]) {
      await editor(person).getByRole('button', { name: 'Update Post' }).click();
      await expect(person.getByText('Blog post updated successfully')).toBeVisible();
    }
    expect(await readPost(staff, id)).toMatchObject({ title, excerpt: 'What Edda wrote.' });
    await elsewhere.context().close();
  },
);
