import { DEFAULT_STAFF_SETTINGS, DEFAULT_STUDIO, getShareCard, postPublished, studioUpdated } from '@atelier/contracts';
import { ObjectStorage, openStorage, readEnvironment, storageEnvironment } from '@atelier/service-kit';
import { anEvent, eventually } from '@atelier/test-kit';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { aPlaceForSeo, aSnapshot, type PlaceForSeo, publishAll } from '../../test/seo-under-test.js';
import { start } from '../index.js';
import { StudioConsumer } from './studio.consumer.js';

const settings = (name: string, version: number, seo: object = {}) => ({
  ...DEFAULT_STUDIO,
  ...DEFAULT_STAFF_SETTINGS,
  navigation: [],
  details: { ...DEFAULT_STUDIO.details, name },
  seo: { ...DEFAULT_STUDIO.seo, ...seo },
  version,
  updatedAt: new Date().toISOString(),
});

describe('studio settings', () => {
  let place: PlaceForSeo;
  let service: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    place = await aPlaceForSeo();
    service = await start(place.env);
  });
  afterAll(async () => {
    await service?.stop();
    await place?.leave();
  });

  /** Passed directly to the service: on the broker, services of other tests would follow it too. */
  const follow = (version: number, name: string, seo: object = {}) =>
    service.application.get(StudioConsumer).onStudioUpdated(anEvent(studioUpdated, settings(name, version, seo)));
  const read = async (path: string) => (await fetch(`${service.url}${path}`)).text();
  const feedSays = (title: string) =>
    eventually(async () => expect(await read('/rss.xml')).toContain(`<title>${title}</title>`));

  it('ASET-1 set the name of the feeds and the title and description of pages, and ignore an older event', async () => {
    await feedSays('Journal — Atelier');
    await follow(2, 'Stone', { description: 'Stones, laid well.' });
    await feedSays('Journal — Stone');
    await follow(1, 'Older');
    await follow(3, 'Stone', { titleSuffix: 'Stone & Sons', description: 'Stones, laid well.' });
    await feedSays('Journal — Stone &amp; Sons');
    const { data } = JSON.parse(await read('/seo?path=/')) as { data: object };
    expect(data).toMatchObject({
      title: 'Digital Innovation Studio — Stone & Sons',
      description: 'Stones, laid well.',
    });
  });

  it('ASET-1 redraw every share card when the studio name changes', async () => {
    const storage = openStorage(readEnvironment(storageEnvironment, place.env));
    const post = aSnapshot();
    const cards = () => Promise.all(['/about', `/blog/${post.slug}`].map((path) => storage.read(getShareCard(path))));
    await publishAll(anEvent(postPublished, post));
    const before = await eventually(async () => {
      const drawn = await cards();
      expect(drawn).not.toContain(undefined);
      return drawn;
    });
    await follow(4, 'Quite another name');
    await eventually(async () => {
      const after = await cards();
      expect(after.map((card, index) => card?.equals(before[index] as Buffer))).toEqual([false, false]);
    });
  });

  it('ASET-1 redraw a share card that was being drawn while the studio name changed', async () => {
    const post = aSnapshot();
    const path = getShareCard(`/blog/${post.slug}`);
    const storage = service.application.get(ObjectStorage);
    const put = storage.put.bind(storage);
    const stored: unknown[] = [];
    const change = Promise.withResolvers<void>();
    const stand = jest.spyOn(storage, 'put').mockImplementation(async (object, body, type) => {
      if (object === path) stored.push(body);
      if (object === path && stored.length === 1) await change.promise;
      return put(object, body, type);
    });
    await publishAll(anEvent(postPublished, post));
    await eventually(async () => expect(stored).toHaveLength(1));
    await follow(6, 'One more name');
    change.resolve();
    await eventually(async () => expect(stored).toHaveLength(2), 30_000);
    expect(stored[1]).not.toEqual(stored[0]);
    stand.mockRestore();
  });

  it('ASET-1 omit the sitemap from robots.txt if the site is unlisted', async () => {
    expect(await read('/robots.txt')).toContain('Sitemap:');
    await follow(7, 'Stone', { isIndexed: false });
    await eventually(async () => expect(await read('/robots.txt')).not.toContain('Sitemap:'));
  });
});
