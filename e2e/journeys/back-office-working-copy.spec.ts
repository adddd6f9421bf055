import type { Browser, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../platform/accessibility.ts';
import { type Api, expect, journey } from '../platform/journey.ts';
import { openAs, STAFF } from '../platform/staff.ts';

const TEXT = `<p>${'A sentence that visitors read while somebody writes the next one. '.repeat(5)}</p>`;
const QUIET = { reducedMotion: 'reduce' } as const;

journey.use({ contextOptions: QUIET });

interface LiveKind {
  what: string;
  /** The path of its calls. */
  api: string;
  manager: string;
  /** The label of its title field. */
  name: RegExp;
  field: 'title' | 'name';
  body: (name: string) => object;
  update: string;
  site: (slug: string) => string;
}

const KINDS: readonly LiveKind[] = [
  {
    what: 'a post',
    api: '/blog',
    manager: '/admin/blog',
    name: /^Title/,
    field: 'title',
    body: (title) => ({
      title,
      excerpt: 'Live.',
      content: TEXT,
      category: 'design',
      tags: ['Zinc'],
      status: 'published',
    }),
    update: 'Update Post',
    site: (slug) => `/blog/${slug}`,
  },
  {
    what: 'a project',
    api: '/projects',
    manager: '/admin/projects',
    name: /^Title/,
    field: 'title',
    body: (title) => ({
      title,
      description: 'A project that visitors see while it is edited.',
      category: 'cms',
      status: 'published',
      technologies: ['TypeScript'],
      key_features: ['Edited while it is live'],
    }),
    update: 'Update Project',
    site: (slug) => `/projects/${slug}`,
  },
  {
    what: 'a service',
    api: '/services',
    manager: '/admin/services',
    name: /^(Service )?Name/,
    field: 'name',
    body: (name) => ({
      name,
      short_description: 'A service that visitors see while it is edited.',
      description: 'A description that is long enough to be taken for one by every rule that there is.',
      category: 'custom_software',
      features: ['Edited while it is live'],
      technologies: ['TypeScript'],
    }),
    update: 'Update Service',
    site: (slug) => `/services/${slug}`,
  },
  {
    what: 'a team member',
    api: '/team',
    manager: '/admin/team',
    name: /^Name/,
    field: 'name',
    body: (name) => ({ name, position: 'Tester', department: 'Engineering', skills: ['TypeScript'] }),
    update: 'Update Member',
    site: (slug) => `/team/${slug}`,
  },
  {
    what: 'a page',
    api: '/pages',
    manager: '/admin/settings/pages',
    name: /^Title/,
    field: 'title',
    body: (title) => ({ title, description: 'A page of the site.', content: TEXT, status: 'published' }),
    update: 'Update Page',
    site: (slug) => `/${slug}`,
  },
];
const [POSTS] = KINDS as readonly [LiveKind, ...LiveKind[]];

interface Made {
  id: string;
  slug: string;
  version: number;
  publishDate?: string;
}

const made: string[] = [];
// Other journeys read the first list entries.
journey.afterEach(async ({ staff }) => {
  for (const path of made.splice(0)) await staff('DELETE', path);
});

const make = async (staff: Api, kind: LiveKind, name: string, fields: object = {}): Promise<Made> => {
  const { status, body } = await staff('POST', kind.api, { ...kind.body(name), ...fields });
  expect(status, JSON.stringify(body)).toBe(201);
  const item = body.data as unknown as Made;
  made.push(`${kind.api}/${item.id}`);
  return item;
};
const read = async (staff: Api, kind: LiveKind, id: string) =>
  (await staff('GET', `${kind.api}/${id}`)).body.data as unknown as Made & Record<string, unknown>;

const editor = (page: Page) => page.getByRole('dialog').first();
const notice = (page: Page) => page.getByRole('region', { name: 'Edited, not published' });
const open = async (page: Page, person: (typeof STAFF)[keyof typeof STAFF], kind: LiveKind, id: string) => {
  await openAs(page, person, `${kind.manager}/${id}/edit`);
  await expect(editor(page).getByRole('button', { name: kind.update })).toBeVisible();
};
const elsewhere = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ ...QUIET, baseURL })).newPage();
const confirm = async (page: Page, title: string) =>
  page.getByRole('dialog', { name: title, exact: true }).getByRole('button', { name: 'Confirm' }).click();

