import { pageViewed } from '@atelier/contracts';
import { anEvent, aPost, eventually, publishEvent } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../test/content-under-test.js';

const toView = (path: string) => anEvent(pageViewed, { path, referrerHost: null });

describe('post taxonomy over HTTP', () => {
  let content: ContentUnderTest;

  beforeAll(async () => {
    content = await startContent();
  });
  afterAll(() => content.stop());

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const create = (fields: Parameters<typeof aPost>[0]) => content.create('/blog', aPost(fields));
  const slugs = (path: string) => content.list(path, 'slug');
  const stats = async (as?: 'viewer') =>
    (await call('GET', '/blog/stats', as === undefined ? {} : { as })).body.data as Record<string, number>;

  it('API-BLOG counts the tags of public posts, most used first', async () => {
    await create({ tags: ['Counted', 'Twice'] });
    const { id } = await create({ tags: ['Twice', 'Twice'] });
    await create({ tags: ['Counted', 'Hidden'], status: 'draft' });
    const counted = async () =>
      ((await call('GET', '/blog/tags')).body.tags as { name: string }[]).filter(({ name }) =>
        ['Counted', 'Twice', 'Hidden'].includes(name),
      );
    expect(await counted()).toEqual([
      { name: 'Twice', count: 2 },
      { name: 'Counted', count: 1 },
    ]);
    await call('PUT', `/blog/${id}`, { as: 'editor', body: { tags: ['Counted'] } });
    expect(await counted()).toEqual([
      { name: 'Counted', count: 2 },
      { name: 'Twice', count: 1 },
    ]);
    await call('DELETE', `/blog/${id}`, { as: 'editor' });
    expect(await counted()).toEqual([
      { name: 'Counted', count: 1 },
      { name: 'Twice', count: 1 },
    ]);
  });

  it('ABLG-1 filters by author and date, and counts the authors of all posts for staff', async () => {
    const made = (author: string, publishDate: string, status: 'published' | 'draft' = 'published') =>
      create({ author, publishDate, status, category: 'backend' });
    await made('Ada Lovelace', '2018-03-31T23:59:59.000Z');
    const march = await made('Ada Lovelace', '2018-03-01T00:00:00.000Z', 'draft');
    await made('Ada Lovelace', '2018-04-01T00:00:00.000Z');
    await made('Grace Hopper', '2018-03-10T00:00:00.000Z');
    const list = async (query: string) => {
      const { body } = await call('GET', `/blog?status=all&${query}`, { as: 'editor' });
      return [body.total, (body.data as unknown as { author: string }[]).length];
    };
    const inMarch = 'from=2018-03-01&before=2018-04-01';
    expect(await list('author=Ada%20Lovelace')).toEqual([3, 3]);
    expect(await list(inMarch)).toEqual([3, 3]);
    expect(await list(`author=Ada%20Lovelace&${inMarch}&sort=title_desc`)).toEqual([2, 2]);
    expect(await list(`author=Ada%20Lovelace&${inMarch}&page=2&limit=1&sort=oldest`)).toEqual([2, 1]);
    expect(await list('author=Nobody')).toEqual([0, 0]);
    const authors = async (query = '', as?: 'editor' | 'support') =>
      (await call('GET', `/blog/authors${query}`, as === undefined ? {} : { as })).body.data;
    expect(await authors('?status=all', 'editor')).toContainEqual({ name: 'Ada Lovelace', count: 3 });
    expect(await authors()).toContainEqual({ name: 'Ada Lovelace', count: 2 });
    expect((await call('GET', '/blog/authors?status=all')).status).toBe(401);
    expect((await call('GET', '/blog/tags?status=all', { as: 'support' })).status).toBe(403);
    await call('PUT', `/blog/${march.id}`, { as: 'editor', body: { author: 'Grace Hopper' } });
    expect(await list(`author=Grace%20Hopper&${inMarch}`)).toEqual([2, 2]);
  });

  it('API-BLOG counts public posts by category', async () => {
    await create({ category: 'mobile' });
    await create({ category: 'mobile', status: 'draft' });
    const { categories } = (await call('GET', '/blog/categories')).body;
    expect(categories).toContainEqual(expect.objectContaining({ slug: 'mobile', name: 'Mobile', count: 1 }));
  });

  it('API-BLOG finds related posts by category, then by tags, never the post itself or a draft', async () => {
    const { id } = await create({ slug: 'center', category: 'tutorial', tags: ['Near'] });
    await create({ slug: 'same-category', category: 'tutorial', tags: ['Far'] });
    await create({ slug: 'same-tag', category: 'news', tags: ['Near'] });
    await create({ slug: 'near-draft', category: 'tutorial', tags: ['Near'], status: 'draft' });
    expect(await slugs(`/blog/${id}/related`)).toEqual(['same-category', 'same-tag']);
    for (const slug of ['one', 'two', 'three']) await create({ slug: `nearer-${slug}`, category: 'tutorial' });
    expect(await slugs('/blog/center/related')).toEqual(['nearer-three', 'nearer-two', 'nearer-one']);
    expect(await slugs('/blog/center/related?limit=1')).toHaveLength(1);
    expect((await call('GET', '/blog/near-draft/related')).status).toBe(404);
  });

  it('API-BLOG counts posts by status for staff, and public posts for visitors', async () => {
    const [staff, visitors] = [await stats('viewer'), await stats()];
    await create({});
    await create({ status: 'scheduled', publishDate: '2999-01-01' });
    expect(await stats('viewer')).toEqual({
      ...staff,
      total: Number(staff.total) + 2,
      published: Number(staff.published) + 1,
      scheduled: Number(staff.scheduled) + 1,
    });
    expect(await stats()).toEqual({
      ...visitors,
      total: Number(visitors.total) + 1,
      published: Number(visitors.published) + 1,
    });
    expect(visitors).toMatchObject({ draft: 0, scheduled: 0, archived: 0 });
  });

  it('API-BLOG counts views from analytics events, each once and only for public posts', async () => {
    const slug = `viewed-${Date.now()}`;
    const { id, version } = await create({ slug });
    const draft = await create({ slug: `${slug}-draft`, status: 'draft' });
    const before = (await stats()).views;
    const repeated = toView(`/blog/${slug}`);
    for (const event of [repeated, repeated, toView(`/blog/${slug}-draft`), toView('/blog'), toView(`/blog/${slug}/`)])
      await publishEvent(event);
    await eventually(async () => {
      expect((await call('GET', `/blog/${id}`)).body.data).toMatchObject({ views: 2, version });
      expect((await stats()).views).toBe(Number(before) + 2);
    });
    expect((await call('GET', `/blog/${draft.id}`, { as: 'viewer' })).body.data).toMatchObject({ views: 0 });
    const trashed = await call('DELETE', `/blog/${id}`, { as: 'editor' });
    expect(trashed.status).toBe(200);
    expect((await stats()).views).toBe(Number(before) + 2);
  });
});
