import {
  getContentItem,
  pageCreated,
  pageDeleted,
  pagePublished,
  pageUnpublished,
  SYSTEM_PAGES,
} from '@atelier/contracts';
import { aPage, eventually, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../test/content-under-test.js';
import { ImportRefused, importContent } from '../import.js';
import { reset } from '../reset.js';
import { seed } from '../seed.js';

const RUN = Date.now();

describe('custom pages', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
    await seed(content.env, { pages: SYSTEM_PAGES.map((slug) => aPage({ slug, title: `The ${slug} page` })) });
  });
  afterAll(() => content.stop());

  const asAdmin = (method: string, path: string, body?: object) =>
    content.call(method, path, { as: 'super_admin', ...(body === undefined ? {} : { body }) });
  const create = async (fields: Parameters<typeof aPage>[0]) => {
    const { status, body } = await asAdmin('POST', '/pages', aPage(fields));
    expect(status).toBe(201);
    return body.data as Record<string, unknown> & { id: string; slug: string };
  };

  it('LEGAL-1 are seeded once: accessibility, careers, privacy, and terms', async () => {
    expect(await content.list('/pages', 'slug')).toEqual(['accessibility', 'careers', 'privacy', 'terms']);
    expect(await seed(content.env, { pages: [aPage()] })).toEqual({ seeded: false, count: 0 });
    const { body } = await content.call('GET', '/pages/privacy');
    expect(body.data).toMatchObject({
      slug: 'privacy',
      title: 'The privacy page',
      is_system: true,
      status: 'published',
    });
    expect(body.page).toEqual(body.data);
    expect(body.data).not.toHaveProperty('updated_by');
  });

  it('LEGAL-1 can be changed, and disallowed rich text is removed', async () => {
    const changed = await asAdmin('PUT', '/pages/privacy', {
      content: '<h1>Kept</h1><p onclick="x()">As a <a href="javascript:x()">paragraph</a>.</p><script>x()</script>',
      seoTitle: 'Privacy notice',
    });
    expect(changed).toMatchObject({ status: 200, body: { message: 'Page updated successfully' } });
    expect(changed.body.data).toMatchObject({
      content: '<h2>Kept</h2><p>As a <a rel="noopener">paragraph</a>.</p>',
      seo_title: 'Privacy notice',
      title: 'The privacy page',
      version: 2,
      updated_by: 'Test Person',
    });
  });

  it.each(SYSTEM_PAGES)('LEGAL-1 %s cannot be deleted or renamed', async (slug) => {
    const needed = `'The ${slug} page' is a page that the site needs: `;
    expect(await asAdmin('DELETE', `/pages/${slug}`)).toMatchObject({
      status: 409,
      body: { message: `${needed}it cannot be deleted.` },
    });
    expect(await asAdmin('PUT', `/pages/${slug}`, { slug: 'elsewhere' })).toMatchObject({
      status: 409,
      body: { message: `${needed}its address /${slug} cannot be changed.` },
    });
    expect((await asAdmin('PUT', `/pages/${slug}`, { slug })).status).toBe(200);
    expect((await content.call('GET', `/pages/${slug}`)).status).toBe(200);
  });

  it('ABULK-1 are changed in bulk, each on the version that was seen', async () => {
    const one = await create({ title: `Bulk one ${RUN}`, status: 'draft' });
    const two = await create({ title: `Bulk two ${RUN}`, status: 'draft' });
    const publish = (id: string, expectedVersion: number) => ({ id, expectedVersion, data: { status: 'published' } });
    const { body } = await asAdmin('PATCH', '/pages/bulk', { updates: [publish(one.id, 1), publish(two.id, 7)] });
    expect(body).toMatchObject({
      success: false,
      message: '1 of 2 pages updated',
      data: [
        { id: one.id, success: true, message: 'Page updated successfully' },
        { id: two.id, success: false },
      ],
    });
    expect((await content.call('GET', `/pages/${one.slug}`)).status).toBe(200);
    expect((await content.call('GET', `/pages/${two.slug}`)).status).toBe(404);
    const deleted = await asAdmin('DELETE', '/pages/bulk', { ids: [one.id, two.id] });
    expect(deleted.body).toMatchObject({ success: true, message: '2 pages deleted successfully' });
    expect((await content.call('GET', `/pages/${one.slug}`)).status).toBe(410);
  });

  it('ABULK-1 LEGAL-1 are deleted in bulk, except for those that the site needs', async () => {
    const page = await create({ title: `Not needed ${RUN}` });
    const { body: privacy } = await content.call('GET', '/pages/privacy');
    const ids = [String((privacy.data as { id: string }).id), page.id];
    expect((await asAdmin('DELETE', '/pages/bulk', { ids })).body).toMatchObject({
      message: '1 of 2 pages deleted',
      data: [
        { success: false, message: "'The privacy page' is a page that the site needs: it cannot be deleted." },
        { success: true },
      ],
    });
    expect((await content.call('GET', '/pages/privacy')).status).toBe(200);
    const refused = await content.call('DELETE', '/pages/bulk', { as: 'editor', body: { ids } });
    expect(refused.status).toBe(403);
  });

  it('follow the content lifecycle: drafted, published, renamed, deleted', async () => {
    const page = await create({ title: `Imprint ${RUN}`, status: 'draft' });
    expect(page).toMatchObject({ slug: `imprint-${RUN}`, is_system: false });
    expect((await content.call('GET', `/pages/${page.slug}`)).status).toBe(404);
    await asAdmin('PUT', `/pages/${page.id}`, { status: 'published' });
    expect((await content.call('GET', `/pages/${page.slug}`)).status).toBe(200);
    await asAdmin('PUT', `/pages/${page.id}`, { slug: `company-${RUN}` });
    expect((await content.call('GET', `/pages/${page.slug}`)).body.data).toMatchObject({ slug: `company-${RUN}` });
    await asAdmin('PUT', `/pages/${page.id}`, { status: 'draft' });
    expect((await content.call('GET', `/pages/company-${RUN}`)).status).toBe(410);
    expect(await asAdmin('DELETE', `/pages/${page.id}`)).toMatchObject({
      body: { message: 'Page deleted successfully' },
    });
    expect((await asAdmin('GET', `/pages/${page.id}`)).status).toBe(410);
    await eventually(async () => {
      expect(await publishedEvents(pageCreated.type, `imprint-${RUN}`)).toHaveLength(1);
      expect(await publishedEvents(pageUnpublished.type, `company-${RUN}`)).toHaveLength(1);
      expect(await publishedEvents(pageDeleted.type, `company-${RUN}`)).toHaveLength(1);
    });
  });

  it('PLT-4 publish their address and text to the rest of the platform', async () => {
    const image = '/media/pages/house.webp';
    await create({ title: `House rules ${RUN}`, content: `<p>Boots off, please.</p><img src="${image}" alt="" />` });
    const event = await eventually(async () => {
      const [published] = await publishedEvents(pagePublished.type, `house-rules-${RUN}`);
      if (published === undefined) throw new Error('not yet');
      return published;
    });
    expect(getContentItem(event)).toMatchObject({
      kind: 'page',
      path: `/house-rules-${RUN}`,
      isPublic: true,
      text: 'Boots off, please.',
      media: [image],
      summary: 'How far everybody can use this site.',
    });
  });

  it('return drafts only to staff with permission to read settings', async () => {
    const draft = await create({ title: `Kept back ${RUN}`, status: 'draft' });
    expect(await content.list('/pages?limit=100', 'slug')).not.toContain(draft.slug);
    expect((await content.call('GET', '/pages?status=all')).status).toBe(401);
    for (const as of ['editor', 'support', 'viewer'] as const) {
      expect((await content.call('GET', '/pages?status=draft', { as })).status).toBe(403);
      expect((await content.call('GET', `/pages/${draft.slug}`, { as })).status).toBe(404);
      expect((await content.call('POST', '/pages', { as, body: aPage() })).status).toBe(403);
    }
    expect(await content.list('/pages?status=all&search=kept+back', 'slug', 'super_admin')).toEqual([draft.slug]);
  });

  it.each(['about', 'admin', 'blog', 'search', 'api'])('never occupy the address /%s of the site', async (slug) => {
    expect(await asAdmin('POST', '/pages', aPage({ slug }))).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'slug', message: 'Slug is already in use' }] },
    });
    const renamed = await create({ title: `Not ${slug} ${RUN}` });
    expect((await asAdmin('PUT', `/pages/${renamed.id}`, { slug })).status).toBe(400);
  });

  it('get another address if their title would produce one that is in use', async () => {
    expect((await create({ title: 'Contact' })).slug).toBe('contact-2');
    expect((await create({ title: 'Bulk' })).slug).toBe('bulk-2');
  });

  it.each([
    [{ title: 'Ab' }, 'title', 'Title must be at least 3 characters'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ content: 'Too short' }, 'content', 'Content must be at least 20 characters'],
    [{ content: '<script>nothing is left of this</script>' }, 'content', 'Content is required'],
    [{ status: 'archived' }, 'status', 'Status must be draft or published'],
    [{ slug: 'Not A Slug' }, 'slug', 'Slug may only contain lowercase letters, digits and hyphens'],
    [{ seo_title: 'x'.repeat(61) }, 'seo_title', 'SEO title must be at most 60 characters'],
    [{ tags: [] }, 'tags', "Unknown field 'tags'"],
  ])('reject %j with a reason', async (fields, field, message) => {
    const refused = await asAdmin('POST', '/pages', { ...aPage(), ...fields });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
  });

  it('name who changed a page first', async () => {
    const page = await create({ title: `Changed twice ${RUN}` });
    await asAdmin('PUT', `/pages/${page.id}`, { title: 'First' });
    const late = await content.call('PUT', `/pages/${page.id}`, {
      as: 'super_admin',
      body: { title: 'Second' },
      headers: { 'if-match': '"1"' },
    });
    expect(late).toMatchObject({ status: 409, body: { data: { version: 2, updated_by: 'Test Person' } } });
  });

  it('are imported from a file, which cannot rename required pages, and removed by a reset', async () => {
    const set = { pages: [aPage({ slug: 'terms', title: 'New terms' }), aPage({ slug: 'admin' })] };
    await expect(importContent(content.env, set, { existing: 'update' })).rejects.toBeInstanceOf(ImportRefused);
    const terms = { pages: set.pages.slice(0, 1) };
    expect(await importContent(content.env, terms, { existing: 'update' })).toEqual({
      created: 0,
      updated: 1,
      kept: 0,
    });
    expect((await content.call('GET', '/pages/terms')).body.data).toMatchObject({ title: 'New terms' });
    expect(await reset(content.env)).toBeGreaterThanOrEqual(SYSTEM_PAGES.length);
    expect((await content.call('GET', '/pages/terms')).status).toBe(410);
    expect(await importContent(content.env, terms, { existing: 'refuse' })).toEqual({
      created: 1,
      updated: 0,
      kept: 0,
    });
    expect((await content.call('GET', '/pages/terms')).status).toBe(200);
  });
});
