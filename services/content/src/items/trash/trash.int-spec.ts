import { getContentItem, postPublished, postPurged, postUpdated, TRASH_KEPT_DAYS } from '@atelier/contracts';
import { createService } from '@atelier/service-kit';
import { aPost, aService, eventually, inspectDatabase, publishedEvents, startServiceProcess } from '@atelier/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../../test/content-under-test.js';
import { EACH_KIND } from '../../../test/each-kind.js';
import { contentService } from '../../content.js';
import { ItemKinds } from '../item-kinds.js';
import { TrashSweep } from './trash-sweep.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const RUN = Date.now();
const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);

describe('trash', () => {
  let content: ContentUnderTest;
  let sweep: TrashSweep;

  beforeAll(async () => {
    content = await startContent();
    sweep = content.service.application.get(TrashSweep);
  });
  afterAll(() => content.stop());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const admin = (method: string, path: string, body?: unknown) =>
    call(method, path, { as: 'super_admin', ...(body === undefined ? {} : { body }) });
  const create = async (path: string, body: object) => {
    const { body: answer } = await admin('POST', path, body);
    return answer.data as Record<string, unknown> & { id: string; slug: string };
  };
  const trashed = async (fields: Parameters<typeof aPost>[0]) => {
    const post = await create('/blog', aPost(fields));
    await admin('DELETE', `/blog/${post.id}`);
    return post;
  };
  const listed = async (query: string, as: 'super_admin' | 'editor' = 'super_admin') => {
    const { body } = await call('GET', `/trash?${query}`, { as });
    return body.data as unknown as { kind: string; slug: string }[];
  };
  const stored = (collection: string, filter: object) =>
    inspectDatabase(content.env.MONGODB_DATABASE, (database) => database.collection(collection).countDocuments(filter));

  it.each(EACH_KIND)('restores a public $kind at its address', async ({ kind, path, title, body }) => {
    const { id, slug } = await create(`/${path}`, body({ [title]: `Back again ${kind}` }));
    const at = `/${path}/${slug}`;
    await admin('DELETE', at);
    expect((await call('GET', at)).status).toBe(410);
    expect((await listed(`kind=${kind}`))[0]).toEqual({
      kind,
      id,
      slug,
      title: `Back again ${kind}`,
      wasPublic: true,
      deletedAt: expect.any(String),
      deletedBy: 'Test Person',
      expiresAt: expect.any(String),
    });
    const restored = await admin('POST', `/trash/${kind}/${id}/restore`);
    expect(restored.status).toBe(200);
    expect(restored.body.message).toMatch(new RegExp(` restored: it is public again at /.*${slug}$`));
    expect(restored.body.data).toMatchObject({ kind, id, slug, isPublic: true, version: 3 });
    expect((await call('GET', at)).body.data).toMatchObject({ [title]: `Back again ${kind}` });
    expect(await listed(`kind=${kind}&search=back`)).toEqual([]);
    expect((await admin('POST', `/trash/${kind}/${id}/restore`)).status).toBe(404);
  });

  it('keeps a restored draft hidden from visitors', async () => {
    const { id, slug } = await trashed({ title: 'A draft thrown away', status: 'draft' });
    const { body } = await admin('POST', `/trash/post/${id}/restore`);
    expect(body).toMatchObject({ message: 'Blog post restored: it is not public', data: { isPublic: false } });
    expect((await call('GET', `/blog/${slug}`)).status).toBe(404);
    expect((await admin('GET', `/blog/${slug}`)).body.data).toMatchObject({ status: 'draft' });
  });

  it('counts and finds a restored item', async () => {
    const { id } = await trashed({ title: 'Quagga counted', tags: ['Quagga'] });
    const total = async () => (await call('GET', '/blog?tag=Quagga&search=quagga')).body.total;
    expect(await total()).toBe(0);
    await admin('POST', `/trash/post/${id}/restore`);
    expect(await total()).toBe(1);
  });

  it('PLT-4 publishes an event when an item is restored', async () => {
    const slug = `told-${RUN}`;
    const { id } = await trashed({ title: 'Told again', slug });
    await admin('POST', `/trash/post/${id}/restore`);
    const [, again] = await eventually(async () => {
      const events = await publishedEvents(postPublished.type, slug);
      expect(events).toHaveLength(2);
      return events;
    });
    if (again === undefined) throw new Error('The restored post was not told of.');
    expect(getContentItem(again)).toMatchObject({ id, slug, isPublic: true, version: 3, path: `/blog/${slug}` });
    const hidden = await trashed({ title: 'Told of a draft', slug: `draft-${RUN}`, status: 'draft' });
    await admin('POST', `/trash/post/${hidden.id}/restore`);
    await eventually(async () => expect(await publishedEvents(postUpdated.type, `draft-${RUN}`)).toHaveLength(1));
  });

  it('names the item that now has the address, and restores once the address is free', async () => {
    const { id, slug } = await trashed({ title: 'Wanted address' });
    const other = await create('/blog', aPost({ title: 'Wanted address' }));
    expect(other.slug).toBe(slug);
    const refused = await admin('POST', `/trash/post/${id}/restore`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      '/blog/wanted-address belongs to something else now: give that another address, then restore again.',
    );
    await admin('PUT', `/blog/${other.id}`, { slug: 'another-address' });
    expect((await admin('POST', `/trash/post/${id}/restore`)).status).toBe(200);
    expect((await call('GET', '/blog/wanted-address')).body.data).toMatchObject({ id });
  });

  it('ABULK-1 restores several items of a kind, with a result for each', async () => {
    const [first, second] = [await trashed({ title: 'Many of one' }), await trashed({ title: 'Many of two' })];
    const { body } = await admin('POST', '/trash/post/restore', { ids: [first.id, 'not-there', second.id] });
    expect(body).toMatchObject({
      message: '2 of 3 items restored',
      data: [
        { id: first.id, success: true, message: expect.stringContaining('it is public again') },
        { id: 'not-there', success: false, message: 'There is no such item in the trash.' },
        { id: second.id, success: true },
      ],
    });
    expect((await call('GET', `/blog/${second.slug}`)).status).toBe(200);
  });

  it('lists what the caller may delete, by kind and by search', async () => {
    await trashed({ title: 'Zorilla in the trash' });
    const service = await create('/services', aService({ name: 'Zorilla service' }));
    const page = await create('/pages', {
      title: 'Zorilla page',
      description: 'Zorilla.',
      content: `<p>${'z '.repeat(20)}</p>`,
    });
    await admin('DELETE', `/services/${service.id}`);
    await admin('DELETE', `/pages/${page.id}`);
    const kinds = async (query: string, as?: 'editor') => (await listed(query, as)).map(({ kind }) => kind);
    expect(await kinds('search=zorilla')).toEqual(['page', 'service', 'post']);
    expect(await kinds('search=zorilla', 'editor')).toEqual(['service', 'post']);
    expect(await kinds('search=zorilla&kind=service')).toEqual(['service']);
    const { body } = await admin('GET', '/trash?search=zorilla&limit=1&page=3');
    expect(body).toMatchObject({ total: 3, pagination: { totalPages: 3 }, data: [{ kind: 'post' }] });
  });

  it('denies access to staff without permission to delete', async () => {
    const { id } = await trashed({ title: 'Kept from others' });
    const page = await create('/pages', {
      title: 'Page of settings',
      description: 'P.',
      content: `<p>${'p '.repeat(20)}</p>`,
    });
    await admin('DELETE', `/pages/${page.id}`);
    expect((await call('GET', '/trash')).status).toBe(401);
    for (const as of ['author', 'viewer', 'support'] as const) {
      expect((await call('GET', '/trash', { as })).status).toBe(403);
      expect((await call('POST', `/trash/post/${id}/restore`, { as })).status).toBe(403);
      expect((await call('DELETE', `/trash/post/${id}`, { as })).status).toBe(403);
    }
    expect((await call('GET', '/trash?kind=page', { as: 'editor' })).status).toBe(403);
    expect((await call('POST', `/trash/page/${page.id}/restore`, { as: 'editor' })).status).toBe(403);
    expect((await call('DELETE', `/trash/page/${page.id}`, { as: 'editor' })).status).toBe(403);
    expect((await admin('GET', '/trash?kind=cheese')).status).toBe(400);
  });

  it('deletes permanently, including history, and the address stays gone', async () => {
    const slug = `purged-${RUN}`;
    const { id } = await create('/blog', aPost({ slug: `${slug}-before`, images: ['/media/blog/shown.png'] }));
    await admin('PUT', `/blog/${id}`, { slug });
    expect((await admin('DELETE', `/trash/post/${id}`)).status).toBe(404);
    await admin('POST', '/blog/auto-save', { id, values: { title: 'Half' } });
    await admin('DELETE', `/blog/${id}`);
    expect((await admin('DELETE', `/trash/post/${id}`)).body.message).toBe('Blog post deleted for good');
    expect(await stored('posts', { slug })).toBe(0);
    expect(await stored('revisions', { itemId: id })).toBe(0);
    expect(await stored('draft_revisions', { postId: id })).toBe(0);
    for (const address of [slug, `${slug}-before`, id])
      expect((await call('GET', `/blog/${address}`)).status).toBe(410);
    const event = await eventually(async () => {
      const [found] = await publishedEvents(postPurged.type, slug);
      if (found === undefined) throw new Error('Nothing was told yet.');
      return found;
    });
    expect(getContentItem(event)).toMatchObject({
      id,
      slug,
      isPublic: false,
      media: [],
      image: null,
      text: '',
      version: 4,
    });
    expect(await create('/blog', aPost({ slug }))).toMatchObject({ slug });
    expect((await call('GET', `/blog/${slug}`)).status).toBe(200);
  });

  it('keeps deleted items for the retention period, then empties once even with two processes', async () => {
    const { application } = await createService(contentService, content.env);
    await application.init();
    try {
      const other = application.get(TrashSweep);
      const posts = await Promise.all([1, 2, 3].map((index) => trashed({ slug: `swept-${RUN}-${index}` })));
      const alive = await create('/blog', aPost({ title: 'Stays alive' }));
      expect(await sweep.sweep(daysFromNow(TRASH_KEPT_DAYS - 1))).toBe(0);
      const inTrash = (await admin('GET', '/trash')).body.total;
      const later = daysFromNow(TRASH_KEPT_DAYS + 1);
      const counts = await Promise.all([sweep.sweep(later), other.sweep(later)]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(inTrash);
      expect((await admin('GET', '/trash')).body.total).toBe(0);
      expect((await call('GET', `/blog/${alive.slug}`)).status).toBe(200);
      for (const { id, slug } of posts) {
        expect(await stored('revisions', { itemId: id })).toBe(0);
        await eventually(async () => expect(await publishedEvents(postPurged.type, slug)).toHaveLength(1));
      }
    } finally {
      await application.close();
    }
  });

  it('deletes items that became due during downtime, including after a process was killed while doing so', async () => {
    const post = await trashed({ slug: `downtime-${RUN}` });
    await inspectDatabase(content.env.MONGODB_DATABASE, async (database) => {
      const long = new Date(Date.now() - (TRASH_KEPT_DAYS + 1) * DAY_MS);
      await database.collection('posts').updateOne({ slug: post.slug }, { $set: { updatedAt: long } });
    });
    const process = await startServiceProcess(new URL('../../main.ts', import.meta.url), content.env);
    await process.kill();
    await sweep.sweep(new Date());
    expect(await stored('posts', { slug: post.slug })).toBe(0);
    await eventually(async () => expect(await publishedEvents(postPurged.type, post.slug)).toHaveLength(1));
  });

  it('empties the rest although one item cannot be deleted, and deletes that one later', async () => {
    const posts = content.service.application.get(ItemKinds).of('post');
    const [stuck, next] = [await trashed({ slug: `stuck-${RUN}` }), await trashed({ slug: `next-${RUN}` })];
    const purge = posts.purge.bind(posts);
    jest.spyOn(posts, 'purge').mockImplementation(async (item, viewer) => {
      if (item.id === stuck.id) throw new Error('broken');
      return purge(item, viewer);
    });
    const later = daysFromNow(TRASH_KEPT_DAYS + 1);
    await sweep.sweep(later);
    expect(await stored('posts', { slug: { $in: [stuck.slug, next.slug] } })).toBe(1);
    jest.restoreAllMocks();
    expect(await sweep.sweep(later)).toBe(1);
  });

  it('reaches an item behind hundreds that cannot be deleted', async () => {
    const posts = content.service.application.get(ItemKinds).of('post');
    const last = await trashed({ slug: `last-${RUN}` });
    const stuck = Array.from({ length: 250 }, (_none, index) => `immovable-${RUN}-${index}`);
    await inspectDatabase(content.env.MONGODB_DATABASE, async (database) => {
      await database
        .collection('posts')
        .insertMany(stuck.map((slug) => ({ slug, trashed: true, version: 1, updatedAt: new Date(0) })));
    });
    const purge = posts.purge.bind(posts);
    jest.spyOn(posts, 'purge').mockImplementation(async (item, viewer) => {
      if (stuck.includes(item.slug)) throw new Error('broken');
      return purge(item, viewer);
    });
    await sweep.sweep(daysFromNow(TRASH_KEPT_DAYS + 1));
    jest.restoreAllMocks();
    expect(await stored('posts', { slug: last.slug })).toBe(0);
    await inspectDatabase(content.env.MONGODB_DATABASE, async (database) => {
      await database.collection('posts').deleteMany({ slug: { $in: stuck } });
    });
  });

  it('keeps an item that was restored and deleted again while the trash is emptied', async () => {
    const posts = content.service.application.get(ItemKinds).of('post');
    const { id, slug } = await trashed({ slug: `again-${RUN}` });
    jest.spyOn(posts.repository, 'trashedBefore').mockImplementationOnce(async function* () {
      yield id;
    });
    expect(await sweep.sweep(new Date())).toBe(0);
    expect(await stored('posts', { slug })).toBe(1);
  });
});
