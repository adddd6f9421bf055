import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postPublished } from '@atelier/contracts';
import { openStorage, readEnvironment, storageEnvironment } from '@atelier/service-kit';
import {
  anEvent,
  eventually,
  type ServiceCall,
  STORAGE_KINDS,
  serviceClient,
  startServiceProcess,
} from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPlaceForSeo, aSnapshot, getReader, type PlaceForSeo, publishAll } from '../../test/seo-under-test.js';
import { start } from '../index.js';

const MAIN = new URL('../main.ts', import.meta.url);
const TYPES = [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/pages.xml', 'application/xml; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/atom.xml', 'application/atom+xml; charset=utf-8'],
  ['/feed.json', 'application/feed+json; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
] as const;

const getStorage = ({ env }: PlaceForSeo) => openStorage(readEnvironment(storageEnvironment, env));

describe.each(STORAGE_KINDS)('SEO documents on %s storage', (kind) => {
  let place: PlaceForSeo;
  let service: Awaited<ReturnType<typeof start>>;
  let call: ServiceCall;

  beforeAll(async () => {
    place = await aPlaceForSeo(kind);
    service = await start(place.env);
    call = serviceClient(service.url, place.keys);
    await eventually(async () => {
      expect((await fetch(`${service.url}/feed.json`)).status).toBe(200);
    });
  });
  afterAll(async () => {
    await service?.stop();
    await place?.leave();
  });

  it.each(TYPES)('SEO-2 include %s from the start, with its type and an entity tag', async (path, type) => {
    const response = await fetch(`${service.url}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('http://studio.test/');
    expect((await getStorage(place).read(`seo${path}`))?.toString()).toContain('http://studio.test/');
  });

  it('SEO-2 return 304 if the client has the current document', async () => {
    const etag = (await fetch(`${service.url}/robots.txt`)).headers.get('etag') ?? '';
    const again = await fetch(`${service.url}/robots.txt`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const other = await fetch(`${service.url}/robots.txt`, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('API-SEO are written again at staff request', async () => {
    const storage = getStorage(place);
    const robotsBefore = await storage.stat('seo/robots.txt');
    await storage.put('seo/feed.json', Buffer.from('spoiled'), 'text/plain');
    const asked = await call('POST', '/seo/generate-sitemap?type=xml', { as: 'editor' });
    expect(asked).toMatchObject({ status: 202, body: { success: true, message: 'Sitemap generation started' } });
    await eventually(async () => {
      expect(await getReader(service.url).read('/feed.json')).toContain('jsonfeed.org');
    });
    // An unchanged document is not rewritten, so its time is that of its last change.
    expect((await storage.stat('seo/robots.txt'))?.changedAt).toEqual(robotsBefore?.changedAt);
  });

  it('API-SEO cannot be requested by visitors or staff without permission, or with other types', async () => {
    expect((await call('POST', '/seo/generate-sitemap')).status).toBe(401);
    expect((await call('POST', '/seo/generate-sitemap', { as: 'support' })).status).toBe(403);
    const refused = await call('POST', '/seo/generate-sitemap?type=csv', { as: 'editor' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'type', message: 'Type must be xml' }] } });
  });
});

describe('SEO documents across failures', () => {
  let place: PlaceForSeo;
  const blockade = () => join(place.env.STORAGE_DIR ?? '', 'objects', 'seo');

  beforeAll(async () => {
    place = await aPlaceForSeo();
    await mkdir(join(blockade(), '..'), { recursive: true });
  });
  afterAll(() => place.leave());

  const untilFollowed = (post: ReturnType<typeof aSnapshot>) =>
    eventually(async () => {
      expect(await place.getPage(post)).not.toBeNull();
    });

  it('PLT-5 are written after a storage failure, without another event', async () => {
    await writeFile(blockade(), 'a file where the folder would be');
    const service = await start(place.env);
    try {
      const post = aSnapshot();
      await publishAll(anEvent(postPublished, post));
      await untilFollowed(post);
      expect((await fetch(`${service.url}/sitemap.xml`)).status).toBe(503);
      await rm(blockade());
      await getReader(service.url).untilListed(post);
    } finally {
      await service.stop();
    }
  });

  it('PLT-5 are written after a kill -9 between event and document, under the current address', async () => {
    await rm(blockade(), { recursive: true });
    await writeFile(blockade(), 'a file where the folder would be');
    const killed = await startServiceProcess(MAIN, place.env);
    const post = aSnapshot();
    await publishAll(anEvent(postPublished, post));
    await untilFollowed(post);
    await killed.kill();
    await rm(blockade());
    const next = await startServiceProcess(MAIN, { ...place.env, ATELIER_PUBLIC_URL: 'https://moved.test' });
    try {
      await getReader(next.url).untilListed(post);
      await eventually(async () => {
        expect(await getReader(next.url).read('/robots.txt')).toContain('Sitemap: https://moved.test/sitemap.xml');
      });
    } finally {
      await next.kill();
    }
  });
});
