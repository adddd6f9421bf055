import {
  memberPublished,
  postCreated,
  postDeleted,
  postPublished,
  postUnpublished,
  postUpdated,
  projectPublished,
  projectUnpublished,
  serviceCreated,
  servicePublished,
} from '@atelier/contracts';
import { openStorage, readEnvironment, storageEnvironment } from '@atelier/service-kit';
import { anEvent, eventually, inspectDatabase } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aMarker,
  anItemSnapshot,
  aPlaceForSeo,
  aSnapshot,
  getReader,
  type PlaceForSeo,
  publishAll,
} from '../../test/seo-under-test.js';
import { start } from '../index.js';

const CENTURY_MS = 100 * 365 * 24 * 60 * 60 * 1000;
/** Newer than the items of other tests, so that the feed includes it among its newest. */
const inACentury = () => new Date(Date.now() + CENTURY_MS);

describe('content follower', () => {
  let place: PlaceForSeo;
  let service: Awaited<ReturnType<typeof start>>;
  let site: ReturnType<typeof getReader>;

  beforeAll(async () => {
    place = await aPlaceForSeo();
    service = await start(place.env);
    site = getReader(service.url);
  });
  afterAll(async () => {
    await service?.stop();
    await place?.leave();
  });

  const getMetadata = async (path: string) => {
    const response = await fetch(`${service.url}/seo?path=${encodeURIComponent(path)}`);
    return { status: response.status, body: (await response.json()) as { data: object; errors: object[] } };
  };

  it('SEO-2 PLT-4 adds a published post to the sitemap and the feed', async () => {
    const post = aSnapshot({ title: 'Bread & butter', publishDate: inACentury().toISOString() });
    await publishAll(anEvent(postPublished, post));
    await site.untilListed(post);
    expect(await site.readSitemaps()).toContain(
      `<url><loc>http://studio.test/blog/${post.slug}</loc><lastmod>2026-01-06T09:00:00.000Z</lastmod></url>`,
    );
    await eventually(async () => {
      const feed = await site.read('/rss.xml');
      expect(feed).toContain(`<title>Bread &amp; butter</title>\n<link>http://studio.test/blog/${post.slug}</link>`);
    });
  });

  it('SEO-2 PLT-4 shows in the index when a sitemap changed, including by removal', async () => {
    const marker = aMarker();
    await publishAll(marker.event);
    await site.untilListed(marker.post);
    const getChanges = async () =>
      Object.fromEntries(
        [
          ...(await site.read('/sitemap.xml')).matchAll(
            /<sitemap><loc>http:\/\/studio\.test\/sitemaps\/(\w+)\.xml<\/loc><lastmod>([^<]*)/g,
          ),
        ].map(([, name = '', lastChange = '']) => [name, Date.parse(lastChange)]),
      );
    const before = await getChanges();
    expect(Object.keys(before).sort()).toEqual(['pages', 'posts', 'projects', 'services', 'team']);
    await publishAll(anEvent(postDeleted, { ...marker.post, version: 2 }));
    await site.untilGone(marker.post);
    await eventually(async () => {
      const { posts = 0 } = await getChanges();
      expect(posts).toBeGreaterThan(before.posts ?? 0);
    });
  });

  it('SEO-2 includes the picture of a post in feeds, with its type and size', async () => {
    const post = aSnapshot({ publishDate: inACentury().toISOString() });
    const storage = openStorage(readEnvironment(storageEnvironment, place.env));
    await storage.put(`media/covers/${post.id}.webp`, Buffer.from('a picture'), 'image/webp');
    await publishAll(anEvent(postPublished, post));
    const url = `http://studio.test/media/covers/${post.id}.webp`;
    await eventually(async () => {
      expect(await site.read('/rss.xml')).toContain(`<enclosure url="${url}" length="9" type="image/webp"/>`);
      expect(await site.read('/atom.xml')).toContain(`type="image/webp" length="9" href="${url}"/>`);
      const { items } = JSON.parse(await site.read('/feed.json')) as { items: { image?: string }[] };
      expect(items.find(({ image }) => image === url)).toMatchObject({
        attachments: [{ url, mime_type: 'image/webp', size_in_bytes: 9 }],
      });
    });
  });

  it('SEO-2 PLT-4 removes a post that is unpublished or deleted', async () => {
    const unpublished = aSnapshot();
    const deleted = aSnapshot();
    await publishAll(anEvent(postPublished, unpublished), anEvent(postPublished, deleted));
    await site.untilListed(deleted);
    await publishAll(
      anEvent(postUnpublished, { ...unpublished, status: 'draft', version: 2 }),
      anEvent(postDeleted, { ...deleted, version: 2 }),
    );
    await site.untilGone(unpublished);
    await site.untilGone(deleted);
    await eventually(async () => {
      expect(await site.read('/rss.xml')).not.toContain(unpublished.slug);
    });
  });

  it.each([
    ['services', servicePublished],
    ['projects', projectPublished],
    ['team', memberPublished],
  ])('SEO-2 PLT-4 API-SEO lists published items of %s, with the metadata of their pages', async (folder, published) => {
    const item = anItemSnapshot({ title: 'Known by its title', image: '/media/covers/known.webp' });
    const path = `/${folder}/${item.slug}`;
    await publishAll(anEvent(published, item));
    await eventually(async () => {
      expect(await site.readSitemaps()).toContain(
        `<url><loc>http://studio.test${path}</loc><lastmod>2026-01-07T10:00:00.000Z</lastmod></url>`,
      );
    });
    expect((await getMetadata(path)).body.data).toEqual({
      path,
      title: 'Known by its title — Atelier',
      description: 'What it is about.',
      canonical: `http://studio.test${path}`,
      image: 'http://studio.test/media/covers/known.webp',
    });
    expect(await site.read('/rss.xml')).not.toContain(item.id);
  });

  it('API-PUB SEO-2 lists nothing that is not public or no longer public', async () => {
    const hidden = anItemSnapshot({ isPublic: false });
    const withdrawn = anItemSnapshot();
    const draft = aSnapshot({ status: 'draft' });
    const marker = aMarker();
    await publishAll(
      anEvent(serviceCreated, hidden),
      anEvent(projectPublished, withdrawn),
      anEvent(projectUnpublished, { ...withdrawn, isPublic: false, version: 2 }),
      anEvent(postCreated, draft),
      marker.event,
    );
    await site.untilListed(marker.post);
    // The sitemaps of other kinds are written after that of the posts.
    await eventually(async () => {
      const sitemaps = await site.readSitemaps();
      for (const { slug } of [hidden, withdrawn, draft]) expect(sitemaps).not.toContain(slug);
    });
  });

  it('SEO-2 treats pages stored by an earlier version without a kind as posts', async () => {
    const post = aSnapshot({ publishDate: inACentury().toISOString() });
    const marker = aMarker();
    await inspectDatabase(place.env.MONGODB_DATABASE, (database) =>
      database.collection<{ _id: string }>('pages').insertOne({
        _id: `post:${post.id}`,
        path: `/blog/${post.slug}`,
        isVisible: true,
        title: 'Kept long ago',
        description: '',
        category: 'development',
        author: null,
        image: null,
        publishedAt: inACentury(),
        changedAt: new Date(post.updatedAt),
        version: 1,
      } as never),
    );
    await publishAll(marker.event);
    await site.untilListed(marker.post);
    expect(await site.isListed(post)).toBe(true);
    await eventually(async () => {
      expect(await site.read('/rss.xml')).toContain('<title>Kept long ago</title>');
    });
    const renamed = { ...post, title: 'Named again', version: 2 };
    await publishAll(anEvent(postUpdated, renamed));
    await eventually(async () => {
      expect(await site.read('/rss.xml')).toContain('<title>Named again</title>');
    });
    expect(await site.read('/rss.xml')).not.toContain('Kept long ago');
  });

  it('SEO-2 follows a post to its new address', async () => {
    const post = aSnapshot();
    const moved = { ...post, slug: `${post.slug}-moved`, version: 2 };
    await publishAll(anEvent(postPublished, post), anEvent(postUpdated, moved));
    await site.untilListed(moved);
    expect(await site.isListed(post)).toBe(false);
  });

  it('PLT-5 never lets an older event overwrite a newer one', async () => {
    const post = aSnapshot({ version: 3, title: 'The newer title' });
    const older = { ...post, version: 2, title: 'The older title', slug: `${post.slug}-older` };
    const marker = aMarker();
    await publishAll(anEvent(postUpdated, post), anEvent(postPublished, older), marker.event);
    await site.untilListed(marker.post);
    expect(await site.isListed(post)).toBe(true);
    expect(await site.isListed(older)).toBe(false);
    expect(await place.getPage(post)).toMatchObject({ version: 3, title: 'The newer title' });
  });

  it('PLT-5 never lets a late event restore a deleted post', async () => {
    const post = aSnapshot();
    const marker = aMarker();
    await publishAll(
      anEvent(postDeleted, { ...post, version: 3 }),
      anEvent(postPublished, { ...post, version: 2 }),
      marker.event,
    );
    await site.untilListed(marker.post);
    expect(await site.isListed(post)).toBe(false);
    expect(await place.getPage(post)).toMatchObject({ version: 3, isVisible: false });
  });

  it('PLT-5 applies an event once if it is delivered twice', async () => {
    const post = aSnapshot();
    const event = anEvent(postPublished, post);
    const marker = aMarker();
    await publishAll(event, event, event, marker.event);
    await site.untilListed(marker.post);
    const sitemap = await site.readSitemaps();
    expect(sitemap.split(`/blog/${post.slug}<`)).toHaveLength(2);
    const applied = await inspectDatabase(place.env.MONGODB_DATABASE, (database) =>
      database.collection<{ _id: string }>('inbox').countDocuments({ _id: event.id }),
    );
    expect(applied).toBe(1);
  });

  it('API-SEO returns the metadata of a post, a static page, and an unknown page', async () => {
    const post = aSnapshot({ title: 'Known by its title' });
    await publishAll(anEvent(postPublished, post));
    await site.untilListed(post);
    expect((await getMetadata(`/blog/${post.slug}?page=2#top`)).body).toEqual({
      success: true,
      data: {
        path: `/blog/${post.slug}`,
        title: 'Known by its title — Atelier',
        description: 'What it is about.',
        canonical: `http://studio.test/blog/${post.slug}`,
        image: `http://studio.test${post.featuredImage}`,
      },
    });
    expect((await getMetadata('/contact')).body.data).toMatchObject({
      title: 'Contact — Atelier',
      canonical: 'http://studio.test/contact',
    });
    expect((await getMetadata('/nowhere')).body.data).toMatchObject({
      title: 'Atelier',
      canonical: 'http://studio.test/nowhere',
      image: null,
    });
  });

  it('API-PUB reveals nothing about a post that is not public', async () => {
    const draft = aSnapshot({ status: 'draft', title: 'Still secret' });
    const marker = aMarker();
    await publishAll(anEvent(postUpdated, draft), marker.event);
    await site.untilListed(marker.post);
    expect((await getMetadata(`/blog/${draft.slug}`)).body.data).toMatchObject({ title: 'Atelier' });
  });

  it.each(['/../..//evil.example/x', '/\\evil.example', '/./x'])(
    'API-SEO keeps the canonical URL of %s on this site',
    async (path) => {
      const { body } = await getMetadata(path);
      expect(body.data).toMatchObject({ canonical: expect.stringMatching(/^http:\/\/studio\.test\//) });
    },
  );

  it.each(['', 'contact', '//evil.example', '/\\[', '/\t/[', `/${'a'.repeat(500)}`])(
    'API-SEO rejects the path %j',
    async (path) => {
      const refused = await getMetadata(path);
      expect(refused.status).toBe(400);
      expect(refused.body.errors).toMatchObject([{ field: 'path' }]);
    },
  );
});
