import { getShareCard, type PostSnapshot, postDeleted, postPublished, postUpdated } from '@atelier/contracts';
import { ObjectStorage, openStorage, readEnvironment, storageEnvironment } from '@atelier/service-kit';
import { anEvent, eventually } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { aPlaceForSeo, aSnapshot, type PlaceForSeo, publishAll } from '../../test/seo-under-test.js';
import { start } from '../index.js';
import { CARD_DESIGN } from './card.js';
import { CardPainter } from './card-painter.js';

describe('share cards', () => {
  let place: PlaceForSeo;
  let service: Awaited<ReturnType<typeof start>>;
  let storage: ReturnType<typeof openStorage>;

  beforeAll(async () => {
    place = await aPlaceForSeo();
    service = await start(place.env);
    storage = openStorage(readEnvironment(storageEnvironment, place.env));
  });
  afterAll(async () => {
    await service?.stop();
    await place?.leave();
  });

  const getCard = ({ slug }: { slug: string }) => storage.read(getShareCard(`/blog/${slug}`));
  const untilDrawn = (post: { slug: string }, other?: Buffer) =>
    eventually(async () => {
      const card = await getCard(post);
      expect(card).toBeDefined();
      if (other !== undefined) expect(card?.equals(other)).toBe(false);
      return card as Buffer;
    });

  it('SEO-1 exist for the site and its fixed pages from the start, 1200 by 630', async () => {
    for (const path of ['/', '/about', '/contact'])
      await eventually(async () => {
        const card = await storage.read(getShareCard(path));
        expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      });
  });

  it('SEO-1 show the title of a post beside its cover, and update with both', async () => {
    const post = aSnapshot({ title: 'Four screens to the island' });
    await publishAll(anEvent(postPublished, post));
    const without = await untilDrawn(post);
    const cover = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#00ff00' } })
      .webp()
      .toBuffer();
    await storage.put(`media/covers/${post.id}.webp`, cover, 'image/webp');
    await publishAll(anEvent(postUpdated, { ...post, version: 2 }));
    const withCover = await untilDrawn(post, without);
    const { data } = await sharp(withCover)
      .extract({ left: 1000, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[1]).toBeGreaterThan(240);
    await publishAll(anEvent(postUpdated, { ...post, title: 'Three screens', version: 3 }));
    await untilDrawn(post, withCover);
  });

  it('SEO-1 are not drawn again if a change does not show on them', async () => {
    const paint = jest.spyOn(service.application.get(CardPainter), 'paint');
    const post = aSnapshot();
    const getDrawn = () => paint.mock.calls.filter(([, { title }]) => title === post.title);
    const untilCurrent = (version: number) =>
      eventually(async () => expect(await place.getPage(post)).toMatchObject({ version, cardDesign: CARD_DESIGN }));
    await publishAll(anEvent(postPublished, post));
    await untilCurrent(1);
    await publishAll(anEvent(postUpdated, { ...post, excerpt: 'Another one.', version: 2 }));
    await untilCurrent(2);
    expect(getDrawn()).toHaveLength(1);
    await publishAll(anEvent(postUpdated, { ...post, slug: `${post.slug}-moved`, version: 3 }));
    await untilCurrent(3);
    expect(getDrawn()).toHaveLength(2);
    paint.mockRestore();
  });

  it('SEO-1 show the latest title although a slower process overwrites it', async () => {
    const post = aSnapshot({ title: 'The old title' });
    const written = service.application.get(ObjectStorage);
    const put = written.put.bind(written);
    const [started, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ended = Promise.withResolvers<void>();
    const held = jest.spyOn(written, 'put').mockImplementation(async (path, body, type) => {
      if (path !== getShareCard(`/blog/${post.slug}`)) return put(path, body, type);
      started.resolve();
      await mayEnd.promise;
      const facts = await put(path, body, type);
      ended.resolve();
      return facts;
    });
    await publishAll(anEvent(postPublished, post));
    await started.promise;
    const other = await start(place.env);
    await publishAll(anEvent(postUpdated, { ...post, title: 'The new title', version: 2 }));
    const latest = await untilDrawn(post);
    mayEnd.resolve();
    await ended.promise;
    await eventually(async () => expect((await getCard(post))?.equals(latest)).toBe(true));
    held.mockRestore();
    await other.stop();
  });

  it('SEO-1 are left alone if two processes drew the same one at once', async () => {
    const [post, next] = [aSnapshot(), aSnapshot()];
    const other = await start(place.env);
    const processes = [service, other].map((process) => {
      const written = process.application.get(ObjectStorage);
      const put = written.put.bind(written);
      const drawn = Promise.withResolvers<void>();
      const held = jest.spyOn(written, 'put').mockImplementation(async (path, body, type) => {
        if (path !== getShareCard(`/blog/${post.slug}`)) return put(path, body, type);
        drawn.resolve();
        await mayEnd.promise;
        return put(path, body, type);
      });
      return { drawn, held, paint: jest.spyOn(process.application.get(CardPainter), 'paint') };
    });
    const mayEnd = Promise.withResolvers<void>();
    await publishAll(anEvent(postPublished, post));
    for (const { drawn } of processes) await drawn.promise;
    mayEnd.resolve();
    await publishAll(anEvent(postPublished, next));
    await untilDrawn(next);
    await eventually(async () => expect(await place.getPage(post)).toMatchObject({ cardDesign: CARD_DESIGN }));
    const titles = processes.flatMap(({ paint }) => paint.mock.calls.map(([, { title }]) => title));
    expect(titles.filter((title) => title === post.title)).toHaveLength(2);
    for (const { held, paint } of processes) for (const spy of [held, paint]) spy.mockRestore();
    await other.stop();
  });

  it('SEO-1 are drawn without a cover that cannot be read', async () => {
    const post = aSnapshot();
    await storage.put(`media/covers/${post.id}.webp`, Buffer.from('no picture'), 'image/webp');
    await publishAll(anEvent(postPublished, post));
    await untilDrawn(post);
  });

  it('API-PUB SEO-1 are removed when a post is moved or deleted', async () => {
    const post = aSnapshot();
    const moved = { ...post, slug: `${post.slug}-moved`, version: 2 };
    await publishAll(anEvent(postPublished, post));
    await untilDrawn(post);
    await publishAll(anEvent(postUpdated, moved));
    await untilDrawn(moved);
    expect(await getCard(post)).toBeUndefined();
    await publishAll(anEvent(postDeleted, { ...moved, version: 3 }));
    await eventually(async () => {
      expect(await getCard(moved)).toBeUndefined();
    });
  });

  it.each([
    ['deleted', (post: PostSnapshot) => anEvent(postDeleted, { ...post, version: 2 })],
    ['moved', (post: PostSnapshot) => anEvent(postUpdated, { ...post, slug: `${post.slug}-moved`, version: 2 })],
  ])('API-PUB SEO-1 do not stay if their post is %s while they are drawn', async (_what, getChange) => {
    const [post, next] = [aSnapshot(), aSnapshot()];
    const written = service.application.get(ObjectStorage);
    const put = written.put.bind(written);
    const [drawn, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = jest.spyOn(written, 'put').mockImplementation(async (path, body, type) => {
      if (path === getShareCard(`/blog/${post.slug}`)) {
        drawn.resolve();
        await changed.promise;
      }
      return put(path, body, type);
    });
    await publishAll(anEvent(postPublished, post));
    await drawn.promise;
    await publishAll(getChange(post));
    await eventually(async () => expect((await place.getPage(post))?.version).toBe(2));
    changed.resolve();
    await publishAll(anEvent(postPublished, next));
    await untilDrawn(next);
    held.mockRestore();
    expect(await getCard(post)).toBeUndefined();
  });
});
