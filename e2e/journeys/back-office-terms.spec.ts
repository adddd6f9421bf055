import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

journey.use({ contextOptions: { reducedMotion: 'reduce' } });

const CONTENT = `<p>${'A sentence that stays while its tag gets another name. '.repeat(4)}</p>`;

const made: string[] = [];
const moved: string[] = [];
// Other journeys read the list and its categories.
journey.afterEach(async ({ staff }) => {
  for (const id of moved.splice(0)) await staff('PUT', `/blog/${id}`, { category: 'technology' });
  for (const id of made.splice(0)) await staff('DELETE', `/blog/${id}`);
});

const make = async (staff: Api, fields: object): Promise<{ id: string; slug: string }> => {
  const title = `Renamed ${Date.now()} ${made.length}`;
  const post = { title, excerpt: 'About a name.', content: CONTENT, category: 'design', tags: ['Zinc'] };
  const { status, body } = await staff('POST', '/blog', { ...post, status: 'published', ...fields });
  expect(status, JSON.stringify(body)).toBe(201);
  const created = body.data as unknown as { id: string; slug: string };
  made.push(created.id);
  return created;
};

journey(
  'ABLG-4 a renamed tag updates its posts, and lists of the old name redirect to the new one',
  async ({ page, staff, site }) => {
    const mark = Date.now();
    const [from, to] = [`Copper ${mark}`, `Brass ${mark}`];
    const { id } = await make(staff, { tags: [from, 'Zinc'] });
    await openAs(page, STAFF.editor, '/admin/blog');
    // The list moves what is below it when it arrives.
    await expect(page.getByText(/^\d+ of \d+ posts$/)).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Categories and Tags' }).click();
    await page.getByRole('searchbox', { name: 'Search tags...' }).fill(from);
    await page.getByRole('button', { name: `Actions for ${from}` }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog', { name: `Rename ${from}` });
    await dialog.getByLabel('New name').fill(to);
    await expect(dialog.getByText('1 post will change, drafts included.')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByText(`Rename ${from} to ${to}: 1 post changed`)).toBeVisible();
    await expect(page.getByText(`${from} now leads to ${to}`)).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect((await staff('GET', `/blog/${id}`)).body.data).toMatchObject({ tags: [to, 'Zinc'] });
    const old = await fetch(`${site}/api/blog?tag=${encodeURIComponent(from)}`);
    expect(await old.json()).toMatchObject({ movedTo: to, total: 1 });
  },
);

journey('ABLG-4 the address of a merged category redirects to the other one', async ({ page, staff, site }) => {
  await make(staff, { category: 'technology' });
  const listed = (await staff('GET', '/blog?status=all&category=technology&limit=100')).body.data;
  moved.push(...(listed as unknown as { id: string }[]).map(({ id }) => id));
  await openAs(page, STAFF.editor, '/admin/blog/terms');
  await page.getByRole('button', { name: 'Actions for Technology' }).click();
  await page.getByRole('menuitem', { name: 'Merge into…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge Technology' });
  await dialog.getByRole('combobox', { name: 'Merge into' }).fill('Busi');
  await page.locator('.mfe-admin_ant-select-dropdown').getByTitle('Business').click();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText(/^Merge Technology into Business: \d+ posts? changed$/)).toBeVisible();
  await expect
    .poll(async () => {
      const { status, headers } = await fetch(`${site}/blog?category=technology`, { redirect: 'manual' });
      return [status, headers.get('location')];
    })
    .toEqual([301, '/blog?category=business']);
});