for (const kind of KINDS)
  journey(
    `ABLG-2 a save on ${kind.what} that is live is a draft for all staff until it is published`,
    async ({ page, browser, site, staff }) => {
      const mark = `${Date.now()}`;
      const { id, slug, version } = await make(staff, kind, `Live ${mark}`);
      const address = `${site}${kind.site(slug)}`;
      await expect.poll(async () => (await fetch(address)).status).toBe(200);
      await open(page, STAFF.super_admin, kind, id);
      await editor(page).getByRole('textbox', { name: kind.name }).fill(`Edited ${mark}`);
      await editor(page).getByRole('button', { name: 'Save Draft' }).click();
      await expect(page.getByText('Draft saved. Visitors still see the published version.')).toBeVisible();
      // Other journeys add items, which are listed first.
      await page.goto(`${kind.manager}?search=${encodeURIComponent(`Live ${mark}`)}`);
      await expect(page.getByText('Edited, not published')).toBeVisible();
      const visited = await fetch(address);
      expect(visited.status).toBe(200);
      const seen = await visited.text();
      expect(seen).toContain(`Live ${mark}`);
      expect(seen).not.toContain(`Edited ${mark}`);
      expect(await read(staff, kind, id)).toMatchObject({ version, [kind.field]: `Live ${mark}` });

      const home = await elsewhere(browser, site);
      await open(home, STAFF.super_admin, kind, id);
      await expect(editor(home).getByRole('textbox', { name: kind.name })).toHaveValue(`Edited ${mark}`);
      await expect(notice(home)).toContainText('saved this draft on');
      await notice(home).getByRole('button', { name: 'Compare' }).click();
      await expect(
        notice(home)
          .getByRole('region', { name: /, Published version$/ })
          .first(),
      ).toContainText(`Live ${mark}`);
      if (kind === POSTS) expect(await violationsInBothSchemes(home)).toEqual([]);
      const link = await staff('POST', '/previews', { kind: KIND_OF[kind.api], id });
      const preview = await fetch(`${site}${(link.body.data as { url?: string }).url}`);
      expect(await preview.text()).toContain(`Edited ${mark}`);

      await editor(home).getByRole('button', { name: kind.update }).click();
      await expect(home.getByText(/updated successfully/)).toBeVisible();
      await expect.poll(async () => (await fetch(`${site}${kind.site(slug)}`)).text()).toContain(`Edited ${mark}`);
      expect(await read(staff, kind, id)).not.toHaveProperty('edited');
      await home.context().close();
    },
  );

const KIND_OF: Readonly<Record<string, string>> = {
  '/blog': 'post',
  '/projects': 'project',
  '/services': 'service',
  '/team': 'member',
  '/pages': 'page',
};

journey(
  'ABLG-2 discarding the draft of a live post requires confirmation, and Undo restores it',
  async ({ page, staff }) => {
    const { id } = await make(staff, POSTS, `Discarded ${Date.now()}`);
    const values = { excerpt: 'What nobody wants.' };
    expect((await staff('PUT', `/drafts/post/${id}`, { values, isWorkingCopy: true })).status).toBe(200);
    await open(page, STAFF.editor, POSTS, id);
    const excerpt = editor(page).getByRole('textbox', { name: /^Excerpt/ });
    await expect(excerpt).toHaveValue('What nobody wants.');
    await notice(page).getByRole('button', { name: 'Discard Draft' }).click();
    await confirm(page, 'Discard Draft');
    await expect(excerpt).toHaveValue('Live.');
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole('status').filter({ hasText: 'Draft discarded' }).getByRole('button', { name: 'Undo' }).click();
    await expect(excerpt).toHaveValue('What nobody wants.');
    await expect(notice(page)).toBeVisible();
  },
);

journey('ABLG-2 only Unpublish takes a live post off the site, after confirmation', async ({ page, site, staff }) => {
  const title = `Unpublished ${Date.now()}`;
  const { slug } = await make(staff, POSTS, title);
  const status = async () => (await fetch(`${site}/blog/${slug}`)).status;
  await openAs(page, STAFF.editor, `/admin/blog?search=${encodeURIComponent(title)}`);
  const choose = async (answer: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Unpublish' }).click();
    await page.getByRole('dialog', { name: 'Unpublish' }).getByRole('button', { name: answer }).click();
  };
  await choose('Cancel');
  expect(await status()).toBe(200);
  await choose('Confirm');
  await expect(page.getByText(`${title} is no longer on the site`)).toBeVisible();
  await expect.poll(status).toBe(410);
});
