import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { changeRecorded, type Publication, postPublished, REVISIONS_KEPT } from '@atelier/contracts';
import { Broker, RECEIPTS } from '@atelier/service-kit';
import { aPost, aService, eventually, inspectDatabase, publishedEvents } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ContentUnderTest, startContent } from '../../../test/content-under-test.js';
import { EACH_KIND } from '../../../test/each-kind.js';
import { importContent } from '../../import.js';
import { ReceiptCollector } from './receipt-collector.js';

const GONE = '/media/blog/gone.png';

/** Emulates the media service: every picture exists except one. */
const startMedia = async (): Promise<Server> => {
  const media = createServer((request, response) => response.writeHead(request.url === GONE ? 404 : 200).end());
  await new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve));
  return media;
};

describe('item history', () => {
  let content: ContentUnderTest;
  let media: Server;

  beforeAll(async () => {
    media = await startMedia();
    content = await startContent(async () => ({
      MEDIA_URL: `http://127.0.0.1:${(media.address() as AddressInfo).port}`,
      EXTERNAL_IMAGES: 'allow',
    }));
  });
  afterAll(async () => {
    await content.stop();
    media.close();
  });

  const call: ContentUnderTest['call'] = (...request) => content.call(...request);
  const admin = (method: string, path: string, body?: unknown, headers = {}) =>
    call(method, path, { as: 'super_admin', headers, ...(body === undefined ? {} : { body }) });
  const create = async (path: string, body: object) => {
    const { body: answer } = await admin('POST', path, body);
    return answer.data as Record<string, unknown> & { id: string; slug: string; version: number };
  };
  const history = async (path: string) => (await admin('GET', `${path}/revisions`)).body.data as unknown as object[];

  /** As two gateways: each receipt has a number of its own. */
  const startGateways = async (eventId: string) => {
    const answer = (sequence: number) => async (question: string) => {
      const isComplete = JSON.parse(question).id === eventId;
      return JSON.stringify({ sequence, publishedAt: new Date().toISOString(), steps: [], isComplete });
    };
    const broker = content.service.application.get(Broker);
    for (const sequence of [7, 8]) await broker.serve(RECEIPTS, 'gateway', answer(sequence));
  };

  it('PLT-4 keeps one receipt of a published version, even if nobody reads it', async () => {
    // Other tests share the stream, so the slug must be unique.
    const { id, slug } = await create('/blog', aPost({ title: `Published ${Date.now()}` }));
    const at = `/publications/post/${id}/1`;
    const { body } = await admin('GET', at);
    await eventually(async () => {
      const [event] = await publishedEvents(postPublished.type, slug);
      expect(body).toMatchObject({ event: { id: event?.id, type: postPublished.type }, receipt: null });
    });
    const collect = () => content.service.application.get(ReceiptCollector).collect(new Date());
    const { event } = body as unknown as Publication;
    await startGateways(event.id);
    const kept = await eventually(async () => {
      await Promise.all([collect(), collect()]);
      const { receipt } = (await admin('GET', at)).body as unknown as Publication;
      expect([7, 8]).toContain(receipt?.sequence);
      return receipt;
    });
    for (let again = 0; again < 5; again += 1) await collect();
    expect((await admin('GET', at)).body).toMatchObject({ receipt: kept });
    expect((await call('GET', at)).status).toBe(401);

    await admin('PUT', `/blog/${id}`, { status: 'draft' });
    expect((await admin('GET', `/publications/post/${id}/2`)).status).toBe(404);
    expect(await history(`/blog/${id}`)).toMatchObject([{ isPublished: false }, { isPublished: true }]);
  });

  it.each(EACH_KIND)(
    'keeps each version of a $kind, shows what changed, and restores an earlier version',
    async (one) => {
      const { path, title, body, shown, hidden } = one;
      const { id } = await create(`/${path}`, body({ [title]: 'As it was first', ...hidden }));
      const at = `/${path}/${id}`;
      await admin('PUT', at, { [title]: 'As it is second' });
      await admin('PUT', at, shown);
      expect(await history(at)).toMatchObject([
        { version: 3, action: 'published', isCurrent: true, fields: expect.arrayContaining(Object.keys(shown)) },
        { version: 2, action: 'updated', fields: [title] },
        {
          version: 1,
          action: 'created',
          fields: [],
          by: { type: 'staff', id: '000000000000000000000001', name: 'Test Person' },
        },
      ]);
      const first = (await admin('GET', `${at}/revisions/1`)).body.data as { values: Record<string, unknown> };
      expect(first.values).toMatchObject({ [title]: 'As it was first', slug: 'as-it-was-first', ...hidden });
      const restored = await admin('POST', `${at}/revisions/1/restore`);
      expect(restored.body).toMatchObject({
        message: expect.stringContaining('restored to version 1'),
        data: { [title]: 'As it was first', version: 4, ...shown },
        missingMedia: [],
      });
      expect((await call('GET', at)).body.data).toMatchObject({ [title]: 'As it was first' });
      expect((await history(at))[0]).toMatchObject({
        version: 4,
        action: 'restored',
        restoredVersion: 1,
        fields: [title],
      });
    },
  );

  it.each(EACH_KIND)(
    'API-PUB hides the history of a $kind from callers without permission',
    async ({ path, body, title }) => {
      const { id } = await create(`/${path}`, body({ [title]: 'Nobody looks back' }));
      const at = `/${path}/${id}`;
      for (const [method, call_] of [
        ['GET', `${at}/revisions`],
        ['GET', `${at}/revisions/1`],
        ['POST', `${at}/revisions/1/restore`],
      ] as const) {
        expect((await call(method, call_)).status).toBe(401);
        expect((await call(method, call_, { as: 'support' })).status).toBe(403);
      }
      expect((await call('POST', `${at}/revisions/1/restore`, { as: 'viewer' })).status).toBe(403);
      const visible = (await call('GET', at)).body.data;
      for (const field of ['updated_by', 'publish_at', 'unpublish_at', 'publishAt', 'unpublishAt'])
        expect(visible).not.toHaveProperty(field);
    },
  );

  it('is paginated, and answers 404 for a missing version', async () => {
    const { id } = await create('/blog', aPost({ title: 'Paged versions' }));
    for (let version = 2; version <= 5; version += 1)
      await admin('PUT', `/blog/${id}`, { title: `Paged version ${version}` });
    const { body } = await admin('GET', `/blog/${id}/revisions?page=2&limit=2`);
    expect(body).toMatchObject({ total: 5, pagination: { page: 2, limit: 2, total: 5, totalPages: 3 } });
    expect((body.data as unknown as { version: number }[]).map(({ version }) => version)).toEqual([3, 2]);
    expect((await admin('GET', `/blog/${id}/revisions/9`)).status).toBe(404);
    expect((await admin('GET', `/blog/${id}/revisions/zero`)).status).toBe(400);
    expect((await admin('POST', `/blog/${id}/revisions/9/restore`)).status).toBe(404);
    expect((await admin('GET', '/blog/not-there/revisions')).status).toBe(404);
  });

  it('records every way to change an item', async () => {
    const { id } = await create('/blog', aPost({ title: 'Changed in all ways', status: 'draft' }));
    await admin('PATCH', `/blog/${id}/status`, { status: 'published' });
    await admin('PATCH', '/blog/bulk', { updates: [{ id, featured: true }] });
    await admin('PATCH', `/blog/${id}/schedule`, { publishDate: '2999-01-01' });
    await admin('DELETE', `/blog/${id}`);
    await admin('POST', `/trash/post/${id}/restore`);
    expect(await history(`/blog/${id}`)).toMatchObject(
      ['recovered', 'deleted', 'scheduled', 'updated', 'published', 'created'].map((action) => ({ action })),
    );
  });

  it('records imports', async () => {
    const slug = 'brought-in';
    await importContent(content.env, { posts: [aPost({ slug })] }, { existing: 'refuse' });
    await importContent(content.env, { posts: [aPost({ slug, featured: true })] }, { existing: 'update' });
    expect(await history(`/blog/${slug}`)).toMatchObject([
      { version: 2, action: 'updated', fields: ['featured'], by: { type: 'import', id: null, name: null } },
      { version: 1, action: 'created', by: { type: 'import' } },
    ]);
    const { id } = (await admin('GET', `/blog/${slug}`)).body.data as { id: string };
    await eventually(async () => {
      const audited = await publishedEvents(changeRecorded.type, id);
      expect(audited.map(({ data }) => data)).toMatchObject([{ action: 'imported' }, { action: 'imported' }]);
    });
  });

  it('starts with the current version if an item had no history', async () => {
    const { id } = await create('/services', aService({ name: 'Older than history' }));
    await inspectDatabase(content.env.MONGODB_DATABASE, async (database) => {
      await database.collection('revisions').deleteMany({ itemId: id });
    });
    await admin('PUT', `/services/${id}`, { name: 'Younger than history' });
    const found = { action: 'found', by: { type: 'staff', id: null, name: 'Test Person' } };
    expect(await history(`/services/${id}`)).toMatchObject([
      { version: 2, fields: ['name'] },
      { version: 1, ...found },
    ]);
    await inspectDatabase(content.env.MONGODB_DATABASE, async (database) => {
      await database.collection('revisions').deleteMany({ itemId: id });
    });
    const [looked] = await Promise.all([history(`/services/${id}`), history(`/services/${id}`)]);
    expect(looked).toMatchObject([{ version: 2, isCurrent: true, ...found }]);
  });

  it('keeps only the latest versions', async () => {
    const { id } = await create('/services', aService({ name: 'Often changed' }));
    await inspectDatabase(content.env.MONGODB_DATABASE, async (database) => {
      const { _id, ...first } = (await database.collection('revisions').findOne({ itemId: id })) ?? {};
      const older = Array.from({ length: REVISIONS_KEPT - 1 }, (_none, index) => ({ ...first, version: index + 2 }));
      await database.collection('revisions').insertMany(older);
      await database.collection('services').updateOne({ slug: 'often-changed' }, { $set: { version: REVISIONS_KEPT } });
    });
    await admin('PUT', `/services/${id}`, { display_order: 1 });
    await admin('PUT', `/services/${id}`, { display_order: 2 });
    const { body } = await admin('GET', `/services/${id}/revisions?limit=100&page=2`);
    expect(body.total).toBe(REVISIONS_KEPT);
    expect((body.data as unknown as { version: number }[]).at(-1)?.version).toBe(3);
  });

  it('rejects a restore on an outdated version or with a slug that is in use', async () => {
    const { id } = await create('/blog', aPost({ title: 'Contested', slug: 'contested' }));
    await admin('PUT', `/blog/${id}`, { slug: 'moved-away' });
    const restore = (headers = {}) => admin('POST', `/blog/${id}/revisions/1/restore`, undefined, headers);
    const late = await restore({ 'if-match': '"1"' });
    expect([late.status, late.body.data]).toMatchObject([409, { version: 2 }]);
    await create('/blog', aPost({ title: 'Contested by another', slug: 'contested' }));
    const refused = await restore();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe("Version 1 had the address 'contested', which is in use elsewhere now.");
    expect((await restore({ 'if-match': '"2"' })).status).toBe(409);
    expect((await admin('GET', `/blog/${id}`)).body.data).toMatchObject({ slug: 'moved-away', version: 2 });
  });

  it('applies the current rules to a restore, and names the violating field', async () => {
    const { id } = await create('/blog', aPost({ title: 'Older rules' }));
    await inspectDatabase(content.env.MONGODB_DATABASE, async (database) => {
      await database.collection('revisions').updateOne({ itemId: id }, { $set: { 'values.tags': [] } });
    });
    const refused = await admin('POST', `/blog/${id}/revisions/1/restore`);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'tags', message: 'At least one tag is required' }],
    ]);
  });

  it('restores an item with missing pictures, and names them', async () => {
    const pictures = { featuredImage: GONE, images: ['/media/blog/there.png', 'https://elsewhere.example/a.png'] };
    const { id } = await create('/blog', aPost({ title: 'With pictures', ...pictures }));
    await admin('PUT', `/blog/${id}`, { featuredImage: null, images: [] });
    const { body } = await admin('POST', `/blog/${id}/revisions/1/restore`);
    expect(body).toMatchObject({
      message: `Blog post restored to version 1. 1 picture in it no longer exists: ${GONE}`,
      data: pictures,
      missingMedia: [GONE],
    });
  });

  it('deletes the auto-saved draft when an earlier version is restored', async () => {
    const { id } = await create('/blog', aPost({ title: 'Half written' }));
    await admin('POST', '/blog/auto-save', { id, values: { title: 'Half' } });
    await admin('PUT', `/blog/${id}`, { title: 'Written again' });
    await admin('POST', '/blog/auto-save', { id, values: { title: 'Half' } });
    await admin('POST', `/blog/${id}/revisions/1/restore`);
    expect((await admin('GET', `/blog/${id}/auto-save`)).body.data).toBeNull();
  });
});
