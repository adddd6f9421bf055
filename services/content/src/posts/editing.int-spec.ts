import { aPost } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../test/content-under-test.js';

const CONTENT = `<p>${'What is written here is long enough to be a post. '.repeat(3)}</p>`;

describe('post editing over HTTP', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const create = (fields: Parameters<typeof aPost>[0]) => content.create('/blog', aPost(fields));
  const titles = (query: string, as?: 'viewer') => content.list(`/blog?${query}`, 'title', as);
  const edit = (method: string, path: string, body: unknown) => call(method, path, { as: 'editor', body });

  it('API-BLOG combines featured, category, tag, and search', async () => {
    await create({ title: 'Heron one', category: 'tips', tags: ['Water'], featured: true });
    await create({ title: 'Heron two', category: 'tips', tags: ['Water', 'Air'] });
    await create({ title: 'Heron three', category: 'news', tags: ['Water'], featured: true });
    await create({ title: 'Heron four', category: 'tips', tags: ['Water'], featured: true, status: 'draft' });
    expect(await titles('tag=Water&category=tips&featured=true')).toEqual(['Heron one']);
    expect(await titles('tag=Water&search=her%20thr')).toEqual(['Heron three']);
    expect(await titles('search=heron&category=Tips&sort=oldest')).toEqual(['Heron one', 'Heron two']);
    expect(await titles('search=heron&tag=Water&status=draft', 'viewer')).toEqual(['Heron four']);
    expect(await titles('search=heron&status=all&featured=true&sort=title', 'viewer')).toEqual([
      'Heron four',
      'Heron one',
      'Heron three',
    ]);
    const { body } = await call('GET', '/blog?search=heron&limit=2&page=2');
    expect(body).toMatchObject({ total: 3, pagination: { page: 2, limit: 2, total: 3, totalPages: 2 } });
    expect(body.data).toHaveLength(1);
  });

  it('API-BLOG sorts by date and by title', async () => {
    await create({ title: 'Ångström units', tags: ['Sorted'], publishDate: '2020-01-02' });
    await create({ title: 'apples', tags: ['Sorted'], publishDate: '2020-01-03' });
    await create({ title: 'Bananas', tags: ['Sorted'], publishDate: '2020-01-01' });
    expect(await titles('tag=Sorted')).toEqual(['apples', 'Ångström units', 'Bananas']);
    expect(await titles('tag=Sorted&sort=oldest')).toEqual(['Bananas', 'Ångström units', 'apples']);
    expect(await titles('tag=Sorted&sort=title')).toEqual(['Ångström units', 'apples', 'Bananas']);
  });

  it('API-BLOG schedules a publication, but never in the past', async () => {
    const { id } = await create({ title: 'Comes later', status: 'draft' });
    const schedule = (body: unknown) => edit('PATCH', `/blog/${id}/schedule`, body);
    const scheduled = await schedule({ publishDate: '2999-01-01T08:00:00Z' });
    expect(scheduled.body).toMatchObject({
      message: 'Blog post scheduled successfully',
      data: { status: 'scheduled', publishDate: '2999-01-01T08:00:00.000Z' },
    });
    expect((await call('GET', `/blog/${id}`)).status).toBe(404);
    expect(await titles('search=comes%20later')).toEqual([]);
    expect((await schedule({ publishDate: '2020-01-01' })).body.errors).toEqual([
      { field: 'publishDate', message: 'Publish date must be in the future' },
    ]);
    expect((await schedule({})).body.errors?.[0]?.message).toBe('Publish date is required');
    const published = await edit('PATCH', `/blog/${id}/status`, { status: 'published' });
    expect(Date.parse(String(published.body.data?.publishDate))).toBeLessThanOrEqual(Date.now());
  });

  it('ABLG-3 stores the editor content beside the post, which stays unchanged', async () => {
    const before = await create({ title: 'Being edited' });
    const values = { title: 'B', content: '<p>Half a sen</p><script>steal()</script>', publish_date: 'soon' };
    const saved = await edit('POST', '/blog/auto-save', { id: before.slug, values });
    expect(saved.body.message).toBe('Auto-saved draft');
    expect(saved.body.data).toEqual({
      id: expect.any(String),
      itemId: before.id,
      postId: before.id,
      isWorkingCopy: false,
      values: { title: 'B', content: '<p>Half a sen</p>', publishDate: 'soon' },
      basedOnVersion: 1,
      savedAt: expect.any(String),
      savedBy: 'Test Person',
      savedById: '000000000000000000000001',
      browser: null,
    });
    expect((await call('GET', `/blog/${before.id}`, { as: 'editor' })).body.data).toEqual(before);
    expect((await call('GET', `/blog/${before.id}/auto-save`, { as: 'editor' })).body.data).toEqual(saved.body.data);
    await edit('PUT', `/blog/${before.id}`, { title: 'Edited at last' });
    expect((await call('GET', `/blog/${before.id}/auto-save`, { as: 'editor' })).body.data).toBeNull();
  });

  it('ABLG-3 denies access to draft revisions without permission', async () => {
    const { id } = await create({ title: 'Nobody may look' });
    const body = { id, values: { title: 'X' } };
    expect((await call('POST', '/blog/auto-save', { body })).status).toBe(401);
    expect((await call('POST', '/blog/auto-save', { as: 'viewer', body })).status).toBe(403);
    expect((await call('GET', `/blog/${id}/auto-save`)).status).toBe(401);
    expect((await call('GET', `/blog/${id}/auto-save`, { as: 'support' })).status).toBe(403);
    expect((await edit('POST', '/blog/auto-save', { id, values: { trashed: true } })).status).toBe(400);
    expect((await edit('POST', '/blog/auto-save', { id: 'not-there', values: {} })).status).toBe(404);
  });

  it('API-BLOG changes and deletes in bulk, with a result for each', async () => {
    const one = await create({ title: 'Bulk of one', status: 'draft' });
    const two = await create({ title: 'Bulk of two' });
    const updates = [
      { id: one.id, data: { status: 'published', publishDate: new Date().toISOString() } },
      { id: two.id, tags: [] },
      { id: 'not-there', status: 'draft' },
    ];
    const updated = await edit('PATCH', '/blog/bulk', { updates });
    expect(updated.body).toMatchObject({
      success: false,
      message: '1 of 3 posts updated',
      succeeded: 1,
      failed: 2,
      data: [
        { id: one.id, success: true, message: 'Blog post updated successfully' },
        { success: false, errors: [{ field: 'tags', message: 'At least one tag is required' }] },
        { success: false, message: "The blog post you're looking for doesn't exist." },
      ],
    });
    expect((await call('GET', '/blog/bulk-of-one')).status).toBe(200);
    const deleted = await edit('DELETE', '/blog/bulk', { ids: [one.id, two.slug] });
    expect(deleted.body.message).toBe('2 posts deleted successfully');
    expect((await call('GET', '/blog/bulk-of-one')).status).toBe(410);
    expect((await call('DELETE', '/blog/bulk', { as: 'author', body: { ids: [two.id] } })).status).toBe(403);
  });

  it('ABULK-1 skips items that changed after they were seen', async () => {
    const one = await create({ title: 'Seen before', status: 'draft' });
    await edit('PUT', `/blog/${one.id}`, { title: 'Changed since' });
    const late = [{ success: false, message: 'This item was changed by someone else in the meantime.' }];
    const seen = { id: one.id, expectedVersion: 1 };
    const updated = await edit('PATCH', '/blog/bulk', { updates: [{ ...seen, data: { status: 'published' } }] });
    expect(updated.body.data).toMatchObject(late);
    expect((await edit('DELETE', '/blog/bulk', { ids: [seen] })).body.data).toMatchObject(late);
    const deleted = await edit('DELETE', '/blog/bulk', { ids: [{ ...seen, expectedVersion: 2 }] });
    expect(deleted.body.data).toMatchObject([{ success: true }]);
  });

  it('API-BLOG never gives a post the address of another API call', async () => {
    expect(await create({ title: 'Stats!' })).toMatchObject({ slug: 'stats-2' });
    const refused = await edit('POST', '/blog', aPost({ slug: 'archives' }));
    expect(refused.body.errors).toEqual([{ field: 'slug', message: 'Slug is already in use' }]);
  });

  it('ABLG-2 rejects content without any allowed markup, and names the field', async () => {
    const content = `<script>${'steal(); '.repeat(20)}</script>`;
    const errors = [{ field: 'content', message: 'Content is required' }];
    const made = await edit('POST', '/blog', aPost({ content }));
    expect([made.status, made.body.errors]).toEqual([400, errors]);
    const { id } = await create({ title: 'Keeps its content' });
    const changed = await edit('PUT', `/blog/${id}`, { content });
    expect([changed.status, changed.body.errors]).toEqual([400, errors]);
  });

  it.each([
    ['title', { title: '' }, 'Title is required'],
    ['title', { title: 'Four' }, 'Title must be at least 5 characters'],
    ['excerpt', { excerpt: 'x'.repeat(301) }, 'Excerpt must be at most 300 characters'],
    ['content', { content: 'x'.repeat(99) }, 'Content must be at least 100 characters'],
    ['category', { category: undefined }, 'Category is required'],
    ['tags', { tags: [] }, 'At least one tag is required'],
    ['status', { status: 'gone' }, 'Status must be draft, published, scheduled or archived'],
    ['publishDate', { publishDate: 'soon' }, 'Must be a valid date'],
    ['seoTitle', { seo_title: 'x'.repeat(61) }, 'SEO title must be at most 60 characters'],
    ['seoDescription', { seoDescription: 'x'.repeat(161) }, 'SEO description must be at most 160 characters'],
    ['author', { author_name: 'x'.repeat(101) }, 'Author must be at most 100 characters'],
  ])('ABLG-2 rejects an invalid %s and changes nothing', async (field, fields, message) => {
    const before = await content.stored('posts');
    const answer = await edit('POST', '/blog', { ...aPost({ content: CONTENT }), ...fields });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field, message }));
    expect(await content.stored('posts')).toBe(before);
  });
});
